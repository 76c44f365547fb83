import '@fontsource/alegreya/700.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import './fonts/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './lib/i18n.svelte';
import { prefs } from './lib/prefs.svelte';
import { router } from './lib/router.svelte';

prefs.dress();
if (router.page.name === 'table') void import('./pages/Table.svelte');
await words.start();
mount(App, { target: document.getElementById('app')! });

/** Without TLS a browser has no service workers. */
const worker = import.meta.env.PROD && (navigator.serviceWorker as ServiceWorkerContainer | undefined);
if (worker) {
  // What was loaded before the worker was there, it is told of.
  worker.oncontrollerchange = () =>
    worker.controller?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
  worker.register('/sw.js').catch(() => undefined);
}

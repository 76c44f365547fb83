import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Puts compressed copies beside the built files, for the server to hand out. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        if (!/\.(js|json|css|html|svg)$/.test(name)) continue;
        const path = join(folder, name);
        const data = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(data));
      }
    },
  };
}

/** Tells the service worker which version it belongs to, and which files that has. */
function versioned(): Plugin {
  return {
    name: 'versioned',
    apply: 'build',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return;
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const source = JSON.stringify(files.sort().map((name) => `/${name}`));
      const version = createHash('sha256').update(source).digest('hex').slice(0, 8);
      worker.code = worker.code.replace('__VERSION__', version);
      this.emitFile({ type: 'asset', fileName: `assets/files-${version}.json`, source });
    },
  };
}

/** The names of the cards in a catalogue, without what stands on them: `agricola-classic-e.ftl?names`. */
function names(): Plugin {
  const query = '?names';
  return {
    name: 'names',
    load(id) {
      if (!id.endsWith(query)) return null;
      const lines = readFileSync(id.slice(0, -query.length), 'utf-8').split('\n');
      const named = lines.filter((line) => line.startsWith('card-'));
      return `export default ${JSON.stringify(named.join('\n'))}`;
    },
  };
}

/** Catalogues without the remarks for those who write them. */
function bare(): Plugin {
  const query = '?raw';
  return {
    name: 'bare',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.ftl${query}`)) return null;
      const lines = readFileSync(id.slice(0, -query.length), 'utf-8').split('\n');
      return `export default ${JSON.stringify(lines.filter((line) => !line.startsWith('#')).join('\n'))}`;
    },
  };
}

/** The build goes into the Python package; in development the API comes from `bocage serve`. */
export default defineConfig({
  plugins: [svelte(), names(), bare(), versioned(), compressed()],
  build: {
    outDir: '../src/bocage/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/worker/sw.ts' },
      output: {
        // Browsers look for the service worker at the same address in every version.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'shared', test: /node_modules\/(?!uqr)|web\/src\/(lib|kit)\/[^/]*$|web\/src\/table\/(Dialog|Help|Trouble)/ },
            {
              name: 'common',
              test: /web\/src\/(games\/common\/|lobby\/(Tables|TableRow|said|options|news)|cards\/(?!Top|Filters|Choice|CardDialog|search|find)|table\/(SeatFrame|places|Copy|own|pointing|situation|ScoreTable|Chart|StatusBar|Question|Buttons|TurnButtons|Connection|FreeSeat|HintButton|Menu|OverButtons|Proposals|Thinking|FarmView|Seat|TakeSeat|PlayedCards))/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: process.env.BOCAGE_API ?? 'http://127.0.0.1:8440', ws: true },
    },
  },
});

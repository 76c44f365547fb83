import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { majorScene, spaceScene } from './agricola';
import { KINDS } from '../../games/express/dice';
import { pictures } from '../../games/creatures/farmPictures';
import { buildingScene, creaturesScenes } from './creatures';
import { expressScenes } from './express';
import { ground } from './ground';
import { hallertauScenes } from './hallertau';
import { quarter } from './village';

const words = new URL('../../../../src/bocage/locales/en/', import.meta.url);
const english = readdirSync(words).map((file) => readFileSync(new URL(file, words), 'utf8')).join('\n');
/** What the spaces are called in the catalogues: `space-<name>`. */
const named = [...english.matchAll(/^space-([\w-]+) =/gm)].map(([, name = '']) => name);
const of = (game: string) =>
  named.filter((name) => name.startsWith(`${game}-`)).map((name) => name.slice(game.length + 1));
/** The titles of Agricola's spaces; cards that are spaces have capitals. */
const agricola = named.filter((name) => !/^(creatures|hallertau|express)-|[A-Z]/.test(name));

const all = [
  ...agricola.map((title): [string, string] => [title, spaceScene(title)]),
  ...['M01', 'M05', 'M10', 'A1', 'A10'].map((id): [string, string] => [id, majorScene(id)]),
  ...Object.entries(creaturesScenes),
  ...Object.keys(pictures).map((id): [string, string] => [id, buildingScene(id)]),
  ...Object.entries(hallertauScenes),
  ...Object.entries(expressScenes),
  ['ground', ground] as [string, string],
];

describe('scenes', () => {
  it('are there for every space of every game', () => {
    expect(of('creatures').filter((id) => !creaturesScenes[id])).toEqual([]);
    expect(of('hallertau').filter((id) => !hallertauScenes[id])).toEqual([]);
    const strange = spaceScene('no such space');
    const meeting = ['meeting-place', 'full-meeting-place', 'classic-meeting-place', 'classic-full-meeting-place'];
    expect(agricola.filter((title) => spaceScene(title) === strange).sort()).toEqual(meeting.sort());
  });

  it('are there for every major improvement of both editions, and for no other card', () => {
    for (let n = 1; n <= 10; n += 1) {
      expect(majorScene(`A${n}`)).not.toBe('');
      expect(majorScene(`M${String(n).padStart(2, '0')}`)).not.toBe('');
    }
    expect(majorScene('A11') + majorScene('B013') + majorScene('A116')).toBe('');
    expect(majorScene('M05')).toBe(majorScene('A10'));
  });

  it('are there for every special building, of several kinds, and for every tray of dice', () => {
    const plain = ['cottage', 'stall', 'stables'];
    const strange = buildingScene('no such building');
    expect(Object.keys(pictures).filter((id) => buildingScene(id) === strange)).toEqual(plain);
    expect(new Set(Object.keys(pictures).map(buildingScene)).size).toBeGreaterThan(6);
    expect(KINDS.filter((kind) => !expressScenes[kind])).toEqual([]);
  });

  it.each(all)('%s is well formed, and of numbers and names of colours only', (_, markup) => {
    const open = (markup.match(/<g[ >]/g) ?? []).length;
    expect((markup.match(/<\/g>/g) ?? []).length).toBe(open);
    expect(markup).not.toMatch(/NaN|undefined|style=|<script|href/);
    for (const [, colour = ''] of markup.matchAll(/(?:fill|stroke)="([^"]+)"/g))
      expect(colour).toMatch(/^(none|var\(--[\w-]+\))$/);
  });

  it('are calm: not one has more than a few dozen shapes', () => {
    const busy = all.filter(([id, markup]) => id !== 'ground' && (markup.match(/<(path|ellipse|circle)/g) ?? []).length > 45);
    expect(busy.map(([id]) => id)).toEqual([]);
  });
});

describe('the village', () => {
  it('has other houses in each quarter next to one', () => {
    for (let n = 0; n < 9; n += 1) expect(quarter(n)).not.toBe(quarter(n + 1));
    expect(quarter(0)).not.toContain('undefined');
  });
});

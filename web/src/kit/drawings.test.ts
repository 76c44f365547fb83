import { describe, expect, it } from 'vitest';
import { deeds } from './deeds';
import { drawingOf } from './drawings';
import { glyphs } from './glyphs';
import { goods } from './goods';
import { produce } from './produce';
import { trades } from './trades';

const all: [string, string][] = Object.entries({ ...goods, ...deeds, ...produce, ...trades, ...glyphs });

/** The tags of a markup that are opened and not closed, or closed and not opened. */
function unbalanced(markup: string): string[] {
  const open: string[] = [];
  for (const [, close, name = '', empty] of markup.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (empty) continue;
    if (!close) open.push(name);
    else if (open.pop() !== name) return [name];
  }
  return open;
}

describe('drawings', () => {
  it('have a name in one collection only', () => {
    const names = [goods, deeds, produce, trades, glyphs].flatMap((drawings) => Object.keys(drawings));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(all)(
    '%s is well formed and free of inline styles, which the content policy forbids',
    (name, markup) => {
      expect(unbalanced(markup)).toEqual([]);
      expect(markup).not.toMatch(/style=|<style|<script|href|\bon\w+=/);
      expect(drawingOf(name).markup).toBe(markup.match(/<[^>]+>/g)?.join(''));
    },
  );

  it('give a blank token for an unknown name, also for one that every object has', () => {
    expect(drawingOf('constructor')).toBe(drawingOf('no such good'));
  });

  it('colour signs with the text and leave goods in their own colours', () => {
    expect(drawingOf('undo').plain).toBe(true);
    expect(drawingOf('wood').plain).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { pictures } from './farmPictures';

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

describe('pictures', () => {
  it('show 61 tiles, no two of them alike', () => {
    expect(Object.keys(pictures)).toHaveLength(61);
    expect(new Set(Object.values(pictures)).size).toBe(61);
  });

  it.each(Object.entries(pictures))('%s is well formed and free of inline styles', (_, markup) => {
    expect(unbalanced(markup)).toEqual([]);
    expect(markup).not.toMatch(/style=|<style|<script|href|\bon\w+=|undefined|NaN/);
  });
});

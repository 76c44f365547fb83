import { describe, expect, it } from 'vitest';
import { pieces } from './amounts';

const forms = new Map([
  ['wood', ['wood']],
  ['boar', ['wild boar']],
  ['food', ['food', 'еды']],
]);

describe('amounts', () => {
  it('are cut out of a text', () => {
    expect(pieces('Pay 2 wood or 1 wild boar.', forms)).toEqual([
      { text: 'Pay ' },
      { text: '2 wood', good: 'wood' },
      { text: ' or ' },
      { text: '1 wild boar', good: 'boar' },
      { text: '.' },
    ]);
    expect(pieces('3\u202fеды', forms)).toEqual([{ text: '3\u202fеды', good: 'food' }]);
  });
  it('are words of their own after a number', () => {
    for (const text of ['Each wood counts.', '2 wooden rooms', '1 wood room', '']) {
      expect(pieces(text, forms)).toEqual(text ? [{ text }] : []);
    }
  });
  it('leave the text as it is', () => {
    const text = 'At most 1, 2 or 3 food; 1 food each.';
    expect(pieces(text, forms).map((piece) => piece.text).join('')).toBe(text);
  });
});

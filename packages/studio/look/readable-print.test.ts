import { describe, expect, it } from 'vitest';
import { layOutActionFigure } from '../packs/action-figure/action-figure-words.ts';
import { setText } from '../typesetting/typeset.ts';
import { readablePrint } from './readable-print.ts';

const countOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;

describe('what is printed', () => {
  it.each([
    'A rock star in a denim jacket, with a red guitar',
    'W'.repeat(250),
    '山'.repeat(250),
    'ễ'.repeat(250),
    `${'a guitar '.repeat(24)}🎸🎸🎸🎸🎸`,
    'राष्ट्रीय गिटार वादक',
    '',
  ])('of %s is all of it', (text) => {
    expect(readablePrint('description', text)).toEqual({ text, isCut: false });
  });

  it.each(['🎸', '👩‍🚀', '🇺🇦', '1️⃣', '❤️'])(
    'of 250 times %s is what can be read, and that it is less',
    (emoji) => {
      const { text, isCut } = readablePrint('description', emoji.repeat(250));
      expect(isCut).toBe(true);
      expect(text.endsWith(`${emoji}…`)).toBe(true);
      expect(countOf(text)).toBe(63);
    },
  );

  it('of a line of 40 emoji is half, of a name of 24 all', () => {
    expect(countOf(readablePrint('line', '🎸'.repeat(40)).text)).toBe(21);
    expect(readablePrint('name', '🎸'.repeat(24)).isCut).toBe(false);
  });

  it('has no pile of marks on a letter', () => {
    expect(readablePrint('name', `Z${'\u0301'.repeat(60)}algo`).text).toBe(`Z${'\u0301'.repeat(4)}algo`);
  });

  it('is large enough to be read on the card with four things', () => {
    for (const emoji of ['🎸', '👩‍🚀', '❤️']) {
      const { text } = readablePrint('description', emoji.repeat(250));
      const { panel } = layOutActionFigure(text, [1, 1, 1, 1]);
      const box = { x: 0, y: 0, width: panel.width - 44, height: panel.height - 88 };
      const size = (words: string) =>
        setText(words, { name: 'description', box, face: 'text', largest: 72, leading: 1.22 }).size;
      expect(size(text)).toBeGreaterThan(30);
      expect(size(emoji.repeat(250))).toBeLessThan(24);
    }
  });
});

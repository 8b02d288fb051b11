import { expect, it } from 'vitest';
import { hasInk, unlessBlank } from './has-ink.ts';
import { toOneLine } from './one-line.ts';

const pointsOf = (property: RegExp) =>
  Array.from({ length: 0x11_0000 }, (_, point) => point).filter((point) =>
    property.test(String.fromCodePoint(point)),
  );

it.each([
  ['Hangul filler', '\u3164'],
  ['Hangul choseong filler', '\u115F'],
  ['Hangul jungseong filler', '\u1160'],
  ['halfwidth Hangul filler', '\uFFA0'],
  ['empty Braille cell', '\u2800'],
  ['variation selector', '\uFE0F'],
  ['combining grapheme joiner', '\u034F'],
  ['Khmer inherent vowel', '\u17B4'],
  ['Mongolian vowel separator', '\u180E'],
  ['ideographic space', '\u3000'],
  ['line separator', '\u2028'],
  ['tag', '\u{E0041}'],
  ['private use', '\uE000'],
  ['unassigned', '\u0378'],
  ['object replacement', '\uFFFC'],
  ['null notehead', '\u{1D159}'],
  ['a mark without a letter', '\u0301'],
  ['many of them', ' \u3164\u2800\uFE0F\u200D\u115F\uFFA0 '],
  ['nothing', ''],
])('%s is not visible', (_name, text) => {
  expect(hasInk(text)).toBe(false);
  expect(unlessBlank(text)).toBeUndefined();
});

it.each([
  'R',
  '1',
  '.',
  '山',
  'ễ',
  'e\u0301',
  '\u2800R',
  '❤\uFE0F',
  '👩‍🚀',
  '🏴\u{E0067}\u{E0062}\u{E007F}',
  'ᄀ',
  '한',
])('%s is visible', (text) => {
  expect(hasInk(text)).toBe(true);
  expect(unlessBlank(text)).toBe(text);
});

it.each([/\p{White_Space}/u, /\p{Default_Ignorable_Code_Point}/u, /\p{Cf}/u, /\p{Z}/u])(
  'no character with the property %s is visible',
  (property) => {
    expect(pointsOf(property).filter((point) => hasInk(String.fromCodePoint(point)))).toEqual([]);
  },
);

it('one line has no line separator in it', () => {
  expect(toOneLine('Robin\u2028the\u2029Great\u0085\nand\u202e Kind')).toBe('Robin the Great and Kind');
});

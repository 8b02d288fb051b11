import { createRequire } from 'node:module';
import { readCodePoints } from '@toy-twin/studio/fixtures';
import { expect, it } from 'vitest';
import { nameFace } from './name-face.ts';

const { resolve } = createRequire(import.meta.url);
const lettersOf = (name: string, subsets: readonly string[], style: string) =>
  new Set(subsets.flatMap((subset) => [...readCodePoints(resolve(`${name}-${subset}-${style}.woff2`))]));
const DISPLAY = lettersOf('@fontsource/lilita-one/files/lilita-one', ['latin', 'latin-ext'], '400-normal');
const READING = lettersOf(
  '@fontsource-variable/nunito-sans/files/nunito-sans',
  ['latin', 'latin-ext', 'vietnamese', 'cyrillic'],
  'wght-normal',
);
const SPACES = /[\s\p{Cf}]/u;

it.each([
  ['Captain Robin', 'font-display'],
  ['José Ñandú', 'font-display'],
  ['Łukasz', 'font-display'],
  ['Nguyễn Thị Lan', 'font-sans font-black'],
  ['Nguye\u0302\u0303n', 'font-sans font-black'],
  ['Ćwik', 'font-sans font-black'],
  ['Иван', 'font-sans font-black'],
  ['محمد', 'font-system font-black'],
  ['山田 太郎', 'font-system font-black'],
  ['Robin 山田', 'font-system font-black'],
  ['Μαρία', 'font-system font-black'],
])('%s is set in one typeface: %s', (name, face) => expect(nameFace(name)).toBe(face));

it('a typeface is chosen only for letters in its font files', () => {
  const missing = Array.from({ length: 0x2500 }, (_, point) => point).filter((point) => {
    const letter = String.fromCodePoint(point);
    if (point < 0x20 || SPACES.test(letter) || letter.normalize('NFC') !== letter) return false;
    const face = nameFace(letter);
    return (
      (face === 'font-display' && !DISPLAY.has(point)) ||
      (face === 'font-sans font-black' && !READING.has(point))
    );
  });
  expect(missing.map((point) => point.toString(16))).toEqual([]);
});

import { expect, it } from 'vitest';
import { COLOUR_WORDS } from '../../../catalogue/colours/colour-words.ts';
import { readDescription } from '../../description/read-description.ts';
import { tintSkin } from './tint-skin.ts';

it.each([
  ['an alien with green skin', 'green'],
  ['blue-skinned, with a spear', 'blue'],
  ['Grüne Haut', 'green'],
  ['brown skin and green eyes', undefined],
  ['olive skin', undefined],
  ['yellow skin', undefined],
  ['no green skin', undefined],
  ['skin care in a green dress', undefined],
])('%s', (words, colour) => {
  expect(readDescription(words).skin).toEqual(colour && COLOUR_WORDS.get(colour));
});

it('tints skin and lips, and leaves eyes, teeth and brows', () => {
  const pixels = new Uint8ClampedArray([
    ...[226, 180, 150, 255],
    ...[190, 100, 95, 255],
    ...[240, 240, 238, 255],
    ...[30, 28, 27, 255],
  ]);
  const tinted = Uint8ClampedArray.from(pixels);
  tintSkin(tinted, [226, 180, 150], [60, 160, 70]);
  expect([...tinted.slice(0, 4)]).toEqual([60, 160, 70, 255]);
  expect(tinted[5]).toBeGreaterThan(tinted[4] + 30);
  for (const [at, value] of tinted.slice(8).entries())
    expect(Math.abs(value - pixels[8 + at])).toBeLessThan(16);
});

import { expect, it } from 'vitest';
import { chroma, type Rgb } from '../../../colour.ts';
import { inWhiteLight } from './in-white-light.ts';

const SKIN: Rgb = [242, 194, 167];
const IN_ORANGE: Rgb = [239, 159, 109];
const whiten = (colour: Rgb, seen: Rgb) =>
  inWhiteLight({ kind: 'suit', colours: [colour], inner: colour }, seen, SKIN);

it('takes the light of an orange face out of a shirt, which stays the same in white light', () => {
  const cream: Rgb = [245, 222, 204];
  const { colours, inner } = whiten(cream, IN_ORANGE);
  expect(chroma(colours[0] ?? cream)).toBeLessThan(chroma(cream) / 3);
  expect(inner).toEqual(colours[0]);
  expect(whiten(cream, SKIN).colours).toEqual([cream]);
});

it('gives no cloth another hue', () => {
  const [blue, orange]: Rgb[] = [
    [40, 70, 160],
    [230, 120, 30],
  ];
  expect(whiten(blue, IN_ORANGE).inner?.map(Math.round)).toEqual(blue);
  const [red, green, deep] = whiten(orange, IN_ORANGE).inner ?? SKIN;
  expect(red).toBeGreaterThan(green + 60);
  expect(green).toBeGreaterThan(deep + 30);
});

import { expect, test } from 'vitest';
import { luminance, type Rgb } from '../../../colour.ts';
import { lightBeard, whitenPale } from './light-beard.ts';

const toySkin: Rgb = [122, 87, 70];
const shaded: Rgb = [78, 58, 48];
const beardOf = (colour: Rgb) => ({ kind: 'moustache', colour }) as const;

test('a white moustache in the shade is as much lighter than the skin on the toy', () => {
  const white = lightBeard(beardOf([111, 108, 106]), shaded, toySkin);
  expect(luminance(white.colour) / luminance(toySkin)).toBeGreaterThan(1.6);
  const inLight = lightBeard(beardOf([190, 186, 180]), toySkin, toySkin);
  expect(inLight.colour).toEqual([190, 186, 180]);
});

test('a dark beard keeps its colour, and there is no border between dark and pale ones', () => {
  expect(lightBeard(beardOf([50, 40, 34]), shaded, toySkin).colour).toEqual([50, 40, 34]);
  const lights = [60, 63, 66, 69, 72, 75, 78].map((value) =>
    luminance(lightBeard(beardOf([value, value, value]), shaded, toySkin).colour),
  );
  for (let at = 1; at < lights.length; at++)
    expect((lights[at] ?? 0) - (lights[at - 1] ?? 0)).toBeLessThan(12);
});

test('in bright light a black beard is grey, and black on the toy', () => {
  const [bright, grey]: Rgb[] = [
    [204, 152, 128],
    [116, 103, 112],
  ];
  const { colour } = lightBeard(beardOf(grey), bright, toySkin);
  expect(luminance(colour) / luminance(toySkin)).toBeCloseTo(luminance(grey) / luminance(bright), 1);
});

test('a beard that is paler than the cheeks next to it is white, however dim the photo', () => {
  const whiten = (by: number) => whitenPale([90, 88, 92], by, toySkin);
  expect(luminance(whiten(1.4))).toBeGreaterThan(luminance(toySkin) * 1.3);
  expect(whiten(0.8)).toEqual([90, 88, 92]);
});

import { expect, it } from 'vitest';
import { luminance, type Rgb } from '../../../colour.ts';
import { PLAIN_INKS } from '../../../fixtures/plain-inks.ts';
import type { FaceFeatures } from '../print/face-features.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import { traceMouth } from './paint-mouth.ts';
import { createPrintCanvas } from './print-canvas.ts';

const SKIN: Rgb = [230, 180, 150];
const ring = (half: number, high: number) =>
  Array.from({ length: 20 }, (_, index) => {
    const turn = (index / 20) * Math.PI * 2;
    return { x: -half * Math.cos(turn), y: 1 - high * Math.sin(turn) };
  });

/** The light across the middle of a mouth with lips `gap` apart, from above down, over a photo all skin. */
function lightsOf(gap: number, teeth: number): number[] {
  const { canvas, context } = createPrintCanvas();
  context.fillStyle = 'rgb(230 180 150)';
  context.fillRect(-2, -2, 4, 5);
  const eye = { upper: [], lower: [] };
  const features: FaceFeatures = {
    eyes: [eye, eye],
    brows: [[], []],
    lips: ring(0.36, gap / 2 + 0.1),
    mouth: ring(0.34, gap / 2),
    oval: [],
    nose: [],
  };
  traceMouth(
    context,
    features,
    { ...PLAIN_INKS, lips: [190, 105, 95], mouth: 'teeth', teeth },
    { skin: SKIN, bearded: false },
    1,
  );
  const { perUnit, top, halfWidth } = FACE_PRINT;
  const column = Math.round(halfWidth * perUnit);
  return Array.from({ length: Math.round(gap * perUnit) }, (_, row) => {
    const y = Math.round((1 - gap / 2 - top) * perUnit) + row;
    const { data } = canvas.getContext('2d').getImageData(column, y, 1, 1);
    return luminance([data[0] ?? 0, data[1] ?? 0, data[2] ?? 0]);
  });
}

const whiteShare = (lights: readonly number[]) =>
  lights.filter((light) => light > 215).length / lights.length;

it('teeth are one white row, as high as the photo shows them, over the dark of the mouth', () => {
  expect(whiteShare(lightsOf(0.2, 0.4))).toBeLessThan(whiteShare(lightsOf(0.2, 0.6)) - 0.1);
  const lights = lightsOf(0.17, 0.5);
  expect(lights.at(-4)).toBeLessThan(110);
});

it('teeth fill a narrow smile, and never all of a wide one', () => {
  expect(lightsOf(0.07, 0.9).at(-3)).toBeGreaterThan(180);
  expect(lightsOf(0.19, 1).at(-2)).toBeLessThan(150);
});

it('below the teeth of a grin is the dark, and no tongue', () => {
  const darkest = (teeth: number) => Math.max(...lightsOf(0.36, teeth).slice(-8, -3));
  expect(darkest(0.4)).toBeGreaterThan(darkest(0.8) + 30);
});

it('teeth of a scream are no higher than a row', () => {
  expect(whiteShare(lightsOf(0.5, 1))).toBeLessThan(0.3);
});

import { expect, test } from 'vitest';
import { LOOKS } from '../fixtures/looks.ts';
import { HAIR_PRINT, USUAL_SHADE } from '../reading/photo/hair/hair-layer.ts';
import { drawHairPrint } from './print-hair.ts';

/** Hair half of whose strands are golden and lighter. */
const hair = new Uint8ClampedArray(HAIR_PRINT.width * HAIR_PRINT.height * 4);
for (let at = 0; at < hair.length; at += 4)
  hair.set(
    at % 8 === 0
      ? [USUAL_SHADE * 1.4, USUAL_SHADE * 1.2, USUAL_SHADE]
      : [USUAL_SHADE, USUAL_SHADE, USUAL_SHADE],
    at,
  );
for (let at = 3; at < hair.length; at += 4) hair[at] = 255;
const looks = { ...LOOKS, hair: [100, 70, 50] as const, hairStyle: 'short-straight' as const };
const reading = { looks, face: undefined, hair, eyeDistance: 0.1 };

test('strands are printed in the colours that they have in the photo', () => {
  const print = drawHairPrint(reading, looks);
  expect([...(print?.pixels.subarray(0, 3) ?? [])]).toEqual([140, 84, 50]);
  expect([...(print?.pixels.subarray(4, 7) ?? [])]).toEqual([100, 70, 50]);
});

test('dyed hair keeps its strands but not the colours that they had', () => {
  const [r = 0, g = 0, b = 0] = drawHairPrint(reading, { ...looks, hair: [40, 80, 160] })?.pixels ?? [];
  expect(g / r).toBeCloseTo(2, 1);
  expect(b / r).toBeCloseTo(4, 1);
  expect(g).toBeGreaterThan(90);
});

test('another style has none of the strands of the photo', () => {
  expect(drawHairPrint(reading, { ...looks, hairStyle: 'afro' })).toBeUndefined();
});

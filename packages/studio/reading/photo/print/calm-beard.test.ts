import { expect, test } from 'vitest';
import { calmBeard } from './calm-beard.ts';

const SKIN = [150, 105, 80] as const;
const HAIR = [40, 36, 34] as const;

function calmed(colour: readonly number[], beard: number): number[] {
  const base = Uint8ClampedArray.from([...colour, 255]);
  calmBeard(base, Float32Array.of(beard), [...SKIN], [...HAIR]);
  return [...base.subarray(0, 3)];
}

test('red, yellow and blue specks in a beard become skin or hair', () => {
  const [red = 0, green = 0] = calmed([190, 60, 50], 1);
  expect(red / green).toBeLessThan(1.6);
  const [, greenOfYellow = 0, blueOfYellow = 0] = calmed([140, 120, 20], 1);
  expect(blueOfYellow / greenOfYellow).toBeGreaterThan(0.65);
  const [, greenOfBlue = 0, blueOfBlue = 0] = calmed([60, 60, 110], 1);
  expect(blueOfBlue / greenOfBlue).toBeLessThan(1.1);
});

test('what glares between dark hairs is skin, and white hair stays white', () => {
  expect(calmed([250, 245, 250], 1)).toEqual([...SKIN]);
  const white = Uint8ClampedArray.of(225, 220, 215, 255);
  calmBeard(white, Float32Array.of(1), [...SKIN], [225, 220, 215]);
  expect([...white]).toEqual([225, 220, 215, 255]);
});

test('hair and skin keep their colours, and so does all beside the beard', () => {
  expect(calmed(SKIN, 1)).toEqual([...SKIN]);
  expect(calmed(HAIR, 1)).toEqual([...HAIR]);
  expect(calmed([190, 60, 50], 0)).toEqual([190, 60, 50]);
});

import { expect, test } from 'vitest';
import type { FaceBox } from './detect-faces.ts';
import { uprightBoxes } from './upright-boxes.ts';

const upright: FaceBox = {
  confidence: 0.9,
  centre: { x: 240, y: 296 },
  size: 217,
  leftEye: { x: 190, y: 246 },
  rightEye: { x: 290, y: 246 },
};
const upsideDown: FaceBox = {
  ...upright,
  centre: { x: 240, y: 175 },
  size: 281,
  leftEye: { x: 296, y: 232 },
  rightEye: { x: 184, y: 232 },
};

test('box upside down goes where an upright one has the same eyes', () => {
  expect(uprightBoxes([upsideDown, upright])).toEqual([upright]);
});

test('box upside down stays alone, and next to the face of somebody else', () => {
  expect(uprightBoxes([upsideDown])).toEqual([upsideDown]);
  const elsewhere = { ...upright, leftEye: { x: 490, y: 246 }, rightEye: { x: 590, y: 246 } };
  expect(uprightBoxes([upsideDown, elsewhere])).toEqual([upsideDown, elsewhere]);
});

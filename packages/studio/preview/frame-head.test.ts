import { expect, it } from 'vitest';
import type { PlacedHead } from '../packs/shared/place-figure.ts';
import { PAGE } from '../packs/shared/surface.ts';
import { frameHead } from './frame-head.ts';

const frameOf = (box: PlacedHead['box'], face: PlacedHead['face']) => {
  const { x, y, edge } = frameHead({ box, face });
  return { left: x * PAGE, top: y * PAGE, right: (x + edge) * PAGE, bottom: (y + edge) * PAGE };
};
const HEAD = { x: 600, y: 500, width: 400, height: 480 };
const FACE = { x: 760, y: 780 };

it.each([
  ['a head', HEAD],
  ['a high hat', { ...HEAD, y: 200, height: 780 }],
  ['a broad hat', { ...HEAD, x: 400, width: 800 }],
  ['long hair', { ...HEAD, height: 900 }],
])('all of %s is in the frame, with room on all sides', (_, box) => {
  const { left, top, right, bottom } = frameOf(box, FACE);
  for (const room of [box.x - left, box.y - top, right - box.x - box.width, bottom - box.y - box.height])
    expect(room).toBeGreaterThan(20);
});

it('the face is in the middle as far as all of the head stays in the frame', () => {
  const high = frameOf({ ...HEAD, y: 200, height: 780 }, FACE);
  expect((high.left + high.right) / 2).toBeCloseTo(FACE.x);
  const broad = frameOf({ ...HEAD, x: 400, width: 800 }, FACE);
  expect((broad.top + broad.bottom) / 2).toBeCloseTo(FACE.y);
});

it('nothing beyond the picture is in the frame, and a small head is not enlarged to a blur', () => {
  const corner = frameHead({ box: { x: 0, y: 10, width: 100, height: 100 }, face: { x: 50, y: 60 } });
  expect(corner).toMatchObject({ x: 0, y: 0 });
  expect(corner.edge).toBeGreaterThan(0.25);
});

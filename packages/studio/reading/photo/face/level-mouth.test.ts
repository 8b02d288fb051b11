import { expect, it } from 'vitest';
import { levelMouth } from './level-mouth.ts';
import { MESH } from './mesh-places.ts';

it('a slanting mouth is set nearly level and in the middle, and eyes and chin stay', () => {
  const places = Array.from({ length: 468 }, () => ({ x: 0, y: 0, z: 0 }));
  const [left, right] = MESH.mouthCorners;
  places[left] = { x: -0.3, y: 1.02, z: 0 };
  places[right] = { x: 0.4, y: 1.06, z: 0 };
  places[MESH.chin] = { x: 0, y: 1.75, z: 0 };
  const levelled = levelMouth(places);
  const [from, to] = [levelled[left], levelled[right]];
  if (!from || !to) throw new Error('The mouth is lost.');
  expect(Math.abs(to.y - from.y)).toBeLessThan(0.02);
  expect(Math.abs(to.x + from.x)).toBeLessThan(0.06);
  expect(to.x - from.x).toBeCloseTo(0.7, 1);
  expect(levelled[MESH.chin]?.x).toBeCloseTo(0, 1);
  expect(levelled[0]?.y).toBeCloseTo(0, 6);
});

import { expect, it } from 'vitest';
import { MESH } from '../face/mesh-places.ts';
import { evenFace } from './even-face.ts';
import { CELLS, createMask, createPlane, GRID, nearestIndex, xOf, yOf } from './head-grid.ts';
import { type Lab, rgbOf } from './lab.ts';
import { paintInnerFace } from './paint-inner-face.ts';
import type { Regions } from './read-regions.ts';
import type { FrontView } from './see-from-front.ts';
import type { Skull } from './shape-skull.ts';

const SKIN: Lab = [70, 14, 18];
const cellAt = (x: number, y: number) => nearestIndex(y) * GRID.edge + nearestIndex(x);
const inside = createPlane().map((_, cell) =>
  Math.max(0, 1.1 - Math.hypot(xOf(cell), (yOf(cell) - 0.3) * 0.8)),
);

/** Eyes where they are in the head's units, everything else of the mesh next to the nose. */
const mesh = Array.from({ length: 468 }, (_, index) => {
  const side = MESH.eyes.findIndex(({ upper, lower }) =>
    [...upper, ...lower].some((place) => place === index),
  );
  if (side < 0) return { x: 0, y: 0.9, z: 0 };
  const { upper } = MESH.eyes[side] ?? { upper: [] };
  const isUpper = upper.some((place) => place === index);
  return { x: (side === 0 ? -0.5 : 0.5) + ((index * 7) % 5) * 0.07 - 0.14, y: isUpper ? -0.05 : 0.05, z: 0 };
});
const skull = { face: createMask().fill(1), insideFace: inside } as unknown as Skull;

function read(draw: (x: number, y: number) => Lab | undefined, hairAt: (x: number, y: number) => boolean) {
  const colours = [createPlane(), createPlane(), createPlane()] as FrontView['colours'];
  const hair = createPlane();
  for (let cell = 0; cell < CELLS; cell++) {
    const [x, y] = [xOf(cell), yOf(cell)];
    for (const [channel, value] of rgbOf(draw(x, y) ?? SKIN).entries())
      (colours[channel] ?? [])[cell] = value;
    hair[cell] = +hairAt(x, y);
  }
  const view = { mesh, yaw: 0, colours, isShown: createMask().fill(1) } as unknown as FrontView;
  const regions: Regions = {
    hair,
    face: hair.map((value) => 1 - value),
    thing: createPlane(),
    background: createPlane(),
  };
  const wishes = { growth: createPlane(), wearsGlasses: false, skin: rgbOf(SKIN) };
  return { view, even: evenFace(view, regions, skull, wishes) };
}

it('a brow under a fringe is the mirror of the other', () => {
  const brow = (x: number, y: number) => Math.abs(x) < 0.75 && Math.abs(x) > 0.3 && Math.abs(y + 0.35) < 0.05;
  const fringe = (x: number, y: number) => x < -0.1 && y < -0.2;
  const { even } = read(
    (x, y) => (fringe(x, y) ? [40, 35, 35] : brow(x, y) ? [25, 5, 5] : undefined),
    fringe,
  );
  const [light, red] = even.colours;
  expect(light[cellAt(-0.5, -0.35)]).toBeCloseTo(light[cellAt(0.5, -0.35)] ?? 0, 0);
  expect(red[cellAt(-0.5, -0.6)]).toBeLessThan(20);
});

it('broad shade around an eye, as of a brim, is bounded', () => {
  const shaded = (x: number, y: number) => Math.hypot(x - 0.5, y) < 0.32;
  const { view, even } = read(
    (x, y) => (shaded(x, y) ? [34, 10, 12] : undefined),
    () => false,
  );
  const { colours, skin } = paintInnerFace(view, skull, even, { skin: rgbOf(SKIN) });
  expect(skin[0] - (colours[0][cellAt(0.5, 0.13)] ?? 0)).toBeLessThan(14);
});

import { expect, it } from 'vitest';
import { MESH } from '../face/mesh-places.ts';
import { evenFace } from './even-face.ts';
import { CELLS, createMask, createPlane, GRID, nearestIndex, xOf, yOf } from './head-grid.ts';
import { type Lab, rgbOf } from './lab.ts';
import type { Regions } from './read-regions.ts';
import type { FrontView } from './see-from-front.ts';
import type { Skull } from './shape-skull.ts';

const SKIN: Lab = [70, 14, 18];
const cellAt = (x: number, y: number) => nearestIndex(y) * GRID.edge + nearestIndex(x);
const insideFace = createPlane().map((_, cell) =>
  Math.max(0, 1.1 - Math.hypot(xOf(cell), (yOf(cell) - 0.3) * 0.8)),
);
const skull = { face: createMask().fill(1), insideFace } as unknown as Skull;

/** Lips around a mouth below a nose; everything else of the mesh lies together between the eyes. */
const mesh = Array.from({ length: 468 }, (_, index) => {
  const at = (MESH.lips as readonly number[]).indexOf(index);
  if (at < 0) return { x: 0, y: 0, z: 0 };
  const angle = (2 * Math.PI * at) / MESH.lips.length;
  return { x: 0.3 * Math.cos(angle), y: 1 + 0.1 * Math.sin(angle), z: 0 };
});

/** Evens a face that is drawn by two rules: colours, and where a thing such as a brim lies before it. */
function even(
  draw: (x: number, y: number) => Lab | undefined,
  thingAt: (x: number, y: number) => boolean = () => false,
) {
  const colours = [createPlane(), createPlane(), createPlane()] as FrontView['colours'];
  const thing = createPlane();
  for (let cell = 0; cell < CELLS; cell++) {
    const [x, y] = [xOf(cell), yOf(cell)];
    for (const [channel, value] of rgbOf(draw(x, y) ?? SKIN).entries())
      (colours[channel] ?? [])[cell] = value;
    thing[cell] = +thingAt(x, y);
  }
  const view = { mesh, yaw: 0, colours, isShown: createMask().fill(1) } as unknown as FrontView;
  const face = thing.map((share) => 1 - share);
  const regions: Regions = { hair: createPlane(), face, thing, background: createPlane() };
  return evenFace(view, regions, skull, { growth: createPlane(), wearsGlasses: false, skin: rgbOf(SKIN) });
}

it('a side in a cast shadow with many edges is the mirror of the other', () => {
  const blinds = (x: number, y: number) => x > 0.2 && Math.sin(y * 14) > 0;
  const [light] = even((x, y) => (blinds(x, y) ? [38, 10, 12] : undefined)).colours;
  for (const y of [-0.3, -0.1, 0.1, 0.35, 0.6])
    expect(light[cellAt(0.5, y)], `${y} below the eyes`).toBeCloseTo(light[cellAt(-0.5, y)] ?? 0, 1);
});

it('a brim before the forehead leaves plain skin', () => {
  const brim = (x: number, y: number) => y < -0.3 + 0.1 * x;
  const [light, , blueToYellow] = even((x, y) => (brim(x, y) ? [50, 0, -40] : undefined), brim).colours;
  expect(blueToYellow[cellAt(0.2, -0.5)]).toBeCloseTo(SKIN[2], 0);
  expect(light[cellAt(0.2, -0.5)]).toBeCloseTo(SKIN[0], 0);
});

it('a lip below the lips of the mesh stays red, and skin around it has no green in it', () => {
  const lip = (x: number, y: number) => Math.abs(x) < 0.3 && Math.abs(y - 1.3) < 0.08;
  const [, red] = even((x, y) => (lip(x, y) ? [50, 55, 20] : undefined)).colours;
  expect(red[cellAt(0, 1.3)]).toBeGreaterThan(50);
  expect(red[cellAt(0, 1.45)]).toBeGreaterThan(SKIN[1] - 2);
});

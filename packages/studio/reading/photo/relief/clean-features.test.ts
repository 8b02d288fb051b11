import { expect, it } from 'vitest';
import { MESH } from '../face/mesh-places.ts';
import { cleanFeatures } from './clean-features.ts';
import { CELLS, createPlane, GRID, nearestIndex, xOf, yOf } from './head-grid.ts';
import { type Lab, type LabPlanes, layOver } from './lab.ts';

const SKIN: Lab = [70, 14, 18];
const MOUTH_AT = { x: 0, y: 1 };
type Place = { x: number; y: number; z: number };

/** A mesh whose eyes and open mouth are ovals, and whose other places lie on the forehead. */
function createMesh(): Place[] {
  const mesh: Place[] = Array.from({ length: 468 }, () => ({ x: 0, y: -1.5, z: 0 }));
  const oval = (
    places: readonly number[],
    x: number,
    y: number,
    width: number,
    height: number,
    from: number,
  ) => {
    for (const [at, index] of places.entries()) {
      const angle = from + (Math.PI * 2 * at) / places.length;
      mesh[index] = { x: x + width * Math.cos(angle), y: y + height * Math.sin(angle), z: 0 };
    }
  };
  for (const [side, { upper, lower }] of MESH.eyes.entries()) {
    const x = side === 0 ? -0.5 : 0.5;
    for (const [at, index] of upper.entries())
      mesh[index] = { x: x - 0.2 + 0.05 * at, y: -0.09 * Math.sin((Math.PI * at) / 8), z: 0 };
    for (const [at, index] of lower.entries())
      mesh[index] = { x: x + 0.2 - 0.05 * at, y: 0.07 * Math.sin((Math.PI * at) / 8), z: 0 };
  }
  oval(MESH.lips, MOUTH_AT.x, MOUTH_AT.y, 0.4, 0.2, Math.PI);
  oval(MESH.mouth, MOUTH_AT.x, MOUTH_AT.y, 0.32, 0.1, Math.PI);
  return mesh;
}
const mesh = createMesh();
const at = (x: number, y: number) => nearestIndex(y) * GRID.edge + nearestIndex(x);
const colourAt = (colours: LabPlanes, x: number, y: number): Lab => {
  const cell = at(x, y);
  return [colours[0][cell], colours[1][cell], colours[2][cell]];
};

/** Skin with what `draw` lays on each place. */
function paint(draw: (x: number, y: number) => Lab | undefined): LabPlanes {
  const colours: LabPlanes = [createPlane(), createPlane(), createPlane()];
  for (let cell = 0; cell < CELLS; cell++) layOver(colours, cell, draw(xOf(cell), yOf(cell)) ?? SKIN, 1);
  return colours;
}
const clean = (draw: (x: number, y: number) => Lab | undefined) =>
  cleanFeatures(paint(draw), mesh, { skin: SKIN, hairy: undefined });

/** Red-rimmed eyes that look aside, one iris blue and dull, the other a little darker. */
const eyes = clean((x, y) => {
  const aside = Math.abs(x) - 0.5;
  if (Math.abs(aside) > 0.2 || Math.abs(y) > 0.09) return undefined;
  const iris = Math.hypot(x - Math.sign(x) * 0.5 - 0.05, y);
  if (iris < 0.04) return [12, 0, 0];
  if (iris < 0.1) return x < 0 ? [58, 0, -20] : [47, 2, -16];
  return [66, 10, 8];
});

it('both eyes get one colour, a white, a pupil and one light, and keep their gaze', () => {
  const [left, right] = [-0.45, 0.55].map((x) => colourAt(eyes, x + 0.068, 0));
  expect(left?.[2]).toBeLessThan(-10);
  expect(Math.abs((left?.[0] ?? 0) - (right?.[0] ?? 0))).toBeLessThan(6);
  for (const x of [-0.45, 0.55]) {
    expect(colourAt(eyes, x + 0.012, 0.012)[0]).toBeLessThan(20);
    expect(colourAt(eyes, x - 0.04, -0.036)[0]).toBeGreaterThan(70);
  }
  expect(colourAt(eyes, -0.62, 0.01)[0]).toBeGreaterThan(70);
  expect(colourAt(eyes, -0.62, 0.01)[1]).toBeLessThan(5);
});

it('if one iris is in a gleam and one in shade both get the darker colour, but two colours stay two', () => {
  const seeing = (left: Lab, right: Lab) =>
    clean((x, y) => {
      if (Math.abs(Math.abs(x) - 0.5) > 0.2 || Math.abs(y) > 0.09) return undefined;
      const away = Math.hypot(x - Math.sign(x) * 0.5, y);
      return away < 0.04 ? [10, 0, 0] : away < 0.1 ? (x < 0 ? left : right) : [80, 2, 2];
    });
  const irises = (colours: LabPlanes) => [-0.432, 0.568].map((x) => colourAt(colours, x, 0));
  const [pale, dark] = irises(seeing([64, 4, 6], [40, 8, 12]));
  expect(Math.abs((pale?.[0] ?? 0) - (dark?.[0] ?? 0))).toBeLessThan(8);
  const [blue, brown] = irises(seeing([55, -4, -22], [40, 12, 20]));
  expect((brown?.[2] ?? 0) - (blue?.[2] ?? 0)).toBeGreaterThan(25);
});

it('dark eyes are brown, whatever the shade makes of them', () => {
  const shaded = clean((x, y) => {
    if (Math.abs(Math.abs(x) - 0.5) > 0.2 || Math.abs(y) > 0.09) return undefined;
    return Math.hypot(x - Math.sign(x) * 0.5, y) < 0.1 ? [26, 1, -6] : [60, 4, 0];
  });
  const [, red, yellow] = colourAt(shaded, 0.568, 0);
  expect(red).toBeGreaterThan(4);
  expect(yellow).toBeGreaterThan(5);
});

it('eyes that look apart by more than paint does keep their squint', () => {
  const squinting = clean((x, y) => {
    if (Math.abs(Math.abs(x) - 0.5) > 0.2 || Math.abs(y) > 0.09) return undefined;
    return Math.hypot(x - Math.sign(x) * 0.4, y) < 0.1 ? [30, 5, 5] : [85, 0, 0];
  });
  for (const x of [-0.4, 0.4]) expect(colourAt(squinting, x + 0.012, 0.012)[0]).toBeLessThan(20);
});

it('teeth are whiter and closer together, and what is behind them is darker', () => {
  const draw = (x: number, y: number): Lab | undefined => {
    if (Math.hypot(x / 0.32, (y - 1) / 0.1) > 1)
      return Math.hypot(x / 0.4, (y - 1) / 0.2) < 1 ? [50, 35, 15] : undefined;
    if (y > 0.985) return [30, 12, 8];
    return Math.abs(x % 0.1) < 0.012 ? [35, 8, 12] : [72, 2, 14];
  };
  const [seen, cleaned] = [paint(draw), clean(draw)];
  const lightest = (colours: LabPlanes) => colourAt(colours, 0.05, 0.945);
  const gap = (colours: LabPlanes) => lightest(colours)[0] - colourAt(colours, 0.1, 0.945)[0];
  expect(lightest(cleaned)[0]).toBeGreaterThan(lightest(seen)[0]);
  expect(lightest(cleaned)[2]).toBeLessThan(lightest(seen)[2]);
  expect(gap(cleaned)).toBeLessThan(0.8 * gap(seen));
  expect(colourAt(cleaned, 0, 1.06)[0]).toBeLessThan(colourAt(seen, 0, 1.06)[0]);
});

it('lips are nearly of one colour, their gleams softer', () => {
  const lips = clean((x, y) => {
    if (Math.hypot(x / 0.4, (y - 1) / 0.2) > 1) return undefined;
    return Math.abs(x - 0.1) < 0.04 ? [72, 12, 8] : [50, 38, 16];
  });
  const [gleam, plain] = [colourAt(lips, 0.1, 1.15), colourAt(lips, -0.1, 1.15)];
  expect(gleam[0] - plain[0]).toBeLessThan(17);
  expect(plain[1] - gleam[1]).toBeLessThan(15);
});

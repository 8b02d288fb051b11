import { expect, it } from 'vitest';
import { MESH } from '../face/mesh-places.ts';
import { findFrames } from './find-frames.ts';
import { createPlane, type Plane, xOf, yOf } from './head-grid.ts';

const EYES = [-0.5, 0.5] as const;
/** A mesh of which only the eyes have places. */
const mesh = Array.from({ length: 468 }, (_, index) => {
  const eye = MESH.eyes.findIndex(({ upper, lower }) =>
    [...upper, ...lower].some((place) => place === index),
  );
  return { x: EYES[eye] ?? 0, y: 0, z: 0 };
});
const grey = (value: number) => createPlane().fill(value);
const view = { mesh, colours: [grey(120), grey(30), grey(30)] } as unknown as Parameters<
  typeof findFrames
>[0];

/** Where rims of `radius` at a place are a thing. */
const rims = (radiusAt: (angle: number, eye: number) => number): Plane =>
  createPlane().map((_, cell) => {
    const near = EYES.map((eye, index) => {
      const [x, y] = [xOf(cell) - eye, yOf(cell)];
      return Math.abs(Math.hypot(x, y) - radiusAt(Math.atan2(y, x), index));
    });
    return +(Math.min(...near) < 0.03);
  });
const seeing = (thing: Plane, dark = false) =>
  findFrames(view, { thing, face: grey(1), hair: grey(0), background: grey(0) }, dark);

it('follows round rims, and has their colour', () => {
  const frames = seeing(rims(() => 0.33));
  if (!frames) throw new Error('No frames were found.');
  // Towards the nose a rim ends at the bridge.
  const radii = frames.outline.filter(([x]) => x > 0).map(([x, y]) => Math.hypot(x, y));
  for (const radius of radii) expect(radius).toBeCloseTo(0.33, 1);
  const [red, green] = frames.colour;
  expect(red).toBeGreaterThan(green + 50);
});

it('does not take rims that differ, as a gleam and a shadow do, for frames', () => {
  expect(seeing(rims((_, eye) => (eye === 0 ? 0.25 : 0.45)))).toBeUndefined();
});

it('finds none if most of the rims is not seen', () => {
  expect(seeing(rims((angle) => (Math.abs(angle) < 1 ? 0.33 : 5)))).toBeUndefined();
});

it('follows dark lenses to where they end', () => {
  const lenses = createPlane().map((_, cell) =>
    Number(EYES.some((eye) => Math.hypot((xOf(cell) - eye) / 0.36, yOf(cell) / 0.2) < 1)),
  );
  const outline = seeing(lenses, true)?.outline ?? [];
  const heights = outline.map(([, y]) => Math.abs(y));
  expect(Math.max(...heights)).toBeCloseTo(0.18, 1);
  expect(Math.max(...outline.map(([x]) => x))).toBeCloseTo(0.34, 1);
});

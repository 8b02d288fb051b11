import { beforeAll, expect, it } from 'vitest';
import { readDrawnFace } from '../fixtures/read-drawn-face.ts';
import type { LookChoices } from '../look/look-choices.ts';
import { NOTHING_ASKED } from '../reading/description/character-options.ts';
import { MESH } from '../reading/photo/face/mesh-places.ts';
import type { FaceReading } from '../reading/photo/read-face.ts';
import { CELLS, GRID, nearestIndex, xOf, yOf } from '../reading/photo/relief/head-grid.ts';
import { dressHead } from './dress-head.ts';

/** Drawn people: fair skin without a beard, and stubble. */
const people = new Map<number, FaceReading>();
const BARE = 5;
const BEARDED = 3;
beforeAll(async () => {
  for (const seed of [BARE, BEARDED]) people.set(seed, await readDrawnFace({ seed }));
});

function dress(seed: number, look: LookChoices = {}, variation?: 2) {
  const reading = people.get(seed);
  if (!reading) throw new Error('Nobody was read.');
  const { relief, looks } = dressHead(reading, NOTHING_ASKED, look, variation);
  if (!relief) throw new Error('The drawn portrait has no face.');
  return { ...relief, looks };
}

const cellAt = (x: number, y: number) => nearestIndex(y) * GRID.edge + nearestIndex(x);
const colourAt = (paint: ArrayLike<number>, x: number, y: number) =>
  [0, 1, 2].map((channel) => paint[cellAt(x, y) * 4 + channel] ?? 0);
/** Where two paints differ, in the head's units. */
const changes = (one: ArrayLike<number>, other: ArrayLike<number>) =>
  Array.from({ length: CELLS }, (_, cell) => cell)
    .filter((cell) =>
      [0, 1, 2].some((channel) => Math.abs(one[cell * 4 + channel] - other[cell * 4 + channel]) > 6),
    )
    .map((cell) => ({ x: xOf(cell), y: yOf(cell) }));

it('is as in the photo without a wish', () => {
  expect(dress(BARE).face).toEqual(people.get(BARE)?.relief?.face);
  expect(dress(BEARDED).head).toBe(people.get(BEARDED)?.relief?.head);
});

it('another skin changes the skin and keeps the whites of eyes', () => {
  const [own, dark] = [dress(BARE), dress(BARE, { skin: '9' })];
  expect(dark.skin).not.toEqual(own.skin);
  expect(colourAt(dark.face, 0.45, 0.6)[0]).toBeLessThan((colourAt(own.face, 0.45, 0.6)[0] ?? 0) - 60);
  const white = (paint: ArrayLike<number>) =>
    Math.max(...[-0.2, -0.15, 0.15, 0.2].map((x) => colourAt(paint, 0.5 + x, 0.01)[0] ?? 0));
  expect(white(dark.face)).toBeGreaterThan(white(own.face) - 25);
});

it('other eyes change nothing outside of the lids', () => {
  const changed = changes(dress(BARE).face, dress(BARE, { eyes: 'green' }).face);
  expect(changed.length).toBeGreaterThan(20);
  for (const { x, y } of changed) expect(Math.hypot(Math.abs(x) - 0.5, y)).toBeLessThan(0.25);
});

it("without facial hair the chin is bare, and a chosen beard leaves nothing of the person's own", () => {
  const [own, shaven] = [dress(BEARDED), dress(BEARDED, { facialHair: 'none' })];
  const chin = own.chin - 0.3;
  const lighter = Array.from({ length: CELLS }, (_, cell) => cell * 4).filter(
    (at) => (shaven.face[at] ?? 0) > (own.face[at] ?? 0) + 8,
  );
  expect(lighter.length).toBeGreaterThan(200);
  const moustached = dress(BEARDED, { facialHair: 'moustache' });
  expect(colourAt(moustached.face, 0, chin)).toEqual(colourAt(shaven.face, 0, chin));
});

it('a chosen beard grows on the lower face, in the chosen colour, and out of it', () => {
  const [own, grown] = [dress(BARE), dress(BARE, { facialHair: 'short-beard', hairColour: 'red' })];
  const chin = own.chin - 0.25;
  const [red = 0, , blue = 0] = colourAt(grown.face, 0, chin);
  expect(red).toBeGreaterThan(blue + 60);
  expect(grown.head.front[cellAt(0, chin)]).toBeGreaterThan(own.head.front[cellAt(0, chin)] ?? 0);
});

it('an expression bends the same face: a smile lifts the corners of the mouth', () => {
  const own = dress(BARE);
  const smiling = dress(BARE, { expression: 'smile' });
  const changed = changes(own.face, smiling.face);
  const [corner] = MESH.mouthCorners.map((index) => own.mesh[index]);
  expect(changed.some(({ x, y }) => Math.hypot(x - (corner?.x ?? 0), y - (corner?.y ?? 0)) < 0.1)).toBe(true);
  expect(
    changed.every(({ y }) => y > -0.75),
    'the forehead stays',
  ).toBe(true);
});

it('a wink closes one eye only', () => {
  const changed = changes(dress(BARE).face, dress(BARE, { expression: 'wink' }).face);
  const near = (side: number) =>
    changed.filter(({ x, y }) => Math.abs(x - side * 0.5) < 0.2 && Math.abs(y) < 0.06);
  expect(near(1).length).toBeGreaterThan(2 * near(-1).length);
});

/** How many cells between the lids and near them are much darker than skin. */
function darkAtEyes({ face }: { face: ArrayLike<number> }): number {
  return Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => {
    const isNear = Math.abs(Math.abs(xOf(cell)) - 0.5) < 0.3 && Math.abs(yOf(cell)) < 0.16;
    return isNear && Math.max(...[0, 1, 2].map((channel) => face[cell * 4 + channel] ?? 0)) < 90;
  }).length;
}

it('a cartoon has larger eyes', () => {
  expect(darkAtEyes(dress(BARE, { finish: 'cartoon' }))).toBeGreaterThan(1.2 * darkAtEyes(dress(BARE)));
});

it('a second variation has the other finish', () => {
  expect(dress(BARE, {}, 2).face).toEqual(dress(BARE, { finish: 'cartoon' }).face);
  expect(dress(BARE, { finish: 'cartoon' }, 2).face).toEqual(dress(BARE).face);
});

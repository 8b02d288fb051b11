import { beforeAll, expect, it } from 'vitest';
import { readDrawnFace } from '../../../fixtures/read-drawn-face.ts';
import { GRID, nearestIndex } from './head-grid.ts';
import type { HeadRelief } from './read-head-relief.ts';

let head: HeadRelief;
beforeAll(async () => {
  head = await read();
});

async function read(seed = 3): Promise<HeadRelief> {
  const { relief } = await readDrawnFace({ seed });
  if (!relief) throw new Error('The drawn portrait has no face.');
  return relief;
}

const cellAt = (x: number, y: number) => nearestIndex(y) * GRID.edge + nearestIndex(x);

it('a head relief is a closed body: deep in its middle, nothing around it', () => {
  for (const map of [head.head.front, head.head.back]) {
    expect(map[cellAt(0, 0.3)]).toBeGreaterThan(1);
    for (const [x, y] of [
      [-2.2, 0],
      [2.2, 0],
      [0, -2.3],
      [0, 2.3],
    ] as const)
      expect(map[cellAt(x, y)]).toBeLessThan(0);
  }
});

it('a nose stands out of the face', () => {
  const { front } = head.head;
  expect(front[cellAt(0, 0.6)]).toBeGreaterThan((front[cellAt(0.45, 0.6)] ?? 0) + 0.2);
});

it('only the inner face is painted from the photo; the sides of the head are plain skin', () => {
  const cover = (x: number, y: number) => head.face[cellAt(x, y) * 4 + 3];
  expect(cover(0, 0.3)).toBe(255);
  expect(cover(0.5, 0)).toBe(255);
  expect(cover(1.4, 0.2)).toBe(0);
  expect(cover(0, head.chin + 0.3)).toBe(0);
});

it('the skull is lower than life above the brows, and is as wide as the temples', () => {
  expect(head.crown).toBeGreaterThan(1.4);
  expect(head.dome).toBeLessThan(head.crown);
  expect(head.head.front[cellAt(0, -head.crown)]).toBeLessThan(0);
  expect(head.temple).toBeGreaterThan(0.9);
  expect(head.temple).toBeLessThan(1.4);
  expect(head.head.front[cellAt(0, -head.dome + 0.1)]).toBeGreaterThan(0);
  expect(head.head.front[cellAt(head.temple + 0.2, -0.25)]).toBeLessThan(0);
});

it('a beard stands out of the skin', async () => {
  const bearded = await read(8);
  const bare = await read(9);
  const chinOf = ({ head: { front }, chin }: HeadRelief) => front[cellAt(0, chin - 0.25)] ?? 0;
  expect(chinOf(bearded)).toBeGreaterThan(chinOf(bare));
});

it('a bearded head is also kept without its beard', async () => {
  const { shaven, face } = await read(3);
  const lighter = shaven?.face.filter((value, at) => at % 4 === 0 && value > face[at] + 8);
  expect(lighter?.length).toBeGreaterThan(200);
  expect((await read(9)).shaven).toBeUndefined();
});

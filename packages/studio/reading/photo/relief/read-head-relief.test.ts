import { beforeAll, expect, it } from 'vitest';
import { drawPortrait } from '../../../fixtures/draw-portrait.ts';
import { readReliefFromPhoto } from '../read-face.ts';
import { GRID, nearestIndex } from './head-grid.ts';
import type { HeadRelief } from './read-head-relief.ts';

let head: HeadRelief;
beforeAll(async () => {
  head = await read();
});

async function read(): Promise<HeadRelief> {
  const { relief } = await readReliefFromPhoto(await drawPortrait({ seed: 3 }));
  if (!relief) throw new Error('The drawn portrait has no face.');
  return relief;
}

const cellAt = (x: number, y: number) => nearestIndex(y) * GRID.edge + nearestIndex(x);

it('the relief of a head is the same for the same photo', async () => {
  expect(await read()).toEqual(head);
});

it('a head relief is a closed body: deep in its middle, nothing around it', () => {
  for (const map of [head.head.front, head.head.back]) {
    expect(map[cellAt(0, 0.3)]).toBeGreaterThan(1);
    for (const [x, y] of [
      [-2.5, 0],
      [2.5, 0],
      [0, -2.6],
      [0, 2.6],
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

it('hair lies over the skull, and under the skin of the face', () => {
  const { body } = head.shell ?? {};
  if (!body) throw new Error('The drawn portrait has hair.');
  expect(body.front[cellAt(0, -1.3)]).toBeGreaterThan(head.head.front[cellAt(0, -1.3)] ?? 0);
  expect(body.front[cellAt(0, 0.5)]).toBeLessThan(head.head.front[cellAt(0, 0.5)] ?? 0);
});

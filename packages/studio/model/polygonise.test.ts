import { describe, expect, it } from 'vitest';
import { examineStl } from '../fixtures/examine-stl.ts';
import type { Solid } from '../sculpt/solid.ts';
import { polygonise } from './polygonise.ts';
import { writeGlb } from './write-glb.ts';
import { writeStl } from './write-stl.ts';

const CELL = 0.05;
const RED = { colour: [200, 30, 30], gloss: 0.5 } as const;
const BLUE = { colour: [30, 60, 200], gloss: 0.5 } as const;
const sphere = (x: number, radius: number, paint: Solid['paint'] = RED): Solid => ({
  shape: 'ellipsoid',
  at: [x, 0, 0],
  size: [radius, radius, radius],
  paint,
});
const cube = (half: number): Solid => ({ shape: 'box', at: [0, 0, 0], size: [half, half, half], paint: RED });

/** Examined at the toy's own scale: every model is made 150 mm high. */
async function examine(...groups: Solid[][]) {
  return examineStl(await writeStl(await writeGlb(polygonise([{ groups: groups }], CELL), 'Test')));
}

describe('polygonising', () => {
  it('gives a sphere its volume, in one closed piece', async () => {
    const found = await examine([sphere(0, 1)]);
    expect(found).toMatchObject({ openEdges: 0, badTriangles: 0, pieces: 1 });
    expect(Math.abs(found.volume / ((4 / 3) * Math.PI * 75 ** 3) - 1)).toBeLessThan(0.01);
  });

  it('keeps the edges of a box sharp', async () => {
    const { openEdges, volume } = await examine([cube(0.5)]);
    expect(openEdges).toBe(0);
    expect(Math.abs(volume / 150 ** 3 - 1)).toBeLessThan(0.002);
  });

  it('cuts away what a cutter takes', async () => {
    const { openEdges, volume } = await examine([cube(0.5), { ...sphere(0.5, 0.3), cutOut: true }]);
    expect(openEdges).toBe(0);
    expect(Math.abs(volume / 150 ** 3 - (1 - (2 / 3) * Math.PI * 0.3 ** 3))).toBeLessThan(0.005);
  });

  it('stays closed where two parts touch in a line only', async () => {
    const half = { shape: 'box', size: [0.3, 0.3, 0.3], paint: RED } as const;
    const found = await examine([{ ...half, at: [-0.3, -0.3, 0] }], [{ ...half, at: [0.3, 0.3, 0] }]);
    expect(found).toMatchObject({ openEdges: 0, badTriangles: 0 });
  });

  it('leaves no hollow inside and no crumb outside', async () => {
    const shell: Solid[] = [sphere(0, 1), { ...sphere(0, 0.6), cutOut: true }];
    const found = await examine(shell, [sphere(1.5, 0.04)]);
    expect(found.pieces).toBe(1);
    expect(Math.abs(found.volume / ((4 / 3) * Math.PI * 75 ** 3) - 1)).toBeLessThan(0.01);
  });

  it('joins what hangs in the air by a peg in the same paint', async () => {
    const groups = [[sphere(0, 1)], [sphere(1.8, 0.4, BLUE)]];
    const found = await examine(...groups);
    expect(found).toMatchObject({ openEdges: 0, badTriangles: 0, pieces: 1 });
    const apart = (4 / 3) * Math.PI * (1 + 0.4 ** 3) * 75 ** 3;
    expect(found.volume).toBeGreaterThan(apart * 0.99);
    expect(found.volume).toBeLessThan(apart * 1.02);
    const paints = polygonise([{ groups: groups }], CELL).map(({ paint }) => paint.colour);
    expect(paints).toEqual([RED.colour, BLUE.colour]);
  });

  it('runs the border of two paints over a smooth surface without teeth', () => {
    const towards = [Math.cos(0.35), Math.sin(0.35), 0] as const;
    const beside: Solid = { ...sphere(0, 1, BLUE), at: [towards[0] * 0.06, towards[1] * 0.06, 0] };
    const [red, blue] = polygonise([{ groups: [[sphere(0, 1)], [beside]] }], CELL).map(({ positions }) =>
      Array.from({ length: positions.length / 3 }, (_, vertex) => [
        ...positions.subarray(vertex * 3, vertex * 3 + 3),
      ]),
    );
    const shared = new Set(red?.map(String));
    const border = blue?.filter((place) => shared.has(String(place))) ?? [];
    const away = border.map(([x = 0, y = 0]) => x * towards[0] + y * towards[1] - 0.03);
    const mean = Math.sqrt(away.reduce((sum, value) => sum + value * value, 0) / away.length);
    expect(border.length).toBeGreaterThan(100);
    expect(mean / CELL, 'cells off the straight line').toBeLessThan(0.2);
  });

  it('sorts triangles by their paint; the parts share their border', () => {
    const parts = polygonise([{ groups: [[sphere(0, 0.5, RED)], [sphere(0.5, 0.5, BLUE)]] }], CELL);
    expect(parts.map(({ paint }) => paint)).toEqual([RED, BLUE]);
    for (const { positions, paint } of parts) {
      const side = positions.filter((_, index) => index % 3 === 0);
      const beyond = side.filter((x) => (paint === RED ? x > 0.25 + CELL : x < 0.25 - CELL));
      expect(beyond.length, 'vertices on the wrong side of the seam').toBe(0);
    }
  });
});

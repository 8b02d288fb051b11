import { describe, expect, it } from 'vitest';
import { examineStl } from '../fixtures/examine-stl.ts';
import type { Solid } from '../sculpt/solid.ts';
import { polygonise } from './polygonise.ts';
import { thickenParts } from './thicken-parts.ts';
import { writeGlb } from './write-glb.ts';
import { writeStl } from './write-stl.ts';

const CELL = 0.05;
const PAINT = { colour: [200, 30, 30], gloss: 0.5 } as const;
const POST: Solid = { shape: 'box', at: [0, -0.75, 0], size: [0.2, 0.25, 0.2], paint: PAINT };
/** A sheet of half a cell, between two layers of samples. */
const sheet = (half: number): Solid => ({
  shape: 'box',
  at: [0, 0, CELL * 0.37],
  size: [0.8, 1, half],
  paint: PAINT,
});

/** Volume in cubic units, of a toy that is two units high. */
async function volumeOf(groups: Solid[][], scale = 1): Promise<number> {
  const glb = await writeGlb(polygonise(thickenParts([{ groups: groups, scale }], CELL), CELL), 'Test');
  const { openEdges, pieces, volume, high } = examineStl(await writeStl(glb));
  expect({ openEdges, pieces }).toEqual({ openEdges: 0, pieces: 1 });
  return volume / (high[2] / 2) ** 3;
}

describe('thin parts', () => {
  it.each([0.001, CELL / 4, CELL / 2])('of half a thickness of %f come out whole', async (half) => {
    const volume = await volumeOf([[POST], [sheet(half)]]);
    expect(volume).toBeGreaterThan(1.6 * 2 * CELL);
    // Without the sheet the post alone would be scaled to the toy's height.
    expect(volume).toBeLessThan(0.5);
  });

  it('keep their order: the thicker of two sheets stays on top', () => {
    const [sculpture] = thickenParts([{ groups: [[sheet(0.01)], [sheet(0.012)]] }], CELL);
    const [thin, thick] = sculpture?.groups.flat().map(({ size }) => size[2]) ?? [];
    expect(thin).toBeGreaterThan(CELL / 2);
    expect(thick).toBeGreaterThan(thin ?? Number.NaN);
  });

  it('of a cup leave it a wall', async () => {
    const outside: Solid = { shape: 'ellipsoid', at: [0, 0, 0], size: [1, 1, 1], paint: PAINT };
    const lid: Solid = { shape: 'box', at: [0, 1, 0], size: [1.2, 0.8, 1.2], paint: PAINT, cutOut: true };
    const hollow: Solid = {
      shape: 'ellipsoid',
      at: [0, 0.2, 0],
      size: [0.965, 1, 0.965],
      paint: PAINT,
      cutOut: true,
    };
    const [sculpture] = thickenParts([{ groups: [[outside, lid, hollow]] }], CELL);
    const [, cutOff, inside] = sculpture?.groups.flat() ?? [];
    expect(cutOff?.size).toEqual(lid.size);
    expect(inside?.size[0]).toBeCloseTo(0.965 - CELL * 0.75, 5);
    expect(await volumeOf([[outside, lid, hollow]])).toBeGreaterThan(0.2);
  });

  it('are measured in the scene, whatever the scale of their object', () => {
    const [sculpture] = thickenParts([{ groups: [[sheet(0.01)]], scale: 0.5 }], CELL);
    expect(sculpture?.groups[0]?.[0]?.size[2] * 0.5).toBeGreaterThan(CELL / 2);
  });

  it('leave beads as they are', () => {
    const bead: Solid = { shape: 'ellipsoid', at: [0, 0, 0], size: [0.02, 0.02, 0.02], paint: PAINT };
    expect(thickenParts([{ groups: [[bead]] }], CELL)[0]?.groups[0]?.[0]).toEqual(bead);
  });
});

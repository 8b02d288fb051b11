import { describe, expect, it } from 'vitest';
import { buildField } from './field.ts';
import { distanceTo } from './sdf.ts';
import type { Groove, Solid, Vector } from './solid.ts';
import { traceVisible } from './visible.ts';

const BALL: Solid = {
  shape: 'ellipsoid',
  at: [0, 0, 0],
  size: [1, 1, 1],
  paint: { colour: [0, 0, 0], gloss: 0 },
};
const ALL = Int32Array.of(0);

/** How deep a solid is carved at a place. */
function depthAt(solid: Solid, groove: Groove, scale = 1) {
  const field = buildField([{ groups: [[{ ...solid, groove }]], scale }], [0, 0, 0]);
  const distance = (x: number, y: number, z: number, fine: boolean) =>
    distanceTo(field, ALL, 1, x * scale, y * scale, z * scale, fine);
  return (x: number, y: number, z: number) => (distance(x, y, z, true) - distance(x, y, z, false)) / scale;
}
const spread = (depths: readonly number[]) => Math.max(...depths) - Math.min(...depths);
/** Places along a quarter of a circle around x, and around y. */
const turns = Array.from({ length: 60 }, (_, step) => 0.3 + (step / 60) * 1.2);

describe('grooves', () => {
  it('run from their pole', () => {
    const groove = (pole: Groove['pole']): Groove => ({
      depth: 0.1,
      density: 12,
      phase: 0,
      pattern: 'strands',
      wave: 0,
      ...(pole && { pole }),
    });
    const alongX = (depth: ReturnType<typeof depthAt>) =>
      spread(turns.map((turn) => depth(0, Math.cos(turn), Math.sin(turn))));
    const alongY = (depth: ReturnType<typeof depthAt>) =>
      spread(turns.map((turn) => depth(Math.sin(turn), 0, Math.cos(turn))));
    // From the top a strand keeps its depth over the front; from the side it runs around it.
    expect(alongX(depthAt(BALL, groove(undefined)))).toBeLessThan(0.001);
    expect(alongY(depthAt(BALL, groove(undefined)))).toBeGreaterThan(0.05);
    expect(alongX(depthAt(BALL, groove([1, 0, 0])))).toBeGreaterThan(0.05);
    expect(alongY(depthAt(BALL, groove([1, 0, 0])))).toBeLessThan(0.001);
  });

  it.each(['comb', 'strands', 'curls', 'plait', 'layers'] as const)(
    'of %s are as deep as they say, at any scale',
    (pattern) => {
      const pole: Vector = pattern === 'layers' ? [1, 0, 0] : [0, 1, 0];
      const groove: Groove = { depth: 0.1, density: 8, phase: 0.4, pattern, twist: 3, pole };
      const depths = turns.map((turn) => depthAt(BALL, groove)(Math.sin(turn), 0.2, Math.cos(turn)));
      expect(spread(depths)).toBeGreaterThan(0.04);
      for (const depth of depths) expect(Math.abs(depth)).toBeLessThanOrEqual(0.11);
      const small = turns.map((turn) => depthAt(BALL, groove, 0.25)(Math.sin(turn), 0.2, Math.cos(turn)));
      for (const [at, depth] of small.entries()) expect(depth).toBeCloseTo(depths[at] ?? 0, 6);
    },
  );

  it('run along a limb, whichever way it points', () => {
    const limb: Solid = { ...BALL, shape: 'capsule', at: [-1, 0, 0], to: [1, 0, 0], size: [0.5, 0.5, 0] };
    const depth = depthAt(limb, { depth: 0.1, density: 6, phase: 0, pattern: 'strands', wave: 0 });
    expect(spread([-0.8, -0.3, 0.2, 0.7].map((x) => depth(x, 0.3, 0.4)))).toBeLessThan(0.001);
    expect(spread(turns.map((turn) => depth(0, Math.sin(turn) / 2, Math.cos(turn) / 2)))).toBeGreaterThan(
      0.05,
    );
  });
});

describe('the flanks of grooves', () => {
  /** How far a normal leans away from the viewer at most, 0 to 1, on a ball that fills the picture. */
  const mostLean = (groove: Groove | undefined) => {
    const field = buildField([{ groups: [[{ ...BALL, ...(groove && { groove }) }]] }], [0, 0, 0]);
    const camera = {
      left: -1.1,
      top: 1.1,
      width: 88,
      height: 88,
      pixelsPerUnit: 40,
      pull: 0,
      axis: [0, 0] as const,
    };
    const { normals } = traceVisible(field, camera, true);
    let most = 0;
    for (let at = 0; at < normals.length; at += 2)
      most = Math.max(most, Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0) / 32767);
    return most;
  };

  it('are never seen from so far aside that they mirror the room as bright wires', () => {
    expect(mostLean(undefined)).toBeGreaterThan(0.97);
    expect(mostLean({ depth: 0.1, density: 9, phase: 0, pattern: 'strands' })).toBeLessThan(0.93);
  });
});

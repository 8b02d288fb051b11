import { describe, expect, it } from 'vitest';
import { buildField } from './field.ts';
import { smoothGradient } from './gradient.ts';
import { HIDDEN, sampleAt } from './samples.ts';
import { distanceTo } from './sdf.ts';
import type { Solid, Vector } from './solid.ts';
import { traceVisible } from './visible.ts';

const ARC: Solid = {
  shape: 'arc',
  at: [-1, -0.6, 0.2],
  via: [-0.2, 1.4, 0.6],
  to: [1, -0.4, -0.3],
  size: [0.2, 0.35, 0.1],
  paint: { colour: [90, 60, 40], gloss: 0.5 },
};
const ALL = Int32Array.of(0);

/** A place on the curve and the radius there. */
function curveAt(t: number): { place: Vector; radius: number } {
  const { at, via = at, to = at, size } = ARC;
  const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  return {
    place: [mix(at[0], via[0], to[0]), mix(at[1], via[1], to[1]), mix(at[2], via[2], to[2])],
    radius: mix(...size),
  };
}

/** The distance to the arc by trying places all along it. */
function tried([x, y, z]: Vector): number {
  let best = { off: Number.POSITIVE_INFINITY, distance: 0 };
  for (let step = 0; step <= 2000; step++) {
    const { place, radius } = curveAt(step / 2000);
    const off = Math.hypot(x - place[0], y - place[1], z - place[2]);
    if (off < best.off) best = { off, distance: off - radius };
  }
  return best.distance;
}

/** Places around the arc, outside and inside its bend. */
const PLACES: readonly Vector[] = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((t) => {
  const [x, y, z] = curveAt(t).place;
  return [-0.3, -0.1, 0.1, 0.3].flatMap((by): Vector[] => [
    [x, y + by, z],
    [x + by, y, z + by],
  ]);
});

describe('an arc', () => {
  it.each([1, 0.4])('is as far away as its curve less the radius there, at scale %s', (scale) => {
    const field = buildField([{ groups: [[ARC]], scale }], [0, 0, 0]);
    for (const [x, y, z] of PLACES) {
      const measured = distanceTo(field, ALL, 1, x * scale, y * scale, z * scale, false) / scale;
      expect(Math.abs(measured - tried([x, y, z]))).toBeLessThan(0.01);
    }
  });

  it('grows away from its curve', () => {
    const field = buildField([{ groups: [[ARC]] }], [0, 0, 0]);
    const probe = new Float64Array(7);
    const e = 1e-4;
    for (const place of PLACES) {
      probe.set(place);
      smoothGradient(field.numbers, 0, probe);
      const here = probe[3] ?? 0;
      for (const axis of [0, 1, 2] as const) {
        const slope = probe[4 + axis] ?? 0;
        const moved: Vector = [
          place[0] + (axis === 0 ? e : 0),
          place[1] + (axis === 1 ? e : 0),
          place[2] + (axis === 2 ? e : 0),
        ];
        const there = distanceTo(field, ALL, 1, moved[0], moved[1], moved[2], false);
        expect(Math.abs((there - here) / e - slope)).toBeLessThan(0.05);
      }
    }
  });

  it('is seen wherever a ray meets it, on the inner side of its bend as well', () => {
    const bowl: Solid = {
      ...ARC,
      at: [-1, 0, 0.9],
      via: [0, 0, -1.6],
      to: [1, 0, 0.9],
      size: [0.1, 0.1, 0.1],
    };
    const field = buildField([{ groups: [[bowl]] }], [0, 0, 0]);
    const [dense, left] = [6, -3.2];
    const camera = {
      left,
      top: 0.8,
      width: 40,
      height: 24,
      pixelsPerUnit: dense,
      pull: 0,
      axis: [0, 0] as const,
    };
    const seen = traceVisible(field, camera, false);
    const y = camera.top - 10.5 / dense;
    for (let column = 0; column < camera.width; column++) {
      const x = left + (column + 0.5) / dense;
      let z = 2;
      while (z > -2 && distanceTo(field, ALL, 1, x, y, z, false) > 1e-3) z -= 1e-3;
      const depth = seen.depths[sampleAt(seen, column, 10)] ?? HIDDEN;
      if (z > -2 && Math.abs(x) < 0.3) expect([column, Math.abs(depth - z) < 0.1]).toEqual([column, true]);
    }
  });
});

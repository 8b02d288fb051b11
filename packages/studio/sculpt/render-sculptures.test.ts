import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { cropToField } from './camera.ts';
import { buildField } from './field.ts';
import { findExtent } from './find-extent.ts';
import { solidGradient } from './gradient.ts';
import { beginPart, coverSculptures, renderSculptures } from './render-sculptures.ts';
import { HIDDEN, sampleAt } from './samples.ts';
import { distanceTo } from './sdf.ts';
import { type Helper, helpRendering } from './share-stages.ts';
import type { Paint, Sculpture, Solid } from './solid.ts';
import { traceVisible } from './visible.ts';

const red: Paint = { colour: [220, 30, 30], gloss: 0.6 };
const white: Paint = { colour: [240, 240, 240], gloss: 0.3 };
const view = { left: -1, top: 1, width: 96, height: 96, pixelsPerUnit: 48, turn: [0, 0, 0] } as const;
const ball: Solid = { shape: 'ellipsoid', at: [0, 0, 0.3], size: [0.4, 0.4, 0.4], paint: red };
const wall: Solid = { shape: 'box', at: [0, 0, -0.5], size: [0.9, 0.9, 0.1], round: 0.05, paint: white };

const sculpt = (...groups: Solid[][]): Sculpture[] => [{ groups: groups }];
const pixelAt = (pixels: Uint8ClampedArray, column: number, row: number) =>
  [...pixels.subarray((row * view.width + column) * 4, (row * view.width + column) * 4 + 4)] as number[];

/** One of every shape, turned, seamed, cut and combed. */
const mixed: Sculpture[] = sculpt(
  [
    { shape: 'ellipsoid', at: [-0.4, 0.4, 0], size: [0.3, 0.42, 0.25], turn: [10, 20, 30], paint: red },
    {
      shape: 'capsule',
      at: [-0.4, 0.2, 0.1],
      to: [0.1, -0.4, 0.2],
      size: [0.16, 0.08, 0],
      paint: red,
      blend: 0.1,
    },
    {
      shape: 'box',
      at: [-0.4, 0.45, 0.3],
      size: [0.12, 0.12, 0.3],
      round: 0.02,
      paint: red,
      cutOut: true,
      blend: 0.03,
    },
  ],
  [
    {
      shape: 'cylinder',
      at: [0.5, 0.4, 0],
      size: [0.3, 0.1, 0],
      round: 0.04,
      turn: [60, 0, 10],
      paint: white,
    },
  ],
  [{ shape: 'torus', at: [0.4, -0.4, 0], size: [0.3, 0.1, 0], turn: [50, 10, 0], paint: white }],
  [
    {
      shape: 'box',
      at: [-0.5, -0.5, -0.1],
      size: [0.25, 0.2, 0.2],
      round: 0.06,
      turn: [20, 40, 5],
      paint: red,
    },
  ],
);

describe('rendering sculptures', () => {
  it('gives the same bytes again', () => {
    expect(renderSculptures(mixed, view).pixels).toEqual(renderSculptures(mixed, view).pixels);
  });

  it('keeps colours true and leaves the ground transparent', () => {
    const { pixels } = renderSculptures(sculpt([ball]), view);
    const [r = 0, g = 0, b = 0, alpha] = pixelAt(pixels, 44, 54);
    expect(alpha).toBe(255);
    expect(r).toBeGreaterThan(150);
    expect(Math.max(g, b)).toBeLessThan(r / 2);
    expect(pixelAt(pixels, 2, 2)[3]).toBe(0);
  });

  it('throws a shadow away from the light, and its colour on what is near', () => {
    const alone = renderSculptures(sculpt([wall]), view).pixels;
    const { pixels } = renderSculptures(sculpt([wall], [ball]), view);
    expect((pixelAt(pixels, 72, 76)[1] ?? 0) + 40).toBeLessThan(pixelAt(alone, 72, 76)[1] ?? 0);
    expect(Math.abs((pixelAt(pixels, 12, 12)[1] ?? 0) - (pixelAt(alone, 12, 12)[1] ?? 0))).toBeLessThan(12);
  });

  it('renders nothing of nothing', () => {
    expect(renderSculptures([], view).pixels.every((value) => value === 0)).toBe(true);
  });
});

describe('two threads', () => {
  const large = { ...view, width: 200, height: 200, pixelsPerUnit: 100 };
  const render = (helper?: Helper) => Buffer.from(beginPart(mixed, large, helper)().pixels);
  const alone = render();

  it('render the same pixels, also where the second does all the work', () => {
    let helped = 0;
    const pixels = render({
      postMessage: (job) => {
        // What reaches another thread is a copy, but for the room that both write to.
        if (job) helpRendering(structuredClone(job));
        helped++;
      },
    });
    expect(helped).toBe(1);
    expect(pixels.equals(alone)).toBe(true);
  });

  it('render two at once without writing over each other', () => {
    const helper = { postMessage: () => undefined };
    const first = beginPart(mixed, large, helper);
    const second = beginPart(sculpt([ball]), large, helper);
    const other = second().pixels;
    expect(Buffer.from(first().pixels).equals(alone)).toBe(true);
    expect(Buffer.from(other).equals(Buffer.from(beginPart(sculpt([ball]), large)().pixels))).toBe(true);
  });

  it('become one where the second dies over its share', { timeout: 30_000 }, () => {
    const pixels = render({ postMessage: (job) => void (job && Atomics.add(job.control, 0, 3)) });
    expect(pixels.equals(alone)).toBe(true);
  });
});

describe('a crop', () => {
  it('shows all that the whole camera sees, at the same depths', () => {
    const field = buildField(mixed, [5, 30, 0]);
    const camera = {
      ...view,
      left: -3,
      top: 2.5,
      width: 300,
      height: 260,
      pull: 1 / 12,
      axis: [0.3, -0.2] as const,
    };
    const crop = cropToField(field, camera);
    if (!crop) throw new Error('Nothing is seen');
    const [whole, part] = [traceVisible(field, camera, true), traceVisible(field, crop.camera, true)];
    let outside = 0;
    let furthest = 0;
    for (let row = 0; row < camera.height; row++) {
      for (let column = 0; column < camera.width; column++) {
        const depth = whole.depths[sampleAt(whole, column, row)];
        const [x, y] = [column - crop.column, row - crop.row];
        if (x < 0 || y < 0 || x >= crop.camera.width || y >= crop.camera.height) {
          if (depth > HIDDEN) outside++;
        } else furthest = Math.max(furthest, Math.abs(depth - part.depths[sampleAt(part, x, y)]));
      }
    }
    expect(outside).toBe(0);
    expect(furthest).toBeLessThan(1e-4);
    expect(crop.camera.width * crop.camera.height).toBeLessThan((camera.width * camera.height) / 3);
  });
});

describe('the cover of sculptures', () => {
  it('is where their rendering is', () => {
    const { pixels } = renderSculptures(mixed, view);
    const cover = coverSculptures(mixed, view).pixels;
    let wrong = 0;
    let covered = 0;
    for (let at = 3; at < pixels.length; at += 4) {
      if (cover[at] === 255) covered++;
      if (Math.abs(pixels[at] - cover[at]) > 200) wrong++;
    }
    expect(covered).toBeGreaterThan(500);
    expect(wrong).toBeLessThan(3);
  });
});

describe('what the camera sees', () => {
  it('lies on the surface that the distance field has there', () => {
    const field = buildField(mixed, [0, 0, 0]);
    const all = Int32Array.from({ length: field.count }, (_, index) => index);
    let missed = 1;
    let wrong = 0;
    const seen = traceVisible(field, { ...view, pull: 0, axis: [0, 0] }, true);
    for (let row = 0; row < view.height; row++) {
      for (let column = 0; column < view.width; column++) {
        const x = view.left + (column + 0.5) / view.pixelsPerUnit;
        const y = view.top - (row + 0.5) / view.pixelsPerUnit;
        const depth = seen.depths[sampleAt(seen, column, row)] ?? HIDDEN;
        const end = depth > HIDDEN ? depth : -2;
        for (let z = 1.5; z > end + 0.06; z -= 0.02)
          missed = Math.min(missed, distanceTo(field, all, field.count, x, y, z, false));
        if (depth > HIDDEN)
          wrong = Math.max(wrong, Math.abs(distanceTo(field, all, field.count, x, y, depth, false)));
      }
    }
    expect(missed).toBeGreaterThan(-0.01);
    expect(wrong).toBeLessThan(0.03);
  });

  it('has the directions in which the distance grows', () => {
    const random = createRandom(3);
    const field = buildField(mixed, [5, 30, 0]);
    const all = Int32Array.from({ length: field.count }, (_, index) => index);
    const probe = new Float64Array(7);
    for (let index = 0; index < field.count; index++) {
      const only = all.subarray(index, index + 1);
      const distance = (x: number, y: number, z: number) => {
        const d = distanceTo(field, only, 1, x, y, z, false);
        return (field.solids[index]?.cutOut ?? false) ? -d : d;
      };
      for (let trial = 0; trial < 200; trial++) {
        const [x, y, z] = [random() * 2 - 1, random() * 2 - 1, random() * 2 - 1];
        if (Math.abs(distance(x, y, z)) > 0.05) continue;
        probe.set([x, y, z]);
        solidGradient(field.numbers, index * (field.numbers.length / field.count), probe, 0.001);
        const e = 1e-5;
        expect(probe[4]).toBeCloseTo((distance(x + e, y, z) - distance(x - e, y, z)) / e / 2, 0);
        expect(probe[5]).toBeCloseTo((distance(x, y + e, z) - distance(x, y - e, z)) / e / 2, 0);
        expect(probe[6]).toBeCloseTo((distance(x, y, z + e) - distance(x, y, z - e)) / e / 2, 0);
      }
    }
  });

  it('is measured without rendering it', () => {
    const extent = findExtent(sculpt([ball]), { left: -1, top: 1, edge: 100, perUnit: 50 }, [0, 0, 0]);
    expect(extent?.left).toBeCloseTo(-0.4, 1);
    expect(extent?.right).toBeCloseTo(0.4, 1);
    expect(extent?.top).toBeCloseTo(0.4, 1);
    expect(extent?.bottom).toBeCloseTo(-0.4, 1);
  });
});

import { describe, expect, it } from 'vitest';
import { BODIES } from '../look/vocabulary.ts';
import { PACKS } from '../packs/index.ts';
import { createRandom } from '../random.ts';
import { USUAL_SHAPE } from '../reading/photo/face/frontal-face.ts';
import { choosePose } from './pose.ts';
import { shapeBuild } from './shape-build.ts';
import { solveSkeleton } from './skeleton.ts';

describe.each(Object.values(PACKS).map(({ build }) => build))('on a $line figure', (build) => {
  it('leaves an average body as it is, and shapes each other one differently', () => {
    expect(shapeBuild(build)).toEqual(build);
    expect(shapeBuild(build, 'average')).toEqual(build);
    expect(new Set(BODIES.map(({ id }) => JSON.stringify(shapeBuild(build, id)))).size).toBe(BODIES.length);
  });

  it('is slimmer, broader in the shoulders, rounder at the waist', () => {
    const [slim, broad, round] = (['slim', 'broad', 'round'] as const).map((id) => shapeBuild(build, id));
    expect(slim?.waist[0]).toBeLessThan(build.waist[0]);
    expect(broad?.shoulder[0]).toBeGreaterThan(build.shoulder[0]);
    expect(round?.waist[2]).toBeGreaterThan((broad?.waist[2] ?? 0) * 1.15);
  });

  it('below a small face gets narrower shoulders and a larger head by degrees, unless a body is chosen', () => {
    const [half, whole] = [0.5, 1].map((smallness) =>
      shapeBuild(build, undefined, { ...USUAL_SHAPE, smallness }),
    );
    for (const [less, more] of [
      [build, half],
      [half, whole],
    ]) {
      expect(more?.shoulder[0]).toBeLessThan((less?.shoulder[0] ?? 0) * 0.95);
      expect((more?.headScale ?? 0) / (more?.eyesAt ?? 1)).toBeGreaterThan(
        ((less?.headScale ?? 0) / (less?.eyesAt ?? 1)) * 1.05,
      );
    }
    expect(shapeBuild(build, 'average', { ...USUAL_SHAPE, smallness: 1 })).toEqual(build);
    expect(shapeBuild(build, 'broad', { ...USUAL_SHAPE, smallness: 1 })).toEqual(shapeBuild(build, 'broad'));
  });

  it('sits lower on its shoulders below a short face, so that its neck is no longer', () => {
    const freeOf = (chin: number) => {
      const { eyesAt, shoulder, headScale } = shapeBuild(build, undefined, { ...USUAL_SHAPE, chin });
      return (eyesAt - shoulder[1]) / headScale - chin;
    };
    expect(freeOf(1.5) - freeOf(1.86)).toBeLessThan(0.1);
    expect(freeOf(2.1)).toBeLessThan(freeOf(1.86));
  });

  it('hides the neck of a small face: its head sits lower than the same chin would have it', () => {
    const freeOf = (smallness: number) => {
      const { eyesAt, shoulder, headScale } = shapeBuild(build, undefined, {
        ...USUAL_SHAPE,
        chin: 1.5,
        smallness,
      });
      return (eyesAt - shoulder[1]) / headScale;
    };
    expect(freeOf(1)).toBeLessThan(freeOf(0) - 0.05);
  });

  it('has the neck of the face, on a child as well, and grows no neck as broad as its chest', () => {
    const neckOf = (neck: number, body?: 'child') => shapeBuild(build, body, { ...USUAL_SHAPE, neck }).neck;
    expect(neckOf(0.46)).toBeLessThan(neckOf(0.54) * 0.9);
    expect(neckOf(0.46, 'child')).toBeLessThan(neckOf(0.54, 'child') * 0.9);
    expect(neckOf(0.68)).toBeGreaterThanOrEqual(neckOf(0.54));
    for (const body of [undefined, 'child'] as const) {
      const { chest, neck } = shapeBuild(build, body);
      expect(neckOf(2, body)).toBeLessThanOrEqual(Math.max(neck, chest[0] * 0.75));
    }
  });

  it('makes a child smaller with a larger head, feet on the ground', () => {
    const child = shapeBuild(build, 'child');
    expect(child.eyesAt).toBeLessThan(build.eyesAt * 0.95);
    expect(child.headScale / child.eyesAt).toBeGreaterThan((build.headScale / build.eyesAt) * 1.1);
    const stand = (of: typeof build) =>
      solveSkeleton(of, choosePose('standing', of, createRandom(1), { holds: false, lively: false })).lower
        .at[1];
    expect(Math.abs(stand(child) - stand(build))).toBeLessThan(0.02);
  });
});

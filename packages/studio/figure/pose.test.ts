import { describe, expect, it } from 'vitest';
import { POSES as POSE_NAMES } from '../catalogue/words/pose-words.ts';
import { PACKS } from '../packs/index.ts';
import { createRandom } from '../random.ts';
import { readDescription } from '../reading/description/read-description.ts';
import { sculptHand } from './hand.ts';
import { choosePose, POSES } from './pose.ts';
import { placeUpper, solveSkeleton } from './skeleton.ts';

const LINES = Object.values(PACKS).map(({ build }) => build);
const STANCES = LINES.flatMap((build) =>
  POSE_NAMES.flatMap((name) =>
    [1, 2, 3, 4].map((seed) => ({ title: `${build.line} ${name} ${seed}`, build, name, seed })),
  ),
);

it('stands as its owner has chosen, and leaves chance as it would be without a choice', () => {
  const { build } = PACKS['action-figure'];
  const after = (chosen: 'heroic' | undefined, asked?: 'waving') => {
    const random = createRandom(9);
    const pose = choosePose(asked, build, random, { holds: false, lively: false, chosen });
    return { pose, next: random() };
  };
  expect(POSES.heroic).toContainEqual(after('heroic').pose);
  expect(POSES.heroic).toContainEqual(after('heroic', 'waving').pose);
  expect(after('heroic').next).toBe(after(undefined).next);
  expect(after('heroic', 'waving').next).toBe(after(undefined, 'waving').next);
});

describe('thumbs up', () => {
  it.each(Object.values(PACKS).map(({ build }) => build))(
    'the $line figure has a thumb that stands up from its fist',
    (build) => {
      const { pose } = readDescription('a teacher, thumbs up');
      expect(pose).toBe('thumbs-up');
      const stance = choosePose(pose, build, createRandom(1), { holds: true, lively: false });
      const [, arm] = solveSkeleton(build, stance).arms;
      const hand = sculptHand(arm, build, { colour: [200, 160, 130], gloss: 0.5 }, undefined);
      const top = Math.max(...hand.map(({ at, to }) => Math.max(at[1], to?.[1] ?? at[1])));
      expect(top).toBeGreaterThan(arm.palm[1] + build.hand * 1.5);
    },
  );
});

describe('poses', () => {
  it.each(STANCES)('$title stands on the ground and fits its packaging', ({ build, name, seed }) => {
    const pose = choosePose(name, build, createRandom(seed), { holds: false, lively: false });
    const skeleton = solveSkeleton(build, pose);
    const soles = skeleton.legs.map(
      ({ ankle, footTurn: [tip] }) =>
        ankle[1] +
        skeleton.lower.at[1] -
        Math.cos((tip * Math.PI) / 180) * build.foot[1] -
        Math.abs(Math.sin((tip * Math.PI) / 180)) * build.foot[2] * 1.25,
    );
    expect(Math.min(...soles)).toBeCloseTo(0, 6);
    for (const arm of skeleton.arms) {
      const [x, y] = placeUpper(skeleton, arm.palm);
      expect(Math.abs(x) + build.hand).toBeLessThan(0.78);
      expect(y + build.hand * 2).toBeLessThan(2.35);
      expect(y - build.hand * 2).toBeGreaterThan(0);
    }
    expect(skeleton.head.at[1] + build.headScale * 2.1).toBeLessThan(2.35);
  });

  it('stands in the same way for the same seed and in others for other seeds', () => {
    const stand = (seed: number) =>
      choosePose(undefined, PACKS['action-figure'].build, createRandom(seed), {
        holds: false,
        lively: false,
      });
    expect(stand(4)).toEqual(stand(4));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => JSON.stringify(stand(seed)))).size).toBeGreaterThan(
      3,
    );
  });

  it.each(POSE_NAMES)('knows %s in at least two ways', (name) => {
    expect(POSES[name].length).toBeGreaterThanOrEqual(2);
  });

  it('lifts what it holds where the pose raises that arm, and else shows it in front', () => {
    const holding = (name: 'cheering' | 'standing') =>
      choosePose(name, PACKS['action-figure'].build, () => 0, { holds: true, lively: false }).arms[0];
    expect(holding('cheering')).toMatchObject({ hand: 'grip' });
    expect(holding('cheering').fore[1]).toBeGreaterThan(0.5);
    expect(holding('standing')).toMatchObject({ hand: 'grip' });
    expect(holding('standing').fore[2]).toBeGreaterThan(0.5);
  });

  it('keeps the knees and elbows of the old line nearly straight', () => {
    for (const name of POSE_NAMES) {
      const { arms, legs, lean } = choosePose(name, PACKS['retro-card'].build, () => 0.9, {
        holds: false,
        lively: true,
      });
      for (const { upper, fore } of arms) expect(cosine(upper, fore)).toBeGreaterThan(0.85);
      for (const { thigh, shin } of legs) expect(cosine(thigh, shin)).toBeGreaterThan(0.95);
      expect(lean).toEqual([0, 0, 0]);
    }
  });
});

function cosine(a: readonly number[], b: readonly number[]): number {
  const dot = a.reduce((sum, value, index) => sum + value * b[index], 0);
  return dot / (Math.hypot(...a) * Math.hypot(...b));
}

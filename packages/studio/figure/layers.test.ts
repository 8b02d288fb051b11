import { describe, expect, it } from 'vitest';
import type { Garment } from '../catalogue/garments/garments.ts';
import { PACKS } from '../packs/index.ts';
import { createRandom } from '../random.ts';
import { readDescription } from '../reading/description/read-description.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { buildField } from '../sculpt/field.ts';
import { distanceTo } from '../sculpt/sdf.ts';
import type { Group, Paint, Vector } from '../sculpt/solid.ts';
import { sculptBody } from './body.ts';
import type { Build } from './build.ts';
import { chooseOutfit } from './outfit.ts';
import { POSES } from './pose.ts';
import { solveSkeleton } from './skeleton.ts';

const looks = { clothing: [40, 90, 160], skin: [200, 160, 130] } as unknown as Looks;
const SKIN: Paint = { colour: [200, 160, 130], gloss: 0.5 };
const WHITE = [244, 242, 236];

function wear(garments: readonly Garment[], build: Build) {
  const character = { ...readDescription('x'), garments: new Map(garments.map((kind) => [kind, undefined])) };
  const [pose] = POSES.standing;
  if (!pose) throw new Error('No pose');
  const skeleton = solveSkeleton(build, pose);
  const outfit = chooseOutfit(character, looks, createRandom(3));
  return { skeleton, ...sculptBody(outfit, skeleton, build, { skin: SKIN, handle: undefined }) };
}

const isColour = (group: Group, colour: readonly number[]) =>
  group.some(({ paint }) => `${paint.colour}` === `${colour}`);
/** The distance from a place to some groups, negative inside. */
function measure(groups: readonly Group[]) {
  const field = buildField([{ groups: groups }], [0, 0, 0]);
  const all = Int32Array.from({ length: field.count }, (_, index) => index);
  return ([x, y, z]: Vector) =>
    groups.length === 0 ? 1 : distanceTo(field, all, field.count, x, y, z, false);
}

/** How far in front a thing reaches at x, y. */
function frontAt(thing: ReturnType<typeof measure>, x: number, y: number): number {
  for (let z = 0.6; z > -0.2; z -= 0.004) if (thing([x, y, z]) < 0) return z;
  return -1;
}

describe.each(Object.entries(PACKS).map(([id, { build }]) => [id, build] as const))(
  'clothes of %s',
  (_template, build) => {
    it.each(['kimono', 'robe'] as const)('leave the hands free of a wide sleeve: %s', (garment) => {
      const { upper, skeleton } = wear([garment], build);
      const cloth = measure(upper.filter((group) => !isColour(group, SKIN.colour)));
      for (const { palm } of skeleton.arms) expect(cloth(palm)).toBeGreaterThan(0);
    });

    it.each(['coat', 'dress'] as const)('lie under the apron: %s', (garment) => {
      const { lower } = wear([garment, 'apron'], build);
      const apron = lower.filter((group) => isColour(group, WHITE));
      const others = measure(lower.filter((group) => !apron.includes(group)));
      const front = measure(apron);
      for (const x of [-0.08, 0, 0.08]) {
        for (const share of [0.66, 0.8, 0.95]) {
          const y = build.hip[1] * share;
          expect(frontAt(front, x, y), `${x}, ${y}`).toBeGreaterThan(frontAt(others, x, y));
        }
      }
    });
  },
);

describe('a coat that is buttoned up', () => {
  const [pose] = POSES.standing;
  const build = PACKS['action-figure'].build;
  const body = (words: string) => {
    if (!pose) throw new Error('No pose');
    const outfit = chooseOutfit(readDescription(words), looks, createRandom(3));
    return sculptBody(outfit, solveSkeleton(build, pose), build, { skin: SKIN, handle: undefined });
  };
  /** Folds of cloth that hang right in front of the legs. */
  const inFront = (words: string) =>
    body(words)
      .lower.flat()
      .filter(
        ({ shape, at, to }) =>
          shape === 'capsule' && Math.abs(at[0]) < 0.01 && at[2] > 0 && to && to[2] > 0.1,
      );

  it('is slit in front, unlike a dress', () => {
    expect(inFront('a red dress').length).toBeGreaterThan(0);
    expect(inFront('a beige trench coat "NYPD"')).toEqual([]);
  });

  it('has two rows of buttons below the words', () => {
    const buttons = body('a beige trench coat "NYPD"')
      .upper.flat()
      .filter(
        ({ shape, at, size }) => shape === 'ellipsoid' && Math.abs(size[0] - 0.021) < 1e-6 && at[2] > 0,
      );
    expect(buttons.map(({ at }) => Math.sign(at[0])).sort()).toEqual([-1, -1, 1, 1]);
  });
});

describe('joints of an old figure', () => {
  it('are cast in the colour of the skin where the limb is bare', () => {
    const bare = wear(['swimsuit'], PACKS['retro-card'].build);
    const pegs = [...bare.upper, ...bare.lower].filter(
      (group) => group.length === 1 && group[0]?.shape === 'cylinder',
    );
    expect(pegs.length).toBeGreaterThan(6);
    for (const [peg] of pegs) {
      const [r, g, b] = peg?.paint.colour ?? [0, 0, 0];
      expect(Math.hypot(r - 200, g - 160, b - 130)).toBeLessThan(40);
    }
  });
});

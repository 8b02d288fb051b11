import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from '../catalogue/colours/colour-words.ts';
import { PACKS } from '../packs/index.ts';
import { createRandom } from '../random.ts';
import { readDescription } from '../reading/description/read-description.ts';
import type { Looks } from '../reading/photo/looks.ts';
import type { Group, Vector } from '../sculpt/solid.ts';
import { sculptBody } from './body.ts';
import type { Build } from './build.ts';
import { chooseOutfit } from './outfit.ts';
import { choosePose } from './pose.ts';
import { sitDown } from './sit-down.ts';
import { solveSkeleton } from './skeleton.ts';
import { sculptWheelchair } from './wheelchair.ts';

const looks = { clothing: [40, 90, 160], skin: [200, 160, 130] } as unknown as Looks;

/** The lowest place that anything added can reach. */
const lowest = (groups: readonly Group[], at: Vector = [0, 0, 0]) => {
  const added = groups.flat().filter(({ cutOut: cut }) => !cut);
  const feet = added.map(({ at: [, y], to, size }) => (to ? Math.min(y, to[1]) : y - size[1]));
  return Math.min(...feet) + at[1];
};

function sit(words: string, build: Build) {
  const character = readDescription(words);
  const stance = choosePose(character.pose, build, createRandom(2), { holds: false, lively: false });
  const skeleton = solveSkeleton(build, sitDown(stance, build));
  const outfit = chooseOutfit(character, looks, createRandom(3));
  const skin = { colour: [200, 160, 130], gloss: 0.5 } as const;
  return { skeleton, ...sculptBody(outfit, skeleton, build, { skin, handle: undefined }) };
}

describe('wheelchair in words', () => {
  it.each([
    ['Grandpa in a wheelchair', undefined],
    ['wheelchair basketball player in a red wheelchair', COLOUR_WORDS.get('red')],
    ['Oma im Rollstuhl', undefined],
    ['🧑‍🦽', undefined],
  ])('%s', (words, colour) => {
    expect(readDescription(words).wheelchair).toEqual({ colour });
  });

  it.each(['a chair on wheels of fire', 'no wheelchair', 'a runner'])('%s: none', (words) => {
    expect(readDescription(words).wheelchair).toBeUndefined();
  });

  it('leaves a red jacket to the jacket', () => {
    const { garments, wheelchair } = readDescription('wheelchair user in a red jacket');
    expect(garments.get('jacket')).toEqual(COLOUR_WORDS.get('red'));
    expect(wheelchair).toEqual({ colour: undefined });
  });
});

describe.each(Object.entries(PACKS).map(([id, { build }]) => [id, build] as const))(
  'sitting figure of %s',
  (_template, build) => {
    it.each(['standing', 'running', 'heroic'] as const)('sits with its feet on the footrest: %s', (pose) => {
      const { skeleton } = sit(`${pose} in a wheelchair`, build);
      for (const { ankle, knee, hip } of skeleton.legs) {
        expect(ankle[1] + skeleton.lower.at[1] - build.foot[1]).toBeGreaterThan(0.05);
        expect(knee[1]).toBeGreaterThan(hip[1] - 0.05);
      }
    });

    it('stands on its wheels', () => {
      const { skeleton } = sit('in a wheelchair', build);
      const rings = sculptWheelchair(build, skeleton, undefined)
        .flat()
        .filter(({ shape }) => shape === 'torus');
      const low = Math.min(...rings.map(({ at, size: [radius, thick] }) => at[1] - radius - thick));
      expect(Math.abs(low)).toBeLessThan(0.02);
    });

    it.each(['a queen in a long blue dress and a cape', 'in a kimono', 'a coat', 'a long skirt', 'an apron'])(
      'keeps its clothes off the ground: %s',
      (words) => {
        const { upper, lower, skeleton } = sit(`${words}, in a wheelchair`, build);
        expect(lowest(lower, skeleton.lower.at)).toBeGreaterThan(-0.12);
        expect(lowest(upper, skeleton.upper.at)).toBeGreaterThan(0);
      },
    );
  },
);

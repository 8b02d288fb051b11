import { sideOf } from '../../../catalogue/words/limb-words.ts';
import type { Rgb } from '../../../colour.ts';
import type { CharacterOptions } from '../character-options.ts';
import { type Request, rolesOf } from '../mentions/mention.ts';

/** Artificial limbs. Side -1 is the viewer's left. */
export type LimbOptions = {
  /** Artificial legs from the knee down: blades to run on, or a tube and a shoe. */
  legs: { kind: 'blade' | 'tube'; sides: readonly (-1 | 1)[]; colour: Rgb | undefined } | undefined;
  /** Whether a hook takes the place of the free hand. */
  hook: boolean;
  /** An artificial forearm and hand on the side of the free hand. */
  arm: { colour: Rgb | undefined } | undefined;
};

/** The first artificial leg or pair of legs in the words, whether they name a hook, and the first arm. */
export function chooseLimbs(tokens: readonly string[], requests: readonly Request[]): LimbOptions {
  const asked = requests.flatMap(({ meaning, ...request }) =>
    meaning.limbs.map((limb) => ({ ...request, limb })),
  );
  const leg = asked.find(({ limb }) => limb !== 'hook' && limb !== 'arm');
  const arm = asked.find(({ limb }) => limb === 'arm');
  const isPair = leg?.limb === 'blades' || leg?.limb === 'legs';
  return {
    legs: leg && {
      kind: leg.limb.startsWith('blade') ? 'blade' : 'tube',
      sides: isPair ? [-1, 1] : [sideOf(tokens, leg.at, leg.end)],
      colour: leg.colour,
    },
    hook: asked.some(({ limb }) => limb === 'hook'),
    arm: arm && { colour: arm.colour },
  };
}

/** The first pose that the words name, or otherwise the pose of the first role that has one. */
export function choosePose(requests: readonly Request[]): CharacterOptions['pose'] {
  const [named] = requests.flatMap(({ meaning }) => meaning.poses);
  return named ?? rolesOf(requests).find(({ pose }) => pose)?.pose;
}

/** A wheelchair in the first colour that the words give it. */
export function chooseWheelchair(requests: readonly Request[]): CharacterOptions['wheelchair'] {
  const chairs = requests.filter(({ meaning }) => meaning.wheelchair);
  return chairs[0] && { colour: chairs.find(({ colour }) => colour)?.colour };
}

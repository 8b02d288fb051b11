import { type Limb, sideOf } from '../../catalogue/words/limb-words.ts';
import type { Rgb } from '../../colour.ts';
import type { Request } from './request.ts';

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
  return {
    legs: leg && asLegs(tokens, leg),
    hook: asked.some(({ limb }) => limb === 'hook'),
    arm: arm && { colour: arm.colour },
  };
}

function asLegs(
  tokens: readonly string[],
  { limb, at, end, colour }: { limb: Limb; at: number; end: number; colour: Rgb | undefined },
): LimbOptions['legs'] {
  const both = limb === 'blades' || limb === 'legs';
  return {
    kind: limb === 'blade' || limb === 'blades' ? 'blade' : 'tube',
    sides: both ? [-1, 1] : [sideOf(tokens, at, end)],
    colour,
  };
}

import { type Limb, sideOf } from '../../catalogue/words/limb-words.ts';
import type { Rgb } from '../../colour.ts';
import type { Request } from './request.ts';

/** Artificial limbs. Side -1 is the viewer's left. */
export type LimbOptions = {
  /** Artificial legs from the knee down: blades to run on, or a tube and a shoe. */
  legs: { kind: 'blade' | 'tube'; sides: readonly (-1 | 1)[]; colour: Rgb | undefined } | undefined;
  /** Whether a hook takes the place of the free hand. */
  hook: boolean;
};

/** The first artificial leg or pair of legs in the words, and whether they name a hook. */
export function chooseLimbs(tokens: readonly string[], requests: readonly Request[]): LimbOptions {
  const asked = requests.flatMap(({ meaning, ...request }) =>
    meaning.limbs.map((limb) => ({ ...request, limb })),
  );
  const leg = asked.find(({ limb }) => limb !== 'hook');
  return { legs: leg && asLegs(tokens, leg), hook: asked.some(({ limb }) => limb === 'hook') };
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

import type { Headwear } from '../../../catalogue/headwear/headwear.ts';
import { firstRule } from '../../../first-rule.ts';
import type { HatFacts } from './hat-facts.ts';
import { HEADWEAR_RULES } from './headwear-rules.ts';

/** Cloth tied low around the head is no higher than so, nor in so high a peak as a turban, if the head is not turned. */
const LOW_WRAP = { top: 2.32, peak: 0.5, turn: 0.25 };

/** What is worn. Where no visor is seen nor its shade, it is a beanie. */
export function chooseHat(facts: HatFacts): Headwear {
  const kind = firstRule(HEADWEAR_RULES, facts, 'beanie');
  const { top, edge, turn, isCutOff } = facts;
  const isLow =
    top < LOW_WRAP.top && !isCutOff && (edge.middle - edge.temples < LOW_WRAP.peak || turn > LOW_WRAP.turn);
  return kind === 'turban' && isLow ? 'headwrap' : kind;
}

import type { CharacterOptions } from './character-options.ts';
import { type DescriptionState, startReading } from './description-state.ts';
import { PASSES } from './passes.ts';

export type { CharacterOptions, Thing } from './character-options.ts';

/**
 * Reads what a user wrote about the figure. It knows the words of seven languages and some emoji; unknown words change
 * nothing. It never throws, whatever the text holds.
 */
export const readDescription = (description: string): CharacterOptions => runPasses(description).character;

/** The same with everything that was found out on the way. */
export function runPasses(description: string): DescriptionState {
  let state: DescriptionState = startReading(description);
  for (const { run } of PASSES) state = { ...state, ...run(state) };
  return state;
}

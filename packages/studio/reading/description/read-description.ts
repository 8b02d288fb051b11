import type { CharacterOptions } from './character-options.ts';
import { type DescriptionState, startReading } from './description-state.ts';
import { PASSES } from './passes.ts';
import type { Removed } from './take-out-parts.ts';

export type { CharacterOptions, Thing } from './character-options.ts';

/**
 * Reads what a user wrote about the figure. It knows the words of seven languages and some emoji; unknown words change
 * nothing. It never throws, whatever the text holds.
 * @param removed the ids of parts that the owner took out: they are as if not named, and change nothing else.
 */
export const readDescription = (description: string, removed?: Removed): CharacterOptions =>
  runPasses(description, removed).character;

/** The same with everything that was found out on the way. */
export function runPasses(description: string, removed: Removed = NOTHING): DescriptionState {
  let state: DescriptionState = startReading(description, removed);
  for (const { run } of PASSES) state = { ...state, ...run(state) };
  return state;
}

const NOTHING: Removed = new Set();

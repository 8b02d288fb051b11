import type { Meaning, Mention } from './mention.ts';

/** What follows a thing that is not there itself: something only looks like it, or was made of it. */
const LOOKS = new Set(
  'print prints printed pattern patterned motif fur skin leather feather feathers neck tail tails hair curls coloured colored blond blonde shaped tattoo tattoos'.split(
    ' ',
  ),
);

/** Means no thing by its word where that only says what something looks like: snake skin boots, honey blonde hair. */
export function asOnlyLooks(thing: Mention, next: string, nothing: Meaning): Mention | undefined {
  return thing.meaning.accessories.length > 0 && LOOKS.has(next) ? { ...thing, meaning: nothing } : undefined;
}

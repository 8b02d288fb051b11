import type { Meaning, Mention } from './mention.ts';

/** Words after a thing that make it a look or a material: 'snake skin', 'honey blonde'. */
const LOOKS = new Set(
  'print prints printed pattern patterned motif fur skin leather feather feathers neck tail tails hair curls coloured colored blond blonde shaped tattoo tattoos'.split(
    ' ',
  ),
);

/** Empties the meaning of a thing that is only a look or a material: 'snake skin boots' bring no snake. */
export function asOnlyLooks(thing: Mention, next: string, nothing: Meaning): Mention | undefined {
  return thing.meaning.accessories.length > 0 && LOOKS.has(next) ? { ...thing, meaning: nothing } : undefined;
}

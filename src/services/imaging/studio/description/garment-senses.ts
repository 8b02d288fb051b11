import type { Garment } from './garment-words.ts';
import type { Mention } from './lexicon.ts';

/**
 * What a bare word means to whoever wears one of these by trade, the first that fits: the suit of an astronaut
 * is no business suit, nor the shirt of a footballer a dress shirt.
 */
const SENSES: ReadonlyMap<string, readonly Garment[]> = new Map([
  ['suit', ['spacesuit', 'armour', 'wetsuit', 'swimsuit']],
  ['suits', ['spacesuit', 'armour', 'wetsuit', 'swimsuit']],
  ['shirt', ['jersey', 'polo']],
  ['top', ['jersey', 'swimsuit']],
]);

/** Gives words like 'suit' the sense that they have for the roles in the words; other mentions stay as they are. */
export function readSenses<M extends Mention>(tokens: readonly string[], wishes: readonly M[]): M[] {
  const ofRoles = new Set(
    wishes.flatMap(({ meaning }) => meaning.roles).flatMap(({ garments }) => garments ?? []),
  );
  return wishes.map((wish) => {
    const word = tokens.slice(wish.at, wish.end).join(' ');
    const sense = SENSES.get(word)?.find((kind) => ofRoles.has(kind));
    return sense ? { ...wish, meaning: { ...wish.meaning, garments: [sense] } } : wish;
  });
}

import { THINGS } from '../../catalogue/things/catalogue.ts';
import type { PartChoices } from '../../look/box-choices.ts';
import type { Random } from '../../random.ts';
import { addEverydayThings } from './everyday-things.ts';
import { type CharacterOptions, readDescription, type Thing } from './read-description.ts';

/** What is in the box: as the description says, and as the owner changed it. */
export type OwnedCharacter = {
  character: CharacterOptions;
  /** The character of the description alone: for choices that a change must not move. */
  described: CharacterOptions;
};

/**
 * Reads a description, takes out what the owner took out and puts in what the owner put in. A thing that chance would
 * add to an empty box is drawn all the same, so that the same numbers follow, and left out where the owner had a hand.
 */
export function readOwnedDescription(
  description: string,
  { added = [], removed = [] }: PartChoices,
  random: Random,
): OwnedCharacter {
  const described = addEverydayThings(readDescription(description), random);
  if (added.length === 0 && removed.length === 0) return { character: described, described };
  const left = readDescription(description, new Set(removed));
  return { character: { ...left, accessories: [...left.accessories, ...asThings(added)] }, described };
}

/** A thing that has left the catalogue since the owner chose it is passed over. */
const asThings = (ids: readonly string[]): Thing[] =>
  ids.filter((id) => THINGS.has(id)).map((kind) => ({ kind, colour: undefined }));

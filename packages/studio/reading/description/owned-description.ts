import { THINGS } from '../../catalogue/things/catalogue.ts';
import type { PartChoices } from '../../look/box-choices.ts';
import type { Random } from '../../random.ts';
import { addEverydayThings } from './everyday-things.ts';
import { type CharacterOptions, readDescription, type Thing } from './read-description.ts';

/** What is in the box: as the description says, and as the owner changed it. */
type OwnedCharacter = {
  character: CharacterOptions;
  /** The character of the description alone: for choices that a change must not move. */
  described: CharacterOptions;
};

/**
 * Reads a description, takes out what the owner took out and adds what the owner added, which takes the place of a
 * random thing.
 */
export function readOwnedDescription(
  description: string,
  { added = [], removed = [] }: PartChoices,
  random: Random,
): OwnedCharacter {
  const described = addEverydayThings(readDescription(description), description);
  const ofChance = described.accessories.filter(({ byChance }) => byChance);
  // The number that once chose the thing is still drawn, so that all that follows stays the same.
  if (ofChance.length > 0) random();
  if (added.length === 0 && removed.length === 0) return { character: described, described };
  const left = withoutSubstitutes(readDescription(description, new Set(removed)), described);
  const own =
    added.length > 0 ? asThings(added) : ofChance.filter(({ kind }) => !removed.includes(`thing:${kind}`));
  return { character: { ...left, accessories: [...left.accessories, ...own] }, described };
}

/**
 * What is left, without what was not there before: a fifth thing for which there was no room, a role's hat below a
 * named one. When the owner takes something out, nothing else appears on the list.
 */
function withoutSubstitutes(left: CharacterOptions, described: CharacterOptions): CharacterOptions {
  const kinds = new Set(described.accessories.map(({ kind }) => kind));
  return {
    ...left,
    accessories: left.accessories.filter(({ kind }) => kinds.has(kind)),
    garments: new Map([...left.garments].filter(([garment]) => described.garments.has(garment))),
    headwear: left.headwear?.kind === described.headwear?.kind ? left.headwear : undefined,
  };
}

/** A thing that was removed from the catalogue since the owner chose it is skipped. */
const asThings = (ids: readonly string[]): Thing[] =>
  ids.filter((id) => THINGS.has(id)).map((kind) => ({ kind, colour: undefined }));

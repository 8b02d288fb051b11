import { partName } from '../catalogue/parts.ts';
import { THINGS } from '../catalogue/things/catalogue.ts';
import type { ThingId } from '../catalogue/things/thing.ts';
import { phrasesOf } from '../catalogue/words/words.ts';
import { tokenise } from '../reading/description/tokenise.ts';
import { editDistance } from './edit-distance.ts';

/** A thing that an owner can put into the box. */
export type ShelfThing = { id: ThingId; name: string };
export type ThingsFound = {
  things: ShelfThing[];
  /** A word near the search, which finds something, where the search finds nothing. */
  didYouMean: string | undefined;
};

/** How well a phrase answers a search: less is better. */
const RANK = { same: 0, begins: 1, word: 2, inside: 3, typo: 4 } as const;
/** A word of at least so many letters may differ from what was meant by one letter, by two, and so on. */
const TYPOS_FROM = [0, 4, 7] as const;

const plainOf = (text: string) => tokenise(text).join(' ');

/** All things by name, with everything they are called in any language. */
const SHELF = [...THINGS.values()]
  .map(({ id, words }) => {
    const name = partName('thing', id);
    const phrases = [...new Set([plainOf(name), ...phrasesOf(words).map(plainOf)])].filter(Boolean);
    return { id, name, phrases };
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/**
 * Finds things by what they are called in any language of the catalogue: as a whole, by the beginning of a word, inside
 * of one, or with small mistakes. An empty search finds all, by name.
 */
export function searchThings(text: string): ThingsFound {
  const search = plainOf(text);
  if (!search) return { things: SHELF.map(asThing), didYouMean: undefined };
  const ranked = SHELF.flatMap((entry) => {
    const rank = Math.min(...entry.phrases.map((phrase) => rankOf(phrase, search)));
    return Number.isFinite(rank) ? [{ entry, rank }] : [];
  });
  ranked.sort((a, b) => a.rank - b.rank);
  const things = ranked.map(({ entry }) => asThing(entry));
  return { things, didYouMean: things.length > 0 ? undefined : nearestWord(search) };
}

const asThing = ({ id, name }: ShelfThing): ShelfThing => ({ id, name });

function rankOf(phrase: string, search: string): number {
  if (phrase === search) return RANK.same;
  if (phrase.startsWith(search)) return RANK.begins;
  if (phrase.includes(` ${search}`)) return RANK.word;
  if (search.length > 2 && phrase.includes(search)) return RANK.inside;
  const typos = editDistance(phrase, search);
  return typos <= typosAllowed(search) ? RANK.typo + typos / 10 : Number.POSITIVE_INFINITY;
}

const typosAllowed = (word: string) => TYPOS_FROM.filter((length) => word.length >= length).length - 1;

/** The word of the catalogue that is nearest to a search; undefined where even that one differs by half its letters. */
function nearestWord(search: string): string | undefined {
  let nearest: { word: string; share: number } | undefined;
  for (const { phrases } of SHELF)
    for (const word of phrases) {
      const share = editDistance(word, search) / Math.max(word.length, search.length);
      if (share < 0.5 && share < (nearest?.share ?? 1)) nearest = { word, share };
    }
  return nearest?.word;
}

import { partName } from '../catalogue/parts.ts';
import { THINGS } from '../catalogue/things/catalogue.ts';
import type { ThingId } from '../catalogue/things/thing.ts';
import { phrasesOf } from '../catalogue/words/words.ts';
import { singulars, tokenise } from '../reading/description/tokenise.ts';
import { editDistance } from './edit-distance.ts';

/** A thing that an owner can put into the box. */
export type ShelfThing = { id: ThingId; name: string };
export type ThingsFound = {
  things: ShelfThing[];
  /** A word near the search, which finds something, where the search finds nothing. */
  didYouMean: string | undefined;
};

/** From how many letters on a search may differ from what was meant: by none, by one, by two. */
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
  const forms = singularForms(search);
  const found = rankShelf((phrase) => Math.min(...forms.map((form) => rankOf(phrase, form))));
  if (found.length > 0) return { things: found, didYouMean: undefined };
  const guessed = rankShelf((phrase) => Math.min(...forms.map((form) => typosIn(phrase, form))));
  return { things: guessed, didYouMean: guessed.length > 0 ? undefined : nearestPhrase(search) };
}

/** The things whose phrases have a rank, the lowest first. */
function rankShelf(rank: (phrase: string) => number): ShelfThing[] {
  // The name goes before other words for the same: 'gui' is rather a guitar than a 'guitare electrique'.
  const rankOfName = (phrase: string, index: number) => rank(phrase) - (index === 0 ? 0.5 : 0);
  const ranked = SHELF.map((entry) => ({ ...entry, rank: Math.min(...entry.phrases.map(rankOfName)) }));
  return ranked
    .filter((entry) => Number.isFinite(entry.rank))
    .sort((a, b) => a.rank - b.rank)
    .map(asThing);
}

const asThing = ({ id, name }: ShelfThing): ShelfThing => ({ id, name });

/** A search as it stands, and with its last word in the singular: 'two guitars' is found under 'guitar'. */
function singularForms(search: string): string[] {
  const words = search.split(' ');
  const lead = words.slice(0, -1);
  return singulars(words.at(-1) ?? '').map((last) => [...lead, last].join(' '));
}

const NONE = Number.POSITIVE_INFINITY;

/** How well a phrase answers a search: 0 as a whole, then its beginning, another word of it, the middle of a word. */
function rankOf(phrase: string, search: string): number {
  if (phrase === search) return 0;
  if (phrase.startsWith(search)) return 1;
  if (phrase.includes(` ${search}`)) return 2;
  return search.length > 2 && phrase.includes(search) ? 3 : NONE;
}

/** How many mistakes a search has if the phrase or a word of it was meant; infinite where they are too many. */
function typosIn(phrase: string, search: string): number {
  const allowed = TYPOS_FROM.findLastIndex((from) => search.length >= from);
  const near = [phrase, ...phrase.split(' ')].filter(
    (word) => Math.abs(word.length - search.length) <= allowed,
  );
  const typos = Math.min(...near.map((word) => editDistance(word, search)));
  return typos <= allowed ? typos : NONE;
}

/** How much of a search may be wrong so that it is still worth asking what was meant. */
const MOSTLY_RIGHT = 0.45;

/** The phrase of the catalogue that is nearest to a search; undefined where none is near. */
function nearestPhrase(search: string): string | undefined {
  let nearest: { phrase: string; wrong: number } | undefined;
  for (const phrase of SHELF.flatMap(({ phrases }) => phrases)) {
    const longer = Math.max(phrase.length, search.length);
    if (Math.abs(phrase.length - search.length) >= longer * MOSTLY_RIGHT) continue;
    const wrong = editDistance(phrase, search) / longer;
    if (wrong < (nearest?.wrong ?? MOSTLY_RIGHT)) nearest = { phrase, wrong };
  }
  return nearest?.phrase;
}

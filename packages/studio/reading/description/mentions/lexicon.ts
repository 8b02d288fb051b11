import { COLOUR_WORDS } from '../../../catalogue/colours/colour-words.ts';
import { USUAL_COLOURS } from '../../../catalogue/colours/usual-colours.ts';
import { GARMENT_ENTRIES, GARMENTS } from '../../../catalogue/garments/garments.ts';
import { HEADWEAR, HEADWEAR_ENTRIES } from '../../../catalogue/headwear/headwear.ts';
import {
  LANGUAGE_WORDS,
  phrasesIn,
  phrasesOfAll,
  QUIET_WORDS,
  SPOKEN,
} from '../../../catalogue/languages/languages.ts';
import { ROLES } from '../../../catalogue/roles/roles.ts';
import { THEME_WORDS, THEMES } from '../../../catalogue/themes/theme-words.ts';
import { THINGS } from '../../../catalogue/things/catalogue.ts';
import { BODY_WORDS } from '../../../catalogue/words/body-words.ts';
import { FACE_WORDS, type FacePart } from '../../../catalogue/words/face-words.ts';
import { BALD_WORDS, HAIR_COLOURS, HAIRCUTS } from '../../../catalogue/words/hair-words.ts';
import { HOBBY_WORDS } from '../../../catalogue/words/hobby-words.ts';
import { LIMB_WORDS, LIMBS } from '../../../catalogue/words/limb-words.ts';
import { readMaterial } from '../../../catalogue/words/material-words.ts';
import { ANY_PATTERN, PATTERN_WORDS, PATTERNS, PLAIN_WORDS } from '../../../catalogue/words/pattern-words.ts';
import { POSE_WORDS, POSES } from '../../../catalogue/words/pose-words.ts';
import { LANGUAGES, type Language, phrasesOf, type Words } from '../../../catalogue/words/words.ts';
import { hex } from '../../../colour.ts';
import { singulars, tokenise } from '../words/tokenise.ts';
import { asCostume, costumeWords } from './costumes.ts';
import { emptyMeaning, type Meaning, type Mention } from './mention.ts';

/** The words of all phrases of the catalogue, by language. */
export const CATALOGUE_WORDS_OF: Readonly<Record<Language, Set<string>>> = {
  en: new Set(),
  de: new Set(),
  fr: new Set(),
  es: new Set(),
  it: new Set(),
  pt: new Set(),
  nl: new Set(),
  emoji: new Set(),
};

function noteWords(words: Words): void {
  for (const language of LANGUAGES)
    for (const word of tokenise(words[language] ?? '')) CATALOGUE_WORDS_OF[language].add(word);
}

/** Joins all tables of the catalogue: the meaning of each phrase, whose words are separated by one space. */
function buildLexicon(): ReadonlyMap<string, Meaning> {
  const lexicon = new Map<string, Meaning>();
  const define = (words: string | Words, add: (meaning: Meaning) => void) => {
    if (typeof words !== 'string') noteWords(words);
    for (const phrase of typeof words === 'string' ? phrasesIn(words) : phrasesOf(words)) {
      const key = tokenise(phrase).join(' ');
      const meaning = lexicon.get(key) ?? emptyMeaning();
      add(meaning);
      if (key) lexicon.set(key, meaning);
    }
  };
  for (const { id, words } of THINGS.values()) define(words, (meaning) => meaning.accessories.push(id));
  for (const { thing, words } of HOBBY_WORDS) define(words, (meaning) => meaning.accessories.push(thing));
  for (const kind of HEADWEAR) define(HEADWEAR_ENTRIES[kind].words, (meaning) => meaning.headwear.push(kind));
  for (const kind of GARMENTS) define(GARMENT_ENTRIES[kind].words, (meaning) => meaning.garments.push(kind));
  for (const kind of PATTERNS) define(PATTERN_WORDS[kind], (meaning) => meaning.patterns.push(kind));
  for (const kind of POSES) define(POSE_WORDS[kind], (meaning) => meaning.poses.push(kind));
  for (const kind of THEMES) define(THEME_WORDS[kind], (meaning) => meaning.themes.push(kind));
  for (const role of ROLES) define(role.words, (meaning) => meaning.roles.push(role));
  for (const { words, colour } of HAIR_COLOURS) define(words, (meaning) => meaning.hair.push(hex(colour)));
  define(BALD_WORDS, (meaning) => meaning.hair.push('bald'));
  for (const { words, wish } of HAIRCUTS) define(words, (meaning) => meaning.haircuts.push(wish));
  for (const part of Object.keys(FACE_WORDS) as FacePart[])
    define(FACE_WORDS[part], (meaning) => meaning.face.push(part));
  for (const kind of LIMBS) define(LIMB_WORDS[kind], (meaning) => meaning.limbs.push(kind));
  for (const kind of ['barefoot', 'wheelchair'] as const)
    define(BODY_WORDS[kind], (meaning) => {
      meaning[kind] = true;
    });
  define(PLAIN_WORDS, (meaning) => meaning.patterns.push('plain'));
  for (const [words, colour] of USUAL_COLOURS)
    define(words, (meaning) => {
      meaning.usual = colour;
    });
  for (const [word, worn] of costumeWords()) define(word, (meaning) => Object.assign(meaning, worn));
  const idioms = Object.fromEntries(
    SPOKEN.map((language) => [language, phrasesIn(LANGUAGE_WORDS[language].idioms).join(', ')]),
  );
  const neutral = [...phrasesOfAll('unmade'), ...phrasesOfAll('neutral'), ANY_PATTERN].join(', ');
  for (const words of [neutral, idioms])
    define(words, (meaning) => {
      meaning.owner = true;
    });
  return lexicon;
}

const LEXICON = buildLexicon();
/** The number of words of the longest phrase. */
const LONGEST = Math.max(...[...LEXICON.keys()].map((phrase) => phrase.split(' ').length));

const WORDS_IN_PHRASES: ReadonlySet<string> = new Set(
  [...LEXICON.keys()].flatMap((phrase) => phrase.split(' ')),
);

/** Whether the tables have a phrase. */
export const knowsPhrase = (phrase: string): boolean => LEXICON.has(phrase);

/** Whether a word stands in any table, or in a phrase of one. */
export const isKnownWord = (token: string): boolean =>
  singulars(token).some(
    (form) => WORDS_IN_PHRASES.has(form) || QUIET_WORDS.has(form) || COLOUR_WORDS.has(form),
  );

/** Whether a word names something to wear or a trade. */
export function isWornOrTrade(word: string): boolean {
  const meaning = LEXICON.get(word);
  return (
    meaning !== undefined &&
    meaning.garments.length + meaning.headwear.length + meaning.face.length + meaning.roles.length > 0
  );
}

/** Finds the known phrases from left to right. At each place the longest one counts, and none overlaps another. */
export function findMentions(tokens: readonly string[]): Mention[] {
  const mentions: Mention[] = [];
  let at = 0;
  while (at < tokens.length) {
    const mention = mentionAt(tokens, at);
    if (mention) mentions.push(mention);
    at = mention?.end ?? at + 1;
  }
  return mentions;
}

function mentionAt(tokens: readonly string[], at: number): Mention | undefined {
  const mention = madeAt(tokens, at);
  if (!mention) return undefined;
  const next = tokens[mention.end] ?? '';
  return asCostume(mention, next) ?? asOnlyLooks(mention, next) ?? mention;
}

/** Words after a thing that make it a look or a material: 'snake skin', 'honey blonde'. */
const LOOKS = new Set(
  `print prints printed pattern patterned motif fur skin leather feather feathers neck tail tails hair curls coloured colored
  blond blonde shaped tattoo tattoos`.split(/\s+/u),
);

/** Empties the meaning of a thing that is only a look or a material: 'snake skin boots' bring no snake. */
function asOnlyLooks(thing: Mention, next: string): Mention | undefined {
  return thing.meaning.accessories.length > 0 && LOOKS.has(next)
    ? { ...thing, meaning: emptyMeaning() }
    : undefined;
}

function madeAt(tokens: readonly string[], at: number): Mention | undefined {
  const material = readMaterial(tokens[at] ?? '');
  const mention = phraseAt(tokens, at);
  if (!material) return mention;
  // 'Wool coat' must not be read as knitting. Some phrases, like 'denim jacket', are in the tables as a whole.
  const made = mention && mention.end > at + 1 ? mention : phraseAt(tokens, at + 1);
  return made && made.meaning.garments.length > 0 ? { ...made, at, material } : mention;
}

function phraseAt(tokens: readonly string[], at: number): Mention | undefined {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
    const lead = tokens.slice(at, at + length - 1);
    // 'Perros salchicha' have their plural at the front.
    const plain = lead.map((token) => singulars(token).at(-1));
    for (const last of singulars(tokens[at + length - 1] ?? '')) {
      const meaning = LEXICON.get([...lead, last].join(' ')) ?? LEXICON.get([...plain, last].join(' '));
      if (meaning) return { at, end: at + length, meaning, material: undefined };
    }
  }
  return undefined;
}

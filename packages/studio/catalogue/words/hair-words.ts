import { hex, type Rgb } from '../../colour.ts';
import type { HairTail } from '../../reading/photo/looks.ts';
import type { HairLength } from '../../reading/photo/measure-hair.ts';
import { checkEntries, type Entry } from '../entry.ts';
import { phrasesOf, type Words } from './words.ts';

/** Words for people by the colour of their hair, and that colour. */
export const HAIR_COLOURS: readonly (Entry & { colour: string })[] = Object.values(
  checkEntries('hair colours', {
    blonde: {
      words: {
        en: 'blonde, blond, blondie',
        de: 'blondine',
        es: 'rubia, rubio',
        it: 'bionda, biondo',
        pt: 'loira, loiro',
      },
      colour: '#e3c58a',
    },
    red: {
      words: {
        en: 'redhead, redheaded, ginger',
        de: 'rothaarig',
        fr: 'rousse',
        es: 'pelirroja, pelirrojo',
      },
      colour: '#a63f1e',
    },
    brown: { words: { en: 'brunette', es: 'morena, moreno' }, colour: '#4a2c1c' },
  }),
);

/** The colour of hair that the words only call dark. */
export const DARK_HAIR: Rgb = hex('#2e2019');
const DARK = new Set('dark dunkle dunkles dunklen dunklem oscuro fonces scuri escuro'.split(' '));

/** Whether the hair at an index of the tokens is called dark: 'dark curly hair', 'pelo oscuro'. */
export const isDark = (tokens: readonly string[], at: number, end: number): boolean =>
  [tokens[at - 1], tokens[at - 2], tokens[end]].some((token) => DARK.has(token ?? ''));

/** Words for a head without hair. */
export const BALD_WORDS: Words = {
  en: 'bald, bald headed, baldy, hairless, shaved head, shaven head',
  de: 'glatze, glatzkopf',
  fr: 'chauve',
  es: 'calvo, calva',
  pt: 'careca',
  emoji: '👨‍🦲, 👩‍🦲',
};

/** A style of hair. Fields that are left out stay as in the photo. */
export type HairStyle = {
  length?: Exclude<HairLength, 'bald'>;
  curly?: boolean;
  bun?: true;
  tail?: HairTail;
};

type StyleEntry = Entry & { style: HairStyle };

const ADJECTIVES: Readonly<Record<string, StyleEntry>> = checkEntries('hair adjectives', {
  long: { words: { en: 'long, flowing', de: 'lange, langes, langen' }, style: { length: 'long' } },
  short: { words: { en: 'short', de: 'kurze, kurzes, kurzen' }, style: { length: 'short' } },
  cropped: { words: { en: 'cropped, buzzed, shaved' }, style: { length: 'cropped' } },
  curly: {
    words: {
      en: 'curly, frizzy, wild, crazy, bushy, messy',
      de: 'wilde, wilden, wildes, lockige, lockiges, lockigen',
    },
    style: { curly: true },
  },
  straight: { words: { en: 'straight', de: 'glatte, glattes, glatten' }, style: { curly: false } },
});

/** Adjectives of hair, and the style that each gives it. */
export const HAIR_ADJECTIVES: ReadonlyMap<string, HairStyle> = new Map(
  Object.values(ADJECTIVES).flatMap(({ words, style }) => phrasesOf(words).map((word) => [word, style])),
);

/** Haircuts that have a name of their own. */
export const HAIRCUTS: readonly StyleEntry[] = Object.values(
  checkEntries<Readonly<Record<string, StyleEntry>>>('haircuts', {
    curls: { words: { en: 'afro, curls, curly head', de: 'locken' }, style: { curly: true } },
    'buzz-cut': {
      words: { en: 'buzz cut, buzzcut, crew cut, crewcut' },
      style: { length: 'cropped', curly: false },
    },
    bob: {
      words: { en: 'bob haircut, bob cut, shoulder length hair, chin length hair' },
      style: { length: 'medium' },
    },
    pixie: { words: { en: 'pixie cut, pixie haircut' }, style: { length: 'short' } },
    bun: {
      words: {
        en: 'top knot, topknot, man bun, hair bun, messy bun, messy hair bun, ballerina bun, ballet bun, low bun, high bun, hair tied up, updo, hair in a bun, hair up',
        de: 'dutt',
        fr: 'chignon',
      },
      style: { bun: true },
    },
    ponytail: {
      words: {
        en: 'ponytail, pony tail, high ponytail, hair in a ponytail, ponytail hair',
        de: 'pferdeschwanz',
        fr: 'queue de cheval',
        es: 'coleta',
        it: 'coda di cavallo',
        pt: 'rabo de cavalo',
      },
      style: { tail: 'ponytail' },
    },
    pigtails: {
      words: { en: 'pigtails, pig tails, hair in pigtails, two pigtails' },
      style: { tail: 'pigtails' },
    },
    braids: {
      words: {
        en: 'braids, hair braids, two braids, hair in braids, french braids, plaits, two plaits, hair in plaits',
        de: 'zopfe',
        fr: 'tresses',
        es: 'trenzas',
        it: 'trecce',
      },
      style: { tail: 'braids' },
    },
  }),
);

/** Turns pure red into copper, the colour of natural red hair. */
export const naturalHair = (colour: Rgb): Rgb =>
  colour.join() === hex('#d92b2b').join() ? hex('#a63f1e') : colour;

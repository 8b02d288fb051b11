import { hex, type Rgb } from '../../colour.ts';
import type { HairFall, HairForm, HairStyleId } from '../../look/vocabulary.ts';
import { type Entry, type Known, readEntries } from '../entry.ts';
import { grammar } from '../languages/languages.ts';
import { phrasesOf, readWords, type Words } from './words.ts';

/** Words for people by the colour of their hair, and that colour. */
export const HAIR_COLOURS: readonly (Known<Entry> & { colour: string })[] = Object.values(
  readEntries('hair colours', {
    blonde: {
      words: 'blonde, blond, blondie · de blondine · es rubia, rubio · it bionda, biondo · pt loira, loiro',
      colour: '#e3c58a',
    },
    red: {
      words: 'redhead, redheaded, ginger · de rothaarig · fr rousse · es pelirroja, pelirrojo',
      colour: '#a63f1e',
    },
    brown: { words: 'brunette · es morena, moreno', colour: '#4a2c1c' },
  }),
);

/** The colour of hair that the words only call dark. */
export const DARK_HAIR: Rgb = hex('#2e2019');
const DARK = grammar(['dark']);

/** Whether the hair at an index of the tokens is called dark: 'dark curly hair', 'pelo oscuro'. */
export const isDark = (tokens: readonly string[], at: number, end: number): boolean =>
  [tokens[at - 1], tokens[at - 2], tokens[end]].some((token) => DARK.has(token ?? ''));

/** Words for a head without hair. */
export const BALD_WORDS: Words = readWords(
  `bald, bald headed, baldy, hairless, shaved head, shaven head · de glatze, glatzkopf · fr chauve · es calvo, calva
    · pt careca · emoji 👨‍🦲, 👩‍🦲`,
);

/** How long words ask hair to be. */
export type WishedLength = 'cropped' | Extract<HairFall, 'short' | 'chin' | 'shoulder' | 'long'>;
/** What words ask hair to do. */
export type WishedForm = Extract<
  HairForm,
  'straight' | 'side parting' | 'swept back' | 'bangs' | 'wavy' | 'curly' | 'afro' | 'spiky'
>;

/** What words ask of the hair: a style by its name, or a length and a form. What is left out stays as in the photo. */
export type HairWish = { style?: HairStyleId; length?: WishedLength; form?: WishedForm };

type WishEntry = Entry & { wish: HairWish };

const ADJECTIVES: Readonly<Record<string, Known<WishEntry>>> = readEntries<
  Readonly<Record<string, WishEntry>>
>('hair adjectives', {
  long: {
    words: `long, flowing · de lange, langes, langen, langem · fr longs · es largo · it lunghi · pt comprido, longo
      · nl lang`,
    wish: { length: 'long' },
  },
  short: {
    words: `short · de kurze, kurzes, kurzen, kurzem · fr courts · es corto · it corti · pt curto · nl kort, korte`,
    wish: { length: 'short' },
  },
  cropped: { words: 'cropped, buzzed, shaved', wish: { length: 'cropped', form: 'straight' } },
  curly: {
    words: `curly, frizzy, wild, crazy, bushy, messy · de wilde, wilden, wildes, lockige, lockiges, lockigen, lockigem
      · fr boucles, bouclees, frises · es rizado, rizados, rizo · it ricci, riccioluti · pt cacheado, cacheados,
      encaracolado, crespo · nl krullend, krullende`,
    wish: { form: 'curly' },
  },
  shoulder: { words: 'shoulder · de schulterlange, schulterlanges', wish: { length: 'shoulder' } },
  wavy: {
    words: `wavy · de wellige, welliges, welligen · fr ondules · es ondulado · it mossi, ondulati · nl golvend`,
    wish: { form: 'wavy' },
  },
  straight: {
    words: `straight · de glatte, glattes, glatten · fr raides, lisses · es liso, lacio · it lisci · nl steil`,
    wish: { form: 'straight' },
  },
  spiky: { words: 'spiky, spiked · de stachelige, stacheligen', wish: { form: 'spiky' } },
  'swept back': { words: 'slicked, swept', wish: { form: 'swept back' } },
});

/** Adjectives of hair, and what each asks for. */
export const HAIR_ADJECTIVES: ReadonlyMap<string, HairWish> = new Map(
  Object.values(ADJECTIVES).flatMap(({ words, wish }) => phrasesOf(words).map((word) => [word, wish])),
);

/** Haircuts that have a name of their own. */
export const HAIRCUTS: readonly Known<WishEntry>[] = Object.values(
  readEntries<Readonly<Record<string, WishEntry>>>('haircuts', {
    curls: {
      words: `curls, curly head · de locken, lockenkopf · fr des boucles · es rizos · it riccioli · pt cachos
        · nl krullen`,
      wish: { form: 'curly' },
    },
    afro: { words: 'afro, afro hair, big afro', wish: { style: 'afro' } },
    'short-afro': { words: 'short afro, small afro', wish: { style: 'short-afro' } },
    'buzz-cut': { words: 'buzz cut, buzzcut', wish: { style: 'buzz-cut' } },
    'crew-cut': { words: 'crew cut, crewcut', wish: { style: 'crew-cut' } },
    'flat-top': { words: 'flat top haircut, flat top hair, flattop', wish: { style: 'flat-top' } },
    receding: {
      words: 'receding hairline, receding hair, high temples · de geheimratsecken',
      wish: { style: 'receding' },
    },
    ring: {
      words: 'bald crown, bald on top, balding · de halbglatze',
      wish: { style: 'ring' },
    },
    'side-parting': {
      words: 'side parting, side part, side parted hair · de seitenscheitel',
      wish: { form: 'side parting' },
    },
    'comb-over': { words: 'comb over, combover', wish: { style: 'comb-over' } },
    'swept-back': {
      words: 'hair slicked back, hair swept back, hair combed back',
      wish: { form: 'swept back' },
    },
    quiff: { words: 'quiff, pompadour, pompadour hair · de haartolle', wish: { style: 'quiff' } },
    undercut: { words: 'undercut', wish: { style: 'undercut' } },
    fringe: {
      words: `with bangs, hair bangs, and bangs, with a fringe, hair with a fringe · de mit pony · es flequillo
        · it frangetta · pt franjinha`,
      wish: { form: 'bangs' },
    },
    'bowl-cut': {
      words: 'bowl cut, bowl haircut, mushroom cut · de topfschnitt',
      wish: { style: 'bowl-cut' },
    },
    pixie: { words: 'pixie cut, pixie haircut', wish: { style: 'pixie' } },
    mohawk: {
      words: 'mohawk, mohican, mohawk haircut · de irokese, irokesenschnitt · pt moicano',
      wish: { style: 'mohawk' },
    },
    waves: { words: 'hair in waves', wish: { form: 'wavy' } },
    bob: { words: 'bob haircut, bob cut, bobbed hair, chin length hair', wish: { style: 'bob' } },
    'shoulder-length': {
      words: 'shoulder length hair',
      wish: { length: 'shoulder' },
    },
    locs: {
      words: 'locs, dreads, dreadlocks, dreadlocked · es rastas',
      wish: { style: 'locs' },
    },
    'box-braids': { words: 'box braids, many braids', wish: { style: 'box-braids' } },
    cornrows: { words: 'cornrows, corn rows', wish: { style: 'cornrows' } },
    'high-bun': {
      words: `top knot, topknot, hair bun, messy bun, messy hair bun, ballerina bun, ballet bun, high bun,
        hair tied up, updo, hair in a bun, hair up · de dutt · fr chignon`,
      wish: { style: 'high-bun' },
    },
    'tied-back': { words: 'hair tied back, tied back hair', wish: { style: 'tied-back' } },
    'low-bun': { words: 'low bun', wish: { style: 'low-bun' } },
    'man-bun': { words: 'man bun', wish: { style: 'man-bun' } },
    ponytail: {
      words: `ponytail, pony tail, high ponytail, hair in a ponytail, ponytail hair · de pferdeschwanz
        · fr queue de cheval · es coleta · it coda di cavallo · pt rabo de cavalo`,
      wish: { style: 'ponytail' },
    },
    pigtails: {
      words: 'pigtails, pig tails, hair in pigtails, two pigtails',
      wish: { style: 'pigtails' },
    },
    'two-braids': {
      words: `braids, braid, plait, hair in a braid, hair braids, two braids, hair in braids, french braids, plaits,
        two plaits, hair in plaits · de zopfe · fr tresses · es trenzas · it trecce`,
      wish: { style: 'two-braids' },
    },
  }),
);

/** Turns pure red into copper, the colour of natural red hair. */
export const naturalHair = (colour: Rgb): Rgb =>
  colour.join() === hex('#d92b2b').join() ? hex('#a63f1e') : colour;

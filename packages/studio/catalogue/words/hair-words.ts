import { hex, type Rgb } from '../../colour.ts';
import type { HairTail } from '../../reading/photo/looks.ts';
import type { HairLength } from '../../reading/photo/measure-hair.ts';

/** Words for people by the colour of their hair, and that colour. */
export const HAIR_COLOURS: readonly (readonly [words: string, colour: Rgb])[] = [
  ['blonde, blond, blondie, rubia, rubio, blondine, bionda, biondo, loira, loiro', hex('#e3c58a')],
  ['redhead, redheaded, ginger, pelirroja, pelirrojo, rothaarig, rousse', hex('#a63f1e')],
  ['brunette, morena, moreno', hex('#4a2c1c')],
];

/** The colour of hair that the words only call dark. */
export const DARK_HAIR: Rgb = hex('#2e2019');
const DARK = new Set('dark dunkle dunkles dunklen dunklem oscuro fonces scuri escuro'.split(' '));

/** Whether the hair at an index of the tokens is called dark: 'dark curly hair', 'pelo oscuro'. */
export const isDark = (tokens: readonly string[], at: number, end: number): boolean =>
  [tokens[at - 1], tokens[at - 2], tokens[end]].some((token) => DARK.has(token ?? ''));

/** Words for a head without hair, separated by commas. */
export const BALD_WORDS =
  'bald, bald headed, baldy, hairless, shaved head, shaven head, glatze, glatzkopf, calvo, calva, chauve, careca, 👨‍🦲, 👩‍🦲';

/** A style of hair. Fields that are left out stay as in the photo. */
export type HairStyle = {
  length?: Exclude<HairLength, 'bald'>;
  curly?: boolean;
  bun?: true;
  tail?: HairTail;
};

/** Adjectives of hair, and the style that each gives it. */
export const HAIR_ADJECTIVES: ReadonlyMap<string, HairStyle> = new Map<string, HairStyle>([
  ...['long', 'flowing', 'lange', 'langes', 'langen'].map((word) => [word, { length: 'long' }] as const),
  ...['short', 'kurze', 'kurzes', 'kurzen'].map((word) => [word, { length: 'short' }] as const),
  ...['cropped', 'buzzed', 'shaved'].map((word) => [word, { length: 'cropped' }] as const),
  ...[
    'curly',
    'frizzy',
    'wild',
    'crazy',
    'bushy',
    'messy',
    'wilde',
    'wilden',
    'wildes',
    'lockige',
    'lockiges',
    'lockigen',
  ].map((word) => [word, { curly: true }] as const),
  ...['straight', 'glatte', 'glattes', 'glatten'].map((word) => [word, { curly: false }] as const),
]);

/** Haircuts that have a name of their own, separated by commas. */
export const HAIRCUTS: readonly (readonly [words: string, style: HairStyle])[] = [
  ['afro, curls, curly head, locken', { curly: true }],
  ['buzz cut, buzzcut, crew cut, crewcut', { length: 'cropped', curly: false }],
  ['bob haircut, bob cut, shoulder length hair, chin length hair', { length: 'medium' }],
  ['pixie cut, pixie haircut', { length: 'short' }],
  [
    'top knot, topknot, man bun, hair bun, messy bun, messy hair bun, ballerina bun, ballet bun, low bun, high bun, hair tied up, updo, chignon, dutt, hair in a bun, hair up',
    { bun: true },
  ],
  [
    'ponytail, pony tail, high ponytail, hair in a ponytail, ponytail hair, pferdeschwanz, queue de cheval, coleta, coda di cavallo, rabo de cavalo',
    { tail: 'ponytail' },
  ],
  ['pigtails, pig tails, hair in pigtails, two pigtails', { tail: 'pigtails' }],
  [
    'braids, hair braids, two braids, hair in braids, french braids, plaits, two plaits, hair in plaits, zopfe, trenzas, tresses, trecce',
    { tail: 'braids' },
  ],
];

/** Turns pure red into copper, the colour of natural red hair. */
export const naturalHair = (colour: Rgb): Rgb =>
  colour.join() === hex('#d92b2b').join() ? hex('#a63f1e') : colour;

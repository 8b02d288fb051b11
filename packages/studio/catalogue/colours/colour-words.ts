import { fromHsl, hex, mix, type Rgb, toHsl } from '../../colour.ts';
import type { LanguageWords } from '../languages/language.ts';
import { LANGUAGE_WORDS, SPOKEN, tableIn } from '../languages/languages.ts';
import { METALS, PIGMENTS } from './pigments.ts';

const listed = (names: string) => names.split(', ');

const NAMED: ReadonlyMap<string, Rgb> = new Map(
  [...Object.entries(PIGMENTS), ...Object.entries(METALS)].flatMap(([code, names]) =>
    listed(names).map((name) => [name, hex(code)] as const),
  ),
);

const metalCodes = new Set(Object.keys(METALS).map((code) => hex(code).join()));

/** Whether a pigment is one of the metals, which reflect their surroundings. */
export const isMetallic = (colour: Rgb): boolean => metalCodes.has(colour.join());

const towards = (other: Rgb, share: number) => (colour: Rgb) => mix(colour, other, share);
const WHITE: Rgb = [255, 252, 248];
const NIGHT: Rgb = [12, 8, 16];
const CHANGES: readonly (readonly [string, (colour: Rgb) => Rgb])[] = [
  ['light, pale, soft', towards(WHITE, 0.45)],
  ['pastel, powder', towards(WHITE, 0.55)],
  ['dark', towards(NIGHT, 0.42)],
  ['deep, rich, dusky', towards(NIGHT, 0.22)],
  ['neon, fluorescent, fluo, electric, bright, vivid', vivid],
];
const ENGLISH_SHADES: ReadonlyMap<string, (colour: Rgb) => Rgb> = new Map(
  CHANGES.flatMap(([names, change]) => listed(names).map((name) => [name, change] as const)),
);
const OTHER_LANGUAGES = SPOKEN.filter((language) => language !== 'en').map(
  (language) => LANGUAGE_WORDS[language],
);

/** Words before a colour that change it: 'light blue', 'neon green'. */
export const SHADES: ReadonlyMap<string, (colour: Rgb) => Rgb> = new Map([
  ...ENGLISH_SHADES,
  ...OTHER_LANGUAGES.flatMap(({ shades = {} }) =>
    Object.entries(shades).flatMap(([english, word]) => {
      const change = ENGLISH_SHADES.get(english);
      return change ? [[word, change] as const] : [];
    }),
  ),
]);

/** Every colour name and its pigment, English ones first. */
export const COLOUR_WORDS: ReadonlyMap<string, Rgb> = new Map([
  ...NAMED,
  ...OTHER_LANGUAGES.flatMap(namesIn),
]);

/** Whether a word is a colour or changes one. */
export const isOfColour = (word: string): boolean => COLOUR_WORDS.has(word) || SHADES.has(word);

/** The names of a language in all their forms, and those that are one word with a shade: 'dunkelblauer'. */
function namesIn({ colours, colourEndings, shades = {} }: LanguageWords): (readonly [string, Rgb])[] {
  return tableIn(colours).flatMap(([english, names]) => {
    const plain = NAMED.get(english);
    if (!plain) return [];
    const joined = colourEndings ? Object.values(shades) : [];
    return names.flatMap((name) =>
      (colourEndings ?? ['']).flatMap((ending) => [
        [name + ending, plain] as const,
        ...joined.map((shade) => [shade + name + ending, SHADES.get(shade)?.(plain) ?? plain] as const),
      ]),
    );
  });
}

function vivid(colour: Rgb): Rgb {
  const { hue, saturation, lightness } = toHsl(colour);
  return saturation < 0.1 ? colour : fromHsl(hue, Math.min(1, saturation * 1.35), Math.max(0.5, lightness));
}

import { fromHsl, hex, mix, type Rgb, toHsl } from '../../colour.ts';
import { COLOUR_FORMS, GERMAN_SHADES } from './colour-forms.ts';
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
  ['light, pale, soft, claro, hell, clair, chiaro', towards(WHITE, 0.45)],
  ['pastel, powder', towards(WHITE, 0.55)],
  ['dark, oscuro, dunkel, fonce, scuro', towards(NIGHT, 0.42)],
  ['deep, rich, dusky', towards(NIGHT, 0.22)],
  ['neon, fluorescent, fluo, electric, bright, vivid', vivid],
];

/** Words before a colour that change it: 'light blue', 'neon green'. */
export const SHADES: ReadonlyMap<string, (colour: Rgb) => Rgb> = new Map(
  CHANGES.flatMap(([names, change]) => listed(names).map((name) => [name, change] as const)),
);

/** Every colour name and its pigment. */
export const COLOUR_WORDS: ReadonlyMap<string, Rgb> = new Map([
  ...NAMED,
  ...COLOUR_FORMS.flatMap(([form, known]) => entry(form, NAMED.get(known))),
  ...GERMAN_SHADES.flatMap(([form, shade, known]) => {
    const colour = NAMED.get(known);
    return entry(form, colour && SHADES.get(shade)?.(colour));
  }),
]);

function entry(form: string, colour: Rgb | undefined): (readonly [string, Rgb])[] {
  return colour ? [[form, colour]] : [];
}

function vivid(colour: Rgb): Rgb {
  const { hue, saturation, lightness } = toHsl(colour);
  return saturation < 0.1 ? colour : fromHsl(hue, Math.min(1, saturation * 1.35), Math.max(0.5, lightness));
}

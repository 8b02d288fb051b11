import { fromHsl, hex, mix, type Rgb, toHsl } from '../../colour.ts';
import { COLOUR_FORMS, GERMAN_SHADES } from './colour-forms.ts';

/** Everyday colour names, as pigments that plastic can have. Names of several words stand with spaces. */
const PIGMENTS: Readonly<Record<string, string>> = {
  '#d92b2b':
    'red, ruby, cherry, cherry red, rojo, roja, rot, rouge, rosso, rossa, vermelho, vermelha, 🔴, 🟥',
  '#e0301e': 'scarlet, vermilion, fire engine red',
  '#b8142f': 'crimson, blood red, cardinal',
  '#7a1c2b': 'maroon, oxblood',
  '#6f1a2c': 'burgundy, wine red, claret, bordeaux',
  '#a93a2c': 'brick, brick red, rust, rusty, terracotta',
  '#f07c1f': 'orange, tangerine, naranja, arancione, laranja, 🟠, 🟧',
  '#c65a1c': 'burnt orange, ginger, roux, copper red, auburn',
  '#f2a51d': 'amber, saffron, marigold',
  '#f7cd2b':
    'yellow, lemon, lemon yellow, sunny yellow, canary, amarillo, amarilla, gelb, jaune, giallo, gialla, amarelo, amarela, 🟡, 🟨',
  '#f3e9a0': 'pale yellow, butter',
  '#d1a126': 'mustard, ochre',
  '#e3c58a': 'blonde, blond, sandy, sand, wheat',
  '#2f9b57': 'green, verde, grun, vert, 🟢, 🟩',
  '#9ccb3b': 'lime, lime green, apple green, chartreuse',
  '#77803a': 'olive, olive green, army green, military green, moss, moss green',
  '#159a68': 'emerald, emerald green, jade',
  '#9fdcc0': 'mint, mint green, seafoam, pistachio',
  '#1e5b3a': 'forest green, bottle green, racing green, british racing green, pine green, hunter green',
  '#9db39a': 'sage, sage green',
  '#17808a': 'teal, petrol, petrol blue',
  '#2bbfbf': 'turquoise, aqua, aquamarine',
  '#31c4de': 'cyan',
  '#2563c9': 'blue, cobalt, azul, blau, bleu, blu, azzurro, 🔵, 🟦',
  '#1f47b8': 'royal blue, sapphire, ultramarine',
  '#1d2c5b': 'navy, navy blue, midnight blue, midnight',
  '#3a94e8': 'azure, electric blue, dodger blue',
  '#78bff0': 'sky, sky blue, baby blue, powder blue, celeste, cornflower blue',
  '#c4e2ef': 'ice blue, icy blue',
  '#3c5f8f': 'denim, denim blue, steel blue',
  '#3b3f9e': 'indigo',
  '#7440a8': 'purple, morado, morada, lila, viola, violett, roxo, roxa, 🟣, 🟪',
  '#8350c4': 'violet, amethyst',
  '#5a2350': 'plum, aubergine, eggplant',
  '#b69be0': 'lilac, mauve, wisteria',
  '#b9a6e3': 'lavender',
  '#cc2f8e': 'magenta, fuchsia, cerise',
  '#ef7fae': 'pink, rosado, rosada, rosa, 🩷',
  '#f2359a': 'hot pink, shocking pink, neon pink, barbie pink',
  '#f6b9cb': 'baby pink, blush, pastel pink',
  '#d99aa3': 'dusty pink, old rose',
  '#e2708a': 'rose',
  '#f27a68': 'coral, salmon',
  '#f5b690': 'peach, apricot',
  '#7a4d2e': 'brown, marron, braun, marrone, castanho, 🟤, 🟫',
  '#4a2c1c': 'chocolate, espresso brown, brunette',
  '#8b4a2b': 'chestnut, mahogany, cognac',
  '#c59c6c': 'tan, camel, caramel',
  '#dcc7a3': 'beige, nude',
  '#f3e6cb': 'cream, creme, eggshell, off white',
  '#a99a68': 'khaki',
  '#23222a':
    'black, jet black, ebony, onyx, negro, negra, schwarz, noir, nero, nera, preto, preta, ⚫, ⬛, 🖤',
  '#f4f2ec': 'white, snow white, blanco, blanca, weiss, blanc, bianco, bianca, branco, branca, ⚪, ⬜, 🤍',
  '#8b8e96': 'grey, gray, gris, grau, grigio, grigia, cinza',
  '#45474f': 'charcoal, anthracite, graphite, slate',
  '#f4eddb': 'ivory, pearl',
};

/** Pigments that shine like the metal they are named after. */
const METALS: Readonly<Record<string, string>> = {
  '#e0b13a': 'gold, golden, dorado, dorada, dore, doree, oro, dourado',
  '#c9ced6': 'silver, silvery, chrome, steel, platinum, plateado, silbern, argente, argento, prata',
  '#b87b45': 'bronze, brass, copper',
  '#d9a08c': 'rose gold',
};

const listed = (names: string) => names.split(', ');

const NAMED: ReadonlyMap<string, Rgb> = new Map(
  [...Object.entries(PIGMENTS), ...Object.entries(METALS)].flatMap(([code, names]) =>
    listed(names).map((name) => [name, hex(code)] as const),
  ),
);

const metalCodes = new Set(Object.keys(METALS).map((code) => hex(code).join()));

/** Whether a pigment is one of the metals, which mirror instead of being painted. */
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

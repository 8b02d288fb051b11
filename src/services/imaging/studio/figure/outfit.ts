import { chroma, darken, hex, luminance, type Rgb } from '../colour.ts';
import type { Garment } from '../description/garment-words.ts';
import type { Wishes } from '../description/read-description.ts';
import type { Looks } from '../photo/measure-colours.ts';
import { pick, type Random } from '../random.ts';

/** The cut of the upper garment. */
export type Top =
  | 'tee'
  | 'shirt'
  | 'jumper'
  | 'hoodie'
  | 'jacket'
  | 'suit'
  | 'coat'
  | 'dress'
  | 'armour'
  | 'spacesuit';

/** What the figure wears, every colour decided. */
export type Outfit = {
  top: Top;
  topColour: Rgb;
  /** Under an open jacket or coat. */
  innerColour: Rgb;
  bottom: 'trousers' | 'shorts' | 'skirt';
  bottomColour: Rgb;
  shoeColour: Rgb;
  /** Tie, prints and trimmings. */
  accent: Rgb;
  cape: Rgb | undefined;
  apron: Rgb | undefined;
  scarf: Rgb | undefined;
};

const TOPS: readonly Top[] = [
  'spacesuit',
  'armour',
  'suit',
  'coat',
  'dress',
  'jacket',
  'hoodie',
  'jumper',
  'shirt',
  'tee',
];
const OWN_COLOURS: Partial<Record<Top, Rgb>> = {
  armour: hex('#b4bac4'),
  spacesuit: hex('#eceae4'),
  coat: hex('#f1f0ec'),
};
const ACCENTS = [
  hex('#e4312b'),
  hex('#ffc72c'),
  hex('#2cb5e8'),
  hex('#2fa66a'),
  hex('#f27a68'),
  hex('#7440a8'),
];

/** Dresses the figure: first as the words say, then in the photo's colour, then by the seed. */
export function chooseOutfit(wishes: Wishes, looks: Looks, random: Random): Outfit {
  const { garments } = wishes;
  const top = TOPS.find((kind) => garments.has(kind)) ?? chooseTop(looks, random);
  const topColour = garments.get(top) ?? wishes.colour ?? OWN_COLOURS[top] ?? asPlastic(looks.clothing);
  const accent =
    garments.get('tie') ??
    pick(
      random,
      ACCENTS.filter((colour) => apart(colour, topColour) > 110),
    );
  const bottom =
    garments.has('skirt') || top === 'dress' ? 'skirt' : garments.has('shorts') ? 'shorts' : 'trousers';
  const ownBottom =
    garments.get(bottom) ??
    (top === 'suit' || top === 'spacesuit' || top === 'dress' ? topColour : undefined);
  const jeans = pick(
    random,
    [hex('#33527f'), hex('#2a2c3a'), hex('#5b5f6b'), hex('#8a6f4d')].filter((c) => apart(c, topColour) > 60),
  );
  const optional = (garment: Garment, fallback: Rgb) =>
    garments.has(garment) ? (garments.get(garment) ?? fallback) : undefined;
  return {
    top,
    topColour,
    accent,
    bottom,
    innerColour:
      garments.get('shirt') ??
      garments.get('tee') ??
      (luminance(topColour) > 190 ? hex('#3a94e8') : hex('#f4f2ec')),
    bottomColour: ownBottom ?? (top === 'armour' ? hex('#6d7380') : jeans),
    shoeColour:
      garments.get('shoes') ??
      (top === 'suit' ? hex('#1f1c20') : pick(random, [hex('#f4f2ec'), hex('#1f1c20'), accent])),
    cape: optional('cape', accent),
    apron: optional('apron', hex('#f4f2ec')),
    scarf: optional('scarf', accent),
  };
}

function chooseTop(looks: Looks, random: Random): Top {
  if (luminance(looks.clothing) < 70 && chroma(looks.clothing) < 40) return pick(random, ['suit', 'jacket']);
  return pick(random, ['tee', 'hoodie', 'jacket', 'jumper', 'shirt']);
}

/** Cloth in a photo is greyer and darker than dyed plastic. */
function asPlastic(colour: Rgb): Rgb {
  const grey = luminance(colour);
  const richer: Rgb = [
    grey + (colour[0] - grey) * 1.25,
    grey + (colour[1] - grey) * 1.25,
    grey + (colour[2] - grey) * 1.25,
  ];
  return grey < 34 ? [richer[0] + 22, richer[1] + 23, richer[2] + 28] : darken(richer, 0);
}

function apart(a: Rgb, b: Rgb): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

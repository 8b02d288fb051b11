import { darken, hex, lighten, luminance, type Rgb } from '../colour.ts';
import type { Decal, Paint } from '../sculpt/solid.ts';
import type { Build } from './build.ts';
import { cutOf } from './cuts.ts';
import type { Outfit } from './outfit.ts';

/** The paints of one dressed body. */
export type Paints = {
  /** The front of the torso, with its print, and the same cloth elsewhere. */
  front: Paint;
  top: Paint;
  /** The same cloth where it flows below the waist. */
  skirt: Paint;
  /** A shade of the same cloth, for what is sewn on. */
  trim: Paint;
  sleeve: Paint;
  inner: Paint;
  bottom: Paint;
  bottomTrim: Paint;
  shoe: Paint;
  sole: Paint;
  skin: Paint;
  hand: Paint;
  accent: Paint;
  leather: Paint;
  gold: Paint;
  steel: Paint;
  white: Paint;
  /** The thread of denim. */
  stitch: Paint;
};

/** What is printed on the clothes; `allOver` (on the sleeves) and `skirt` only where they have a pattern. */
export type Prints = {
  front: Decal;
  allOver: Decal | undefined;
  /** On trousers and skirts of their own. */
  lower: Decal | undefined;
  skirt: Decal | undefined;
};

/** Mixes the paints for an outfit; with the prints on the front of the torso and on the sleeves. */
export function choosePaints(outfit: Outfit, skin: Paint, prints: Prints, { gloss, line }: Build): Paints {
  const { front, allOver, lower, skirt } = prints;
  const cut = cutOf(outfit);
  const shine = Math.min(1, gloss * (line === 'vinyl' ? Math.max(0.8, cut.gloss) : cut.gloss));
  const cloth = (colour: Rgb): Paint => ({ colour, gloss: shine, ...(cut.metal ? { metal: true } : {}) });
  const plain = (colour: Rgb, share = 0.6): Paint => ({ colour, gloss: gloss * share });
  const top = cloth(outfit.topColour);
  return {
    front: { ...top, decal: front },
    top,
    skirt: skirt ? { ...top, decal: skirt } : top,
    trim: cloth(shadeOf(outfit.topColour)),
    sleeve: cut.sleeves === 'inner' ? plain(outfit.innerColour) : allOver ? { ...top, decal: allOver } : top,
    inner: plain(outfit.innerColour),
    bottom: lower ? { ...plain(outfit.bottomColour), decal: lower } : plain(outfit.bottomColour),
    bottomTrim: plain(shadeOf(outfit.bottomColour)),
    shoe: plain(outfit.shoeColour, outfit.footwear === 'sneakers' ? 0.8 : 1.3),
    sole: plain(soleOf(outfit)),
    skin,
    hand: outfit.gloves ? plain(outfit.gloves, 0.8) : skin,
    accent: plain(outfit.accent, 0.9),
    leather: plain(hex('#3a2a22'), 1.1),
    gold: { colour: hex('#dcb55a'), gloss: 0.9, metal: true },
    steel: { colour: hex('#b9bfc9'), gloss: 0.9, metal: true },
    white: plain(hex('#f6f4ee'), 0.8),
    stitch: plain(hex('#c79f6b')),
  };
}

/** The same cloth seen in a seam: darker, or lighter where it is black. */
export function shadeOf(colour: Rgb): Rgb {
  return luminance(colour) < 55 ? lighten(colour, 0.13) : darken(colour, 0.2);
}

/** Sneakers have white soles, white sneakers gum soles. */
function soleOf({ footwear, shoeColour }: Outfit): Rgb {
  if (footwear !== 'sneakers') return darken(shoeColour, 0.5);
  return luminance(shoeColour) < 205 ? hex('#f1eee6') : hex('#d2b48c');
}

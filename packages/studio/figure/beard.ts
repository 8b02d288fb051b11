import { lighten, luminance, mix, type Rgb } from '../colour.ts';
import type { FacialHairId } from '../look/vocabulary.ts';
import type { Looks } from '../reading/photo/looks.ts';
import type { Group, Paint } from '../sculpt/solid.ts';
import { sculptChinBeard, sculptCircle, sculptSoulPatch } from './chin-beard.ts';
import { hangBeard } from './hanging-beard.ts';
import { sculptJawBeard } from './jaw-beard.ts';
import { sculptMoustache } from './moustache.ts';

/** Makes one form of facial hair. */
type Mould = (looks: Looks, paint: Paint) => Group[];

/** Moulded beards and moustaches in the head's units. Stubble is paint, not plastic. */
const MOULDS: Readonly<Record<Exclude<FacialHairId, 'stubble'>, Mould>> = {
  moustache: (looks, paint) => [sculptMoustache('plain', looks, paint)],
  handlebar: (looks, paint) => [sculptMoustache('handlebar', looks, paint)],
  walrus: (looks, paint) => [sculptMoustache('walrus', looks, paint)],
  'soul-patch': (looks, paint) => [sculptSoulPatch(looks, paint)],
  'chin-beard': (looks, paint) => [sculptChinBeard(looks, paint)],
  goatee: (looks, paint) => [sculptMoustache('short', looks, paint), sculptCircle(looks, paint)],
  'chin-strap': (looks, paint) => [sculptJawBeard('strap', looks, paint)],
  'mutton-chops': (looks, paint) => [sculptJawBeard('chops', looks, paint)],
  'short-beard': (looks, paint) => [
    sculptMoustache('short', looks, paint),
    sculptJawBeard('short', looks, paint),
  ],
  'full-beard': (looks, paint) => [
    sculptMoustache('plain', looks, paint),
    sculptJawBeard('full', looks, paint),
  ],
  'long-beard': (looks, paint) => [
    sculptMoustache('long', looks, paint),
    sculptJawBeard('long', looks, paint),
  ],
};

type Beard = NonNullable<Looks['beard']>;

/** The form of a beard of which only the kind is known. */
function formOf({ form, kind, long }: Beard): FacialHairId {
  if (form) return form;
  if (kind === 'full') return long ? 'long-beard' : 'full-beard';
  return kind;
}

/** Bristles shine less than skin. */
const MATT = 0.45;

/** Moulded facial hair, in the head's units; nothing for a shaven face and for stubble. */
export function sculptBeard(looks: Looks, gloss: number): Group[] {
  const { beard } = looks;
  const form = beard && formOf(beard);
  if (!beard || !form || form === 'stubble') return [];
  // A beard with a place on the face grows out of the face, and is not moulded a second time.
  if (beard.coverage) return hangGrown(beard, looks, gloss);
  const colour = beard.dyed ? beard.colour : inPlastic(beard.colour, looks);
  const paint: Paint = {
    colour: luminance(colour) < 24 ? lighten(colour, 0.06) : colour,
    gloss: gloss * 0.6,
  };
  return MOULDS[form](looks, paint);
}

/** By what factor a beard is darker or paler than the skin, compared with a photo, where the skin shines through it. */
const SHINES = { darker: 0.8, paler: 1.5 };
/**
 * When a beard is grey: its least luminance, that on a bald head, and how much paler than the hair it is. `most` is
 * the whitest plastic.
 */
const PALE = { least: 100, bald: 120, aboveHair: 40, most: 235 };

/**
 * Next to hair as dark as `hair` a beard is grey only if at most `colour` of the skin's colour is left in it. On skin
 * as dark as `skin` it must be paler than the skin.
 */
const DARK = { hair: 70, colour: 0.54, skin: 120 };

/**
 * In a photo skin shines through a beard; in plastic it has the colour of the hair. A beard that is far paler than the
 * hair is grey or white, with nothing of the skin's red left.
 */
export function inPlastic(colour: Rgb, looks: Pick<Looks, 'hairLength' | 'hair' | 'skin'>): Rgb {
  const over = luminance(colour) - luminance(looks.skin);
  const light = Math.min(PALE.most, luminance(colour) + over * (over < 0 ? SHINES.darker : SHINES.paler));
  // A grey without any warmth looks blue on skin.
  if (isPale(colour, light, looks)) return mix([light, light * 0.975, light * 0.945], colour, 0.1);
  return looks.hairLength === 'bald' ? mix(colour, [20, 14, 12], 0.35) : mix(colour, looks.hair, 0.6);
}

function isPale(
  colour: Rgb,
  light: number,
  { hairLength, hair, skin }: Parameters<typeof inPlastic>[1],
): boolean {
  if (luminance(skin) < DARK.skin && light < luminance(skin)) return false;
  if (hairLength === 'bald') return light > PALE.bald;
  // Blue and green skin has no red to be left.
  const skinLeft = Math.max(0.1, colourOf(skin)) * DARK.colour;
  const isGreyBesideDark = luminance(hair) > DARK.hair || colourOf(colour) < skinLeft;
  return isGreyBesideDark && light > Math.max(PALE.least, luminance(hair) + PALE.aboveHair);
}

/** How much redder than blue, over its red. */
const colourOf = ([red, , blue]: Rgb) => (red - blue) / Math.max(1, red);

/** What hangs from a full beard that grows on the face itself. */
function hangGrown(beard: Beard, looks: Looks, gloss: number): Group[] {
  if (beard.kind !== 'full' || beard.length === undefined) return [];
  const colour = beard.dyed ? beard.colour : inPlastic(beard.colour, looks);
  const hanging = hangBeard(looks.shape, beard.length, { colour, gloss: gloss * MATT });
  return hanging.length > 0 ? [hanging] : [];
}

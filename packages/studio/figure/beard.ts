import { lighten, luminance, mix, type Rgb } from '../colour.ts';
import type { FacialHairId } from '../look/vocabulary.ts';
import type { Looks } from '../reading/photo/looks.ts';
import type { Group, Paint } from '../sculpt/solid.ts';
import { sculptChinBeard, sculptCircle, sculptSoulPatch } from './chin-beard.ts';
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
export function formOf({ form, kind, long }: Beard): FacialHairId {
  if (form) return form;
  if (kind === 'full') return long ? 'long-beard' : 'full-beard';
  return kind;
}

/** Moulded facial hair, in the head's units; nothing for a shaven face and for stubble. */
export function sculptBeard(looks: Looks, gloss: number): Group[] {
  const { beard } = looks;
  const form = beard && formOf(beard);
  if (!beard || !form || form === 'stubble' || isGrown(beard, looks.skin)) return [];
  const colour = beard.dyed ? beard.colour : inPlastic(beard.colour, looks);
  const paint: Paint = {
    colour: luminance(colour) < 24 ? lighten(colour, 0.06) : colour,
    gloss: gloss * 0.6,
  };
  return MOULDS[form](looks, paint);
}

/** How much further than it looks the light of a beard lies from that of the skin which shines through it. */
const SHINES = { darker: 0.8, paler: 1.5 };
/** Grey starts at this light, so much above that of the hair; the whitest plastic. */
const PALE = { least: 100, bald: 120, aboveHair: 40, most: 235 };

/**
 * In a photo skin shines through a beard; in plastic it has the colour of the hair. A beard that is far paler than the
 * hair is grey or white, with nothing of the skin's red left.
 */
export function inPlastic(colour: Rgb, { hairLength, hair, skin }: Looks): Rgb {
  const over = luminance(colour) - luminance(skin);
  const light = Math.min(PALE.most, luminance(colour) + over * (over < 0 ? SHINES.darker : SHINES.paler));
  const isBald = hairLength === 'bald';
  const isPale = isBald ? light > PALE.bald : light > Math.max(PALE.least, luminance(hair) + PALE.aboveHair);
  // A grey without any warmth looks blue on skin.
  if (isPale) return mix([light, light * 0.975, light * 0.945], colour, 0.1);
  return isBald ? mix(colour, [20, 14, 12], 0.35) : mix(colour, hair, 0.6);
}

/**
 * Whether a beard is printed as the photo shows it, on low relief. A pale moustache alone hardly shows beside the gleams of a
 * lip, and is moulded.
 */
export const isGrown = ({ coverage, kind, colour }: Beard, skin: Rgb): boolean =>
  coverage !== undefined && (kind !== 'moustache' || luminance(colour) < luminance(skin));

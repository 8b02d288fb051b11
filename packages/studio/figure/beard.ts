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
  if (!beard || !form || form === 'stubble') return [];
  const colour = beard.dyed ? beard.colour : inPlastic(beard.colour, looks);
  const paint: Paint = {
    colour: luminance(colour) < 24 ? lighten(colour, 0.06) : colour,
    gloss: gloss * 0.6,
  };
  return MOULDS[form](looks, paint);
}

/**
 * In a photo skin shines through a beard; in plastic it has the colour of the hair. A beard that is paler than the hair
 * is grey or white, and stays so.
 */
function inPlastic(colour: Rgb, { hairLength, hair }: Looks): Rgb {
  if (hairLength === 'bald') return mix(colour, [20, 14, 12], luminance(colour) > 120 ? 0 : 0.35);
  return mix(colour, hair, luminance(colour) > luminance(hair) + 40 && luminance(colour) > 110 ? 0.15 : 0.6);
}

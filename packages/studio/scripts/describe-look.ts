import { nameHairColour } from '../look/name-hair-colour.ts';
import { HAIR_STYLES } from '../look/vocabulary.ts';
import type { Beard } from '../reading/photo/beard/read-beard.ts';
import type { Glasses } from '../reading/photo/glasses/read-glasses.ts';
import type { Looks } from '../reading/photo/looks.ts';

/** How a person would write down a look: the columns of the tables that the studio is measured with. */
export type DescribedLook = {
  /** Step of the Monk scale, 1 to 10. */
  skin: number;
  hairColour: string;
  hairLength: string;
  hairForm: string;
  glasses: string;
  facialHair: string;
  headwear: string;
};

/** Puts what was read of a photo into the words of `vocabulary.ts`. */
export function describeLook(looks: Looks): DescribedLook {
  const { length, form } = describeHair(looks);
  return {
    skin: Math.round(looks.skinTone),
    hairColour: length === 'bald' ? 'none' : nameHairColour(looks.hair),
    hairLength: length,
    hairForm: looks.headwear && !SHOWS_HAIR.has(looks.headwear.kind) ? 'hidden' : form,
    glasses: looks.glasses ? nameGlasses(looks.glasses) : 'none',
    facialHair: looks.beard ? nameFacialHair(looks.beard) : 'none',
    headwear: looks.headwear ? plain(looks.headwear.kind, HEADWEAR_WORDS) : 'none',
  };
}

/** Forms and makes that a person calls by one word. An id that is not here is its own word. */
const GLASSES_WORDS = {
  oval: 'round',
  square: 'rectangular',
  browline: 'rectangular',
  'round-sunglasses': 'sunglasses',
  'aviator-sunglasses': 'sunglasses',
};
const FACIAL_HAIR_WORDS = {
  handlebar: 'moustache',
  walrus: 'moustache',
  'soul-patch': 'goatee',
  'chin-beard': 'goatee',
  'chin-strap': 'full beard',
  'mutton-chops': 'full beard',
  'short-beard': 'full beard',
  'long-beard': 'full beard',
};
const HEADWEAR_WORDS = { 'backwards-cap': 'cap', 'pompom-beanie': 'beanie', headwrap: 'turban' };
/** Worn without hiding what the hair does. */
const SHOWS_HAIR: ReadonlySet<string> = new Set(['headphones', 'headband', 'kippah', 'tiara', 'crown']);

const plain = (id: string, words: Readonly<Record<string, string>>) => words[id] ?? id.replaceAll('-', ' ');

/** Length and form of the style that was recognised, or as the measures of the outline say. */
function describeHair(looks: Looks): { length: string; form: string } {
  const style = HAIR_STYLES.find(({ id }) => id === looks.hairStyle);
  const length = style?.length ?? looks.hairLength;
  if (length === 'bald') return { length, form: 'none' };
  if (style) return { length, form: style.form };
  if (looks.bun) return { length: 'up', form: 'bun' };
  return { length: nameLength(looks), form: nameForm(looks) };
}

/** Hair falls to the shoulders if it passes the chin, given in the head's units below the eyes. */
const PAST_CHIN = 1.4;

function nameLength({ hairLength, hairEnd }: Looks): string {
  if (hairLength === 'long') return 'long';
  if (hairLength === 'medium') return hairEnd < PAST_CHIN ? 'chin' : 'shoulder';
  return 'short';
}

/**
 * Hair this high above the crown and next to it is an afro if curly, and swept back if not; a hairline this high
 * recedes.
 */
const BIG = 0.5;
const HIGH_HAIRLINE = 1.3;

function nameForm({ curly, fringe, hairHeight, hairWidth, hairline, parting }: Looks): string {
  if (curly) return Math.min(hairHeight, hairWidth) >= BIG ? 'afro' : 'curly';
  if (fringe) return 'bangs';
  if (hairHeight >= BIG) return 'swept back';
  if (hairline >= HIGH_HAIRLINE) return 'receding';
  return parting ? 'side parting' : 'straight';
}

function nameGlasses({ form, dark }: Glasses): string {
  if (form) return plain(form, GLASSES_WORDS);
  return dark ? 'sunglasses' : 'rectangular';
}

function nameFacialHair({ form, kind }: Beard): string {
  return form ? plain(form, FACIAL_HAIR_WORDS) : kind === 'full' ? 'full beard' : kind;
}

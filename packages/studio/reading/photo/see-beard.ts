import type { Rgb } from '../../colour.ts';
import type { FacialHairId } from '../../look/vocabulary.ts';
import { average } from './colour-groups.ts';
import type { Beard } from './read-beard.ts';
import { type BeardPart, type BeardSights, type Sight, sightBeard } from './sight-beard.ts';
import type { FaceStudy } from './study-face.ts';
import { whiteness } from './white-hair.ts';

/** Hair is at least so rough, and so many times as rough as bare skin. */
const HAIR = { least: 2.2, share: 1.6 };
const LIP_HAIR = { least: 2.4, share: 1.9 };
/** So rough is a moustache, and so dark or so little red: no fold of a smile and no outline of lips is. */
const MOUSTACHE = { least: 6.2, share: 1.9, dark: 0.92, red: -0.08, alone: 0.8 };
/** So rough are jaws of full beards; chins below moustaches; and all that is below the lip of a goatee, but for its jaw. */
const FULL_JAW = 4.85;
const CHIN = { least: 2.05, share: 1.5 };
const GOATEE = { below: 4, jaw: 0.62 };
/** Without hair on the lip the chin is frowned on by grimaces: so rough are none, and so rough is no jaw but that of a beard. */
const CHIN_BEARD = 2.3;
const BELOW_LIP = 3.3;
/** No shade makes a lip so dark, be the photo ever so soft; nor, with it, what is beside the mouth. */
const DARK_LIP = { light: 0.5, least: 2, beside: 0.65 };
/** Lips and gums are redder than the cheeks, hair hardly ever. */
const LIPS = 0.2;
/** White hair is known so certainly by its colour. */
const WHITE = 0.8;
/** A head that leans back further, radians, shows what is under its chin; a mouth wide open leaves no more chin than so. */
const CHIN_SEEN = { pitch: -0.35, room: 0.38 };
/** In a photo that shows a unit of the face with fewer pixels hairs run together: so much less rough they are. */
const FINE = { detail: 132, power: 0.35, most: 1.5 };

/** Most beards that cover the jaw are trimmed: a longer one is its owner's choice. */
type Form = Extract<FacialHairId, 'short-beard' | 'goatee' | 'chin-beard' | 'moustache' | 'stubble'>;
const FORMS = {
  'short-beard': { kind: 'full', parts: ['lip', 'chin', 'jaw'] },
  goatee: { kind: 'goatee', parts: ['lip', 'chin'] },
  'chin-beard': { kind: 'goatee', parts: ['chin'] },
  moustache: { kind: 'moustache', parts: ['lip'] },
  stubble: { kind: 'stubble', parts: ['chin'] },
} as const satisfies Record<Form, { kind: Beard['kind']; parts: readonly BeardPart[] }>;

/**
 * Finds a beard in the photo of a face by its hairs: shade, a mask, a hand or a microphone are smooth, whatever their
 * colour, and grey hair is as uneven as dark hair. A beard shows on several places at once; in doubt there is none.
 * `detail` is how many pixels of the photo show a unit.
 */
export function seeBeard(study: FaceStudy, detail: number): Beard | undefined {
  const sights = sightBeard(study);
  const fine = Math.min(FINE.most, Math.max(1, (FINE.detail / detail) ** FINE.power));
  const form = isMoustache(sights.lip, sights.bare, fine)
    ? withMoustache(sights, fine)
    : (withoutMoustache(sights, study.pitch > CHIN_SEEN.pitch && sights.room > CHIN_SEEN.room) ??
      whiteForm(sights));
  if (!form) return undefined;
  const { kind, parts } = FORMS[form];
  return { kind, form, colour: hairColour(parts.flatMap((part) => sights[part].colours)) };
}

const isRough = ({ bristles }: Pick<Sight, 'bristles'>, bare: number, { least, share }: typeof HAIR) =>
  bristles >= least && bristles >= bare * share;

const isMoustache = (lip: Sight, bare: number, fine: number) =>
  isRough({ bristles: lip.bristles * fine }, bare, MOUSTACHE) &&
  (lip.light < MOUSTACHE.dark || lip.red < MOUSTACHE.red);

function withMoustache({ lip, chin, corner, jaw, bare }: BeardSights, fine: number): Form | undefined {
  const onChin = isRough({ bristles: (chin.bristles + corner.bristles) / 2 }, bare, CHIN);
  if (onChin && chin.red < LIPS) {
    return jaw.bristles * fine >= FULL_JAW && isRough(jaw, bare, HAIR) ? 'short-beard' : 'goatee';
  }
  return lip.light < MOUSTACHE.alone || lip.red < MOUSTACHE.red ? 'moustache' : undefined;
}

function withoutMoustache(
  { lip, chin, corner, edge, jaw, bare }: BeardSights,
  isChinSeen: boolean,
): Form | undefined {
  const below = [chin, corner, edge];
  const least = Math.min(...below.map(({ bristles }) => bristles));
  const mean = below.reduce((sum, { bristles }) => sum + bristles, 0) / below.length;
  if (isChinSeen && chin.red < LIPS && isRough({ bristles: least }, bare, HAIR)) {
    if (isRough(lip, bare, LIP_HAIR))
      return mean >= GOATEE.below && jaw.bristles < mean * GOATEE.jaw ? 'goatee' : 'stubble';
    if (least >= bare * CHIN_BEARD) return 'chin-beard';
  }
  const isRoughBelow =
    Math.min(least, jaw.bristles) >= BELOW_LIP && (mean * 3 + jaw.bristles) / 4 >= bare * HAIR.share;
  if (isChinSeen && isRoughBelow) return 'stubble';
  if (lip.light > DARK_LIP.light || lip.red > LIPS || lip.bristles < DARK_LIP.least) return undefined;
  return Math.max(corner.light, jaw.light) < DARK_LIP.beside ? 'stubble' : 'moustache';
}

/** White hair shows by its colour, also in a photo too soft for hairs. */
function whiteForm({ lip, chin, jaw, skin }: BeardSights): Form | undefined {
  const isWhite = ({ colours }: Sight) => whiteness(average(colours) ?? skin, skin) > WHITE;
  if (isWhite(chin)) return isWhite(lip) ? (isWhite(jaw) ? 'short-beard' : 'goatee') : 'chin-beard';
  return isWhite(lip) ? 'moustache' : undefined;
}

/** The colour of hairs, between which skin shines through: of the half of a zone that has least colour. */
function hairColour(colours: readonly Rgb[]): Rgb {
  const sorted = colours.toSorted((a, b) => a[0] - a[2] - (b[0] - b[2]));
  return average(sorted.slice(0, Math.ceil(sorted.length / 2))) ?? [60, 45, 35];
}

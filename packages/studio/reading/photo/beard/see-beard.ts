import type { Rgb } from '../../../colour.ts';
import type { FacialHairId } from '../../../look/vocabulary.ts';
import { clamp, mean } from '../../../math.ts';
import { average } from '../colour-groups.ts';
import { whiteness } from '../hair/white-hair.ts';
import type { Answer } from '../opinion/questions.ts';
import type { Opinion } from '../opinion/read-opinion.ts';
import type { FaceStudy } from '../print/study-face.ts';
import type { Beard } from './read-beard.ts';
import { type BeardPart, type BeardSights, type Sight, sightBeard } from './sight-beard.ts';

/** The least roughness of noise; and by what factor over bare skin roughness tells no more about a beard. */
const TELLING = { least: 0.7, most: 8 };
/**
 * By what power of its own roughness skin that is rough all over, or a grainy photo, makes what grows on it look
 * rougher; coarse grain as much.
 */
const BARE = { power: 0.6, coarse: 3 };
/** The mean roughness of faces with a beard, of beards below a moustache, and of lips with a moustache. */
const BEARD = 2.25;
const BELOW = 1.7;
/** Strands that hang next to a face are as rough as a beard; a beard is this rough on the chin as well. */
const CHIN = 1.9;
const LIP = { some: 1.9, moustache: 4.2 };
/** The less red a lip is compared with skin, the more likely the roughness on it is grey hair. */
const GREY = { from: 0.1, more: 5 };
/**
 * How dark a lone moustache is, and how much less red than the skin next to the mouth or than the cheeks. No fold of
 * a smile is that dark, nor a lip that a lamp shines on.
 */
const ALONE = { dark: 0.8, red: -0.07 };
/** How rough the roughest place of anything more than stubble is, and how rough the jaws of full beards are. */
const DENSE = 6;
const FULL_JAW = 4.8;
/** How dark a beard is that hides the skin, however soft the photo is, or how much of the skin's red it lacks. */
const GROWN = { dark: 0.35, red: -0.2 };
/**
 * How dark a lip is that no shade makes so dark, even in a soft photo; and with it what is next to the mouth, or that
 * alone.
 */
const DARK_LIP = { light: 0.5, least: 1, beside: 0.65, alone: 0.4 };
/** Lips and gums are redder than the cheeks; hair hardly ever is, unless it is as red on the jaw. */
const LIPS = 0.2;
/** How certainly white hair is recognized by its colour. */
const WHITE = 0.8;
/**
 * A head that leans back further than `pitch`, radians, shows what is under its chin. A mouth that is wide open
 * leaves at most `room` of the chin.
 */
const CHIN_SEEN = { pitch: -0.35, room: 0.38 };
/** In a photo with fewer pixels for a unit of the face hairs run together: it shows them less rough. */
const FINE = { detail: 132, power: 0.35, most: 1.5 };

/** Most beards that cover the jaw are trimmed; how far one hangs below the chin is measured apart. */
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
 * colour, and grey hair is as uneven as dark hair. A beard shows on all of the lower face, on average: hardly any
 * beard grows on each of its places. `detail` is how many pixels of the photo show a unit. A chin that is not `bare`,
 * behind a scarf or leaves, shows no beard, and no second opinion is asked about it.
 */
export function seeBeard(
  study: FaceStudy,
  detail: number,
  isChinBare = true,
  opinion?: Opinion,
): Beard | undefined {
  const sights = sightBeard(study);
  const isChinSeen = isChinBare && study.pitch > CHIN_SEEN.pitch && sights.room > CHIN_SEEN.room;
  const seen =
    hairyForm(sights, isChinSeen, detail) ?? darkForm(sights) ?? (isChinBare ? whiteForm(sights) : undefined);
  const form = opinion && isChinBare ? settleForm(seen, opinion) : seen;
  if (!form) return undefined;
  const { kind, parts } = FORMS[form];
  return { kind, form, colour: hairColour(parts.flatMap((part) => sights[part].colours)) };
}

/** The form of a beard after a second opinion on its kind. */
function settleForm(seen: Form | undefined, opinion: Opinion): Form | undefined {
  const own = seen ? WORDS[FORMS[seen].kind] : 'none';
  const told = opinion.answer('facialHair', own);
  return told === own ? seen : USUAL_FORM[told];
}
const WORDS = {
  full: 'full beard',
  goatee: 'goatee',
  moustache: 'moustache',
  stubble: 'stubble',
} as const satisfies Record<Beard['kind'], Answer<'facialHair'>>;
const USUAL_FORM = {
  none: undefined,
  'full beard': 'short-beard',
  goatee: 'goatee',
  moustache: 'moustache',
  stubble: 'stubble',
} as const satisfies Record<Answer<'facialHair'>, Form | undefined>;

/** How rough places are on their geometric mean, over what the bare skin makes of it. */
function roughness(sights: BeardSights, parts: readonly BeardPart[]): number {
  const skin = Math.min(sights.bare, BARE.coarse) ** BARE.power * Math.max(1, sights.bare / BARE.coarse);
  const told = parts.map((part) => {
    const over = Math.max(TELLING.least, sights[part].bristles) / skin;
    return Math.log(Math.min(TELLING.most, over));
  });
  return Math.exp(mean(told));
}

/** The form of a beard by its hairs. */
function hairyForm(sights: BeardSights, isChinSeen: boolean, detail: number): Form | undefined {
  const { lip, chin, corner, edge, jaw } = sights;
  const onLip = roughness(sights, ['lip']) * (1 + GREY.more * Math.max(0, -lip.red - GREY.from));
  const isMoustache = onLip >= LIP.moustache;
  // The shadow of a chin lies on its edge.
  const isSkinOrHair = chin.red - Math.max(0, jaw.red) < LIPS;
  const isBelow = isSkinOrHair && roughness(sights, ['chin', 'corner', 'jaw']) >= BELOW;
  if (isMoustache && !isBelow) {
    const isGrey = lip.red - Math.min(0, corner.red) < ALONE.red;
    return lip.light < ALONE.dark || isGrey ? 'moustache' : undefined;
  }
  const isSeen = isMoustache || (isChinSeen && isSkinOrHair);
  if (!isSeen || roughness(sights, ['lip', 'chin', 'corner', 'edge', 'jaw']) < BEARD) return undefined;
  if (!isMoustache && roughness(sights, ['chin', 'edge']) < CHIN) return undefined;
  if (hidesSkin(chin) && hidesSkin(jaw)) return 'short-beard';
  const fine = clamp((FINE.detail / detail) ** FINE.power, 1, FINE.most);
  if (Math.max(lip.bristles, chin.bristles, edge.bristles) * fine < DENSE) return 'stubble';
  if (onLip < LIP.some) return 'chin-beard';
  return jaw.bristles * fine >= FULL_JAW ? 'short-beard' : 'goatee';
}

const hidesSkin = ({ light, red }: Sight) => light < GROWN.dark || red < GROWN.red;

/** A beard in a photo too soft for hairs shows by a darkness that no shade has. */
function darkForm({ lip, corner, jaw }: BeardSights): Form | undefined {
  if (lip.light > DARK_LIP.light || lip.red > LIPS || lip.bristles < DARK_LIP.least) return undefined;
  if (Math.max(corner.light, jaw.light) < DARK_LIP.beside) return 'stubble';
  return lip.light < DARK_LIP.alone ? 'moustache' : undefined;
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

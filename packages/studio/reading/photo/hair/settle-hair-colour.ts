import { mix, type Rgb } from '../../../colour.ts';
import { NEIGHBOURS, nameHairColour, usualHairColour } from '../../../look/name-hair-colour.ts';
import { ANSWERS } from '../opinion/questions.ts';
import type { Opinion } from '../opinion/read-opinion.ts';

/**
 * The share of the usual colour: the photo is seen together with the toy, and a lamp is seldom all of what makes it
 * lighter.
 */
const NAMED = 0.55;

/** The colours of hair, and of its tips and temples where they differ. */
type HairColours = { hair: Rgb; hairTips?: Rgb; hairTemples?: Rgb };

/**
 * Colours of hair after a second opinion. If it names a colour that nobody would call the measured one, haze or a
 * lamp has changed the measured one, and hair gets nearer to the usual colour of the name. Red and dyed hair stays as
 * it was measured, because neither haze nor a lamp makes hair red or dyed. Red hair that some light made look blond
 * or brown is red, which is what its owner is known by.
 */
export function settleHairColour(colours: HairColours, opinion: Opinion): HairColours {
  const named = ANSWERS.hairColour.find((word) => word === nameHairColour(colours.hair));
  if (!named || named === 'red') return colours;
  const told = opinion.answer('hairColour', named);
  const isAlike = told !== 'red' && NEIGHBOURS[named]?.includes(told);
  const hair = told === named || isAlike ? undefined : usualHairColour(told, colours.hair);
  return hair ? { hair: mix(colours.hair, hair, told === 'red' ? 1 : NAMED) } : colours;
}

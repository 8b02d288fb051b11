import { defaultColour } from '../catalogue/garments/garments.ts';
import { clampColour, hex, luminance, mix, type Rgb } from '../colour.ts';
import { fromLab, toLab } from '../colour-lab.ts';
import { linearStep } from '../math.ts';
import { pick, type Random } from '../random.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { asInPhoto } from './as-in-photo.ts';
import { CUTS, type Top } from './cuts.ts';

/** The colour of the upper garment. The chest above trunks is bare, and a leotard has the colour of its tutu. */
export function chooseTopColour(character: CharacterOptions, looks: Looks, top: Top): Rgb {
  const { garments, colour } = character;
  if (top === 'trunks') return looks.skin;
  const leotard =
    top === 'swimsuit' && garments.has('tutu') ? (garments.get('tutu') ?? defaultColour('tutu')) : undefined;
  const named = garments.get(top) ?? leotard ?? colour ?? CUTS[top].colour;
  return named ?? offSkin(asPlastic(seenColour(character, looks, top)), looks.skin);
}

/** Hardly anything may be seen under a scarf: a colour between the scarf's colours goes with both and hides neither. */
function seenColour(character: CharacterOptions, looks: Looks, top: Top): Rgb {
  const seen = asInPhoto(character, looks, top);
  if (seen?.kind !== 'scarf' || !seen.pattern) return looks.clothing;
  if (seen.inner) return seen.inner;
  return mix(looks.clothing, seen.pattern.colour, 0.5);
}

/** The colour of what shows under an open garment. Draws a number only below a light one that the photo does not show. */
export function chooseInnerColour(
  character: CharacterOptions,
  looks: Looks,
  top: Top,
  topColour: Rgb,
  random: Random,
): Rgb {
  const { garments } = character;
  if (top === 'gi') return looks.skin;
  // A vest also counts as a tee. A tee of the vest's colour is that vest and not what is worn under it.
  const tee = garments.get('tee') === garments.get('vest') ? undefined : garments.get('tee');
  const named = garments.get('shirt') ?? tee;
  if (named) return named;
  const seen = asInPhoto(character, looks, top)?.inner;
  if (seen) return asPlastic(seen);
  return luminance(topColour) > 190 ? pick(random, [hex('#3a94e8'), hex('#4d6f8f')]) : hex('#f4f2ec');
}

/**
 * Cloth nearer to the skin's colour than `from` starts to look bare, and looks wholly bare from `wholly` on.
 * Lightness counts less, because light changes it.
 */
const LIKE_SKIN = { from: 13, wholly: 9, lightness: 0.8 };
/** How much darker or lighter such cloth is made, 0 to 100. */
const OFF_SKIN = 22;
/** Cloth that is lighter than skin by this much may be made lighter, if that leaves it darker than white. */
const LIGHTER = 3;
const LIGHTEST = 97;

/** Cloth that has nearly the colour of skin in another shade, or who wears it would look bare. */
function offSkin(cloth: Rgb, skin: Rgb): Rgb {
  const [lightness, red, yellow] = toLab(cloth);
  const [skinLightness, skinRed, skinYellow] = toLab(skin);
  const lighter = lightness - skinLightness;
  const off = Math.hypot(lighter * LIKE_SKIN.lightness, red - skinRed, yellow - skinYellow);
  const share = linearStep(LIKE_SKIN.from, LIKE_SKIN.wholly, off);
  if (share === 0) return cloth;
  const way = lighter > LIGHTER && lightness + OFF_SKIN * share < LIGHTEST ? 1 : -1;
  return fromLab([lightness + way * OFF_SKIN * share, red, yellow]);
}

/** Cloth darker than this luminance, 0 to 255, is made lighter, black cloth by `LIFT`. */
const BLACK = 44;
const LIFT = 24;

/** How much richer dyed cloth is made. */
const RICHER = 1.25;

/**
 * Cloth darker than this, 0 to 100, is black if it has less colour than `none`, and keeps all of its colour from
 * `whole` on. Bluish cloth keeps it sooner and brownish cloth later, because navy is more often worn, and lamps are
 * yellow.
 */
const DARK = 24;
const NEARLY_BLACK = { none: 3, whole: 8, warm: 2 };

/** Light tinges black cloth: how much of its colour is its own, 0 to 1. */
function ownColour(colour: Rgb): number {
  const [lightness, red, yellow] = toLab(colour);
  const { none, whole, warm } = NEARLY_BLACK;
  const rich = Math.hypot(red, yellow);
  const needed = whole + (rich > 0 ? (warm * yellow) / rich : 0);
  const share = linearStep(none, needed, rich);
  return share + (1 - share) * linearStep(DARK, 2 * DARK, lightness);
}

/** Makes a colour of the photo richer and lighter: cloth is greyer and darker than dyed plastic. */
export function asPlastic(colour: Rgb): Rgb {
  const grey = luminance(colour);
  // Bright cloth gets only as rich as can be shown, every channel alike: it keeps its hue.
  const richest = colour.map((value) => (value > grey ? (255 - grey) / (value - grey) : RICHER));
  const gain = Math.max(0, Math.min(RICHER, ...richest)) * ownColour(colour);
  // Black plastic would show no form.
  const lift = Math.max(0, 1 - grey / BLACK) * LIFT;
  const [red, green, blue] = mix([grey, grey, grey], colour, gain);
  return clampColour([red + lift, green + lift, blue + lift * 1.06]);
}

import { luminance, type Rgb } from '../../../colour.ts';
import type { FacialHairId } from '../../../look/vocabulary.ts';
import { average } from '../colour-groups.ts';
import type { FaceShape } from '../face/frontal-face.ts';
import { mean } from '../mean.ts';
import { colourAt } from '../print/face-print.ts';
import type { BeardCoverage, BeardKind } from './beard-coverage.ts';

/**
 * Hair of the lower face. Only words and the owner make it `dyed`, in a colour through which no skin shines. Only words
 * make it `long`, down to the chest.
 */
export type Beard = {
  kind: BeardKind;
  colour: Rgb;
  /** The form that is sculpted; without one it follows from the kind. */
  form?: FacialHairId;
  /** Where it grows; none of beards that words put on. */
  coverage?: BeardCoverage;
  /** How far a full one hangs below the chin in the photo, in the head's units. */
  length?: number;
  dyed?: true;
  long?: true;
};

/** Brightness over that of the bare skin: below the first it is hair, below the second the shadow of a shave. */
const HAIR = 0.62;
const SHADOW = 0.8;
/** No shadow makes a chin so dark below a bright cheek, nor, where the cheek gleams, so dark beside all of the skin. */
const DENSE = 0.55;
/** Hair of the lip over the cheek of its own side, and of the chin over both: short hair, and hair that is thick. */
const SHORT = { lip: 0.76, chin: 0.86 };
const THICK = { lip: 0.67, chin: 0.7, sides: 0.76 };
/** Hair is uneven, shade is smooth: the least that brightness varies within lip and chin, over that of bare skin. */
const UNEVEN = { lip: 0.08, chin: 0.115 };
/** Lips, and more so lipstick, are redder than hair: most red over green, over the brightness. */
const RED = { lips: 0.7, lipstick: 1.2 };

/** Looks for a beard in a face cut out of a photo, three floats a pixel, whose bare skin has the colour `skin`. */
export function readBeard(cut: Float32Array, skin: Rgb, { chin, jaw }: FaceShape): Beard | undefined {
  const bright = luminance(skin);
  const places = (left: number, right: number, top: number, bottom: number): Rgb[] => {
    const colours: Rgb[] = [];
    for (let y = top; y <= bottom; y += 0.03) {
      for (let x = left; x <= right; x += 0.03) colours.push(colourAt(cut, x, y));
    }
    return colours;
  };
  const region = (...edges: Parameters<typeof places>): Rgb => average(places(...edges)) ?? skin;
  const light = (colour: Rgb) => luminance(colour) / bright;
  const lipPlaces = [places(-0.28, -0.1, 0.78, 0.88), places(0.1, 0.28, 0.78, 0.88)];
  const lip = lipPlaces.map((colours) => average(colours) ?? skin);
  const chinPlaces = places(-0.22, 0.22, chin - 0.34, chin - 0.12);
  const chinHair = average(chinPlaces) ?? skin;
  const sides = [
    region(-jaw * 0.86, -jaw * 0.7, chin - 0.75, chin - 0.5),
    region(jaw * 0.7, jaw * 0.86, chin - 0.75, chin - 0.5),
  ];
  const cheeks = [region(-0.68, -0.5, 0.5, 0.68), region(0.5, 0.68, 0.5, 0.68)];
  // In shadow all of the face is dark; a beard is dark against the cheek above it.
  const cheek = Math.max(0.5, Math.min(...cheeks.map(light)));
  const has = (colours: Rgb[], limit: number) => colours.every((colour) => light(colour) / cheek < limit);
  const colour = average([chinHair, ...lip, ...sides].filter((part) => light(part) / cheek < SHADOW)) ?? skin;
  if (has(lip, HAIR) && has([chinHair], HAIR))
    return { kind: has(sides, HAIR + 0.06) ? 'full' : 'goatee', colour };
  // Light from above gleams on a moustache; the beard below it is dark all the same.
  const lipLight = mean(lip.map(light)) / cheek;
  if (has([chinHair], DENSE) && light(chinHair) < DENSE && lipLight < SHADOW) return { kind: 'full', colour };
  if (has(lip, HAIR) && light(chinHair) / cheek > 0.85)
    return isRed(lip, RED.lipstick) ? undefined : { kind: 'moustache', colour };
  if (has(lip, SHADOW) && has([chinHair], SHADOW) && has(sides, SHADOW + 0.04))
    return { kind: 'stubble', colour };
  // Light from one side makes that half of a beard as bright as the other cheek: each half is held to its own.
  const own = (parts: Rgb[]) => parts.map((part, side) => light(part) / light(cheeks[side] ?? skin));
  const chinOwn = (light(chinHair) * 2) / cheeks.reduce((sum, side) => sum + light(side), 0);
  const uneven = (colours: Rgb[]) => spread(colours) / bright;
  const isHairy =
    !isRed(lip, RED.lips) &&
    lipPlaces.every((colours) => uneven(colours) > UNEVEN.lip) &&
    uneven(chinPlaces) > UNEVEN.chin;
  if (isHairy && own(lip).every((share) => share < SHORT.lip) && chinOwn < SHORT.chin) {
    const within = (most: number) => own(lip).every((share) => share < most);
    const isThick = within(THICK.lip) && chinOwn < THICK.chin;
    if (isThick && mean(own(sides)) < THICK.sides) return { kind: 'full', colour };
    return { kind: isThick || within(HAIR) ? 'goatee' : 'stubble', colour };
  }
  return undefined;
}

const isRed = (colours: readonly Rgb[], most: number) =>
  colours.every((colour) => colour[0] - colour[1] > luminance(colour) * most);

/** How far the brightness of colours lies from their mean, as a standard deviation. */
function spread(colours: readonly Rgb[]): number {
  const lights = colours.map(luminance);
  const middle = mean(lights);
  return Math.sqrt(mean(lights.map((light) => (light - middle) ** 2)));
}

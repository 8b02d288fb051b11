import { mix, type Rgb } from '../../../colour.ts';
import { toLab } from '../../../colour-lab.ts';
import { linearStep } from '../../../math.ts';
import { average } from '../colour-groups.ts';
import { coloursIn, type HeadPatch } from '../regions/head-patch.ts';
import type { Edges, HeadRegions } from '../regions/head-regions.ts';
import type { ReadSkin } from '../skin/read-skin-tone.ts';
import { colourWithoutShine } from './hair-shine.ts';
import { litColour } from './measure-hair.ts';
import { toyHairColour, usualHairColour } from './toy-hair-colour.ts';

/** Colours of a head of hair; tips and temples where they clearly differ from the rest. */
export type HairColours = { hair: Rgb; hairTips?: Rgb; hairTemples?: Rgb };

/** Around the skull, then where tips and temples are, in the head's units. */
const SKULL: Edges = { left: -1.3, right: 1.3, top: -2.3, bottom: 0.1 };
const ROOTS: Edges = { left: -1.1, right: 1.1, top: -1.9, bottom: -0.5 };
const TIPS: Edges = { left: -2, right: 2, top: 1, bottom: 3 };
const TEMPLES: readonly Edges[] = [
  { left: -1.35, right: -0.85, top: -0.6, bottom: 0.1 },
  { left: 0.85, right: 1.35, top: -0.6, bottom: 0.1 },
];
/** How many places, a twentieth of a unit apart, show a colour. Fewer than `skull` may be a hat's hem and show none. */
const LEAST = { skull: 40, tips: 120, temple: 20 };
/**
 * How much lighter tips of another colour are, and temples that are grey; grey ones have less chroma than
 * `GREY_CHROMA`.
 */
const LIGHTER = { tips: 14, temples: 14 };
const GREY_CHROMA = 12;
/**
 * On dark skin, by its step, a few places with nearly as strong a colour as the skin, as a share, are not blond: skin
 * shows through hair that is cropped to the skin.
 */
const CROPPED = {
  step: { from: 4, to: 5 },
  places: { from: 260, to: 180 },
  colour: { from: 0.55, to: 0.75 },
};
/** L* and chroma are about the cube root of light plus this. */
const L_OFFSET = 16;

/**
 * Reads the colours of hair in the photo as it was taken. Hair that only shows below a hat is dark in its shade, and
 * a few places say nothing: then the colour is the usual one with such skin.
 */
export function readHairColours(patch: HeadPatch, regions: HeadRegions, skin: ReadSkin): HairColours {
  const rim = Math.max(0, skin.backlit * 2 - 1);
  const hairIn = (edges: Edges) => coloursIn(patch, edges, 0.05, (x, y) => regions.at(x, y) === 'hair');
  const litIn = (edges: Edges, least: number): Rgb | undefined => {
    const colours = hairIn(edges);
    return colours.length < least ? undefined : litColour(colours, rim);
  };
  const onSkull = hairIn(SKULL);
  const all = onSkull.length < LEAST.skull ? undefined : colourWithoutShine(onSkull, rim);
  if (!all) return { hair: usualHairColour(skin.step) };
  const cropped = skinThrough(all, onSkull.length, skin);
  const hair = mix(toyHairColour(all, skin), usualHairColour(skin.step), cropped);
  const roots = litIn(ROOTS, LEAST.skull);
  const tips = litIn(TIPS, LEAST.tips);
  const temples = TEMPLES.map((edges) => litIn(edges, LEAST.temple));
  return {
    hair,
    ...(roots && tips && areTips(roots, tips) && { hairTips: toyHairColour(tips, skin) }),
    ...(roots &&
      temples.every((temple) => temple && isGreyBeside(temple, roots)) && {
        hairTemples: toyHairColour(average(temples.filter((temple) => temple !== undefined)) ?? all, skin),
      }),
  };
}

/** How certain it is that hair is skin with its stubble, 0 to 1. `places` is how many places show it. */
function skinThrough(hair: Rgb, places: number, { step, colour }: ReadSkin): number {
  const strength = (rgb: Rgb) => {
    const [lightness, a, b] = toLab(rgb);
    return Math.hypot(a, b) / (lightness + L_OFFSET);
  };
  const asStrong = strength(hair) / Math.max(0.01, strength(colour));
  const isLight = toLab(hair)[0] / Math.max(1, toLab(colour)[0]);
  return (
    linearStep(CROPPED.step.from, CROPPED.step.to, step) *
    linearStep(CROPPED.places.from, CROPPED.places.to, places) *
    linearStep(CROPPED.colour.from, CROPPED.colour.to, Math.min(asStrong, isLight))
  );
}

const areTips = (roots: Rgb, tips: Rgb) => toLab(tips)[0] - toLab(roots)[0] > LIGHTER.tips;

function isGreyBeside(temple: Rgb, roots: Rgb): boolean {
  const [lightness, a, b] = toLab(temple);
  return Math.hypot(a, b) < GREY_CHROMA && lightness - toLab(roots)[0] > LIGHTER.temples;
}

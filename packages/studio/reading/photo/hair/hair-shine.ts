import { luminance, type Rgb } from '../../../colour.ts';
import { toLab } from '../../../colour-lab.ts';
import { linearStep } from '../../../math.ts';
import { average } from '../colour-groups.ts';
import { litColour } from './measure-hair.ts';

/** Of the colours of hair, darkest first: those that lie in its shade and those that the light falls on. */
const SHADE = { from: 0.2, to: 0.4 };
const LIGHT = { from: 0.6, to: 0.8 };
/** Where hair's own colour lies if its lights are shine, and if they alone show colour. */
const SHINY = { from: 0.15, to: 0.5 };
const VIVID = { from: 0.5, to: 0.88 };
/** Lights this much lighter than the shade, L*, begin to be told from it, and are for certain. */
const APART = { from: 10, to: 20 };
/** Shine is as pale as the lamp: chroma below which lights are paler than hair that has a colour. */
const PALE = { from: 14, to: 9 };
/** Only dark hair is hidden by its shine: lightness of its shade. */
const DARK = { from: 45, to: 30 };
/** How much more colour for their lightness than the shade have lights that show the colour. */
const MORE_COLOUR = { from: 1.2, to: 2.5 };
/** Lights with less chroma than the first show none, with more than the second they do. */
const COLOUR = { from: 8, to: 14 };
/** L* and chroma are about the cube root of light plus this. */
const L_OFFSET = 16;

/**
 * The colour of hair among all the colours that it has in a photo. Dark hair shines: what is pale and much lighter
 * than the rest is the lamp's light. If the lights are more colourful than the shade, the lights show the hair, and
 * the shade hides it.
 */
export function colourWithoutShine(colours: readonly Rgb[], rim = 0): Rgb | undefined {
  const sorted = colours.toSorted((a, b) => luminance(a) - luminance(b));
  const between = ({ from, to }: { from: number; to: number }) =>
    average(sorted.slice(Math.floor(sorted.length * from), Math.ceil(sorted.length * to)));
  const [shade, light] = [between(SHADE), between(LIGHT)];
  const usual = litColour(sorted, rim);
  if (!shade || !light || !usual || rim > 0) return usual;
  const [dark, bright] = [toLab(shade), toLab(light)];
  const chroma = Math.hypot(bright[1], bright[2]);
  const apart = linearStep(APART.from, APART.to, bright[0] - dark[0]);
  const more =
    chroma / (bright[0] + L_OFFSET) / Math.max(0.01, Math.hypot(dark[1], dark[2]) / (dark[0] + L_OFFSET));
  const vivid =
    apart * linearStep(MORE_COLOUR.from, MORE_COLOUR.to, more) * linearStep(COLOUR.from, COLOUR.to, chroma);
  const shiny =
    apart * linearStep(PALE.from, PALE.to, chroma) * linearStep(DARK.from, DARK.to, dark[0]) * (1 - vivid);
  const towards = (end: 'from' | 'to') =>
    USUAL[end] + (SHINY[end] - USUAL[end]) * shiny + (VIVID[end] - USUAL[end]) * vivid;
  return between({ from: towards('from'), to: towards('to') });
}
const USUAL = { from: 0.3, to: 0.8 };

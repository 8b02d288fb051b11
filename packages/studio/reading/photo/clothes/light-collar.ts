import { luminance, type Rgb } from '../../../colour.ts';
import { coloursIn, type HeadPatch } from '../regions/head-patch.ts';

/** Least share of light cloth between chin and chest that is a shirt's collar; a tie and lapels take the rest. */
const LEAST_COLLAR = 0.2;
/** A shirt is at most so warm, its red over its blue, as a share of the skin's warmth. */
const COOL = 0.6;
/** A shirt is brighter. */
const BRIGHT = 150;
/** Skin that is less warm is that of a black and white photo. */
const GREY = 12;

/** Whether a light shirt shows below the chin of somebody whose skin has the colour `skin`: a bare neck is none. */
export function hasLightCollar(patch: HeadPatch, skin: Rgb): boolean {
  const isShirt = (colour: Rgb) => luminance(colour) > BRIGHT && !maybeThroat(colour, skin);
  const colours = coloursIn(patch, { left: -0.5, right: 0.5, top: 2.3, bottom: 3 });
  return colours.filter(isShirt).length > colours.length * LEAST_COLLAR;
}

/** Whether a colour below the chin may be a bare throat: bright, and nearly as warm as the face in the same light. */
export function maybeThroat(colour: Rgb, skin: Rgb): boolean {
  const warmth = skin[0] - skin[2];
  return luminance(colour) > BRIGHT && warmth >= GREY && colour[0] - colour[2] >= warmth * COOL;
}

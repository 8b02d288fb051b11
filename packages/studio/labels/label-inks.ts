import { chroma, darken, hex, mix, type Rgb } from '../colour.ts';
import { contrast } from '../packs/shared/contrast.ts';
import type { LabelPlaces } from './label-places.ts';

/** The colours that a pack's labels are printed in. */
export type LabelInks = {
  ground: Rgb;
  title: Rgb;
  outline: Rgb;
  ribbon: Rgb;
  ribbonWords: Rgb;
  paper: Rgb;
  words: Rgb;
};

const WHITE = hex('#fffdf8');
const INK = hex('#1b1430');
const NAVY = hex('#1d1b4b');
/** Less colourful than this, a picture gives no ink of its own. */
const GREY = 24;

/** The inks of a pack's labels; modern ones take the hue of what the model painted there, `around`. */
export function chooseLabelInks(manner: LabelPlaces['manner'], around: Rgb): LabelInks {
  switch (manner) {
    case 'modern': {
      const ground = darkEnough(chroma(around) < GREY ? NAVY : mix(around, NAVY, 0.35));
      return {
        ground,
        title: WHITE,
        outline: darken(ground, 0.6),
        ribbon: hex('#ffc72c'),
        ribbonWords: INK,
        paper: WHITE,
        words: INK,
      };
    }
    case 'retro':
      return {
        ground: hex('#f3e2bb'),
        title: hex('#c8401c'),
        outline: hex('#fff6e0'),
        ribbon: hex('#3d2a5c'),
        ribbonWords: hex('#ffe9b8'),
        paper: hex('#fbf1d8'),
        words: hex('#33201a'),
      };
  }
}

/** Darkened until white words read on it. */
function darkEnough(colour: Rgb): Rgb {
  let ground = colour;
  while (contrast(ground, WHITE) < 7) ground = darken(ground, 0.08);
  return ground;
}

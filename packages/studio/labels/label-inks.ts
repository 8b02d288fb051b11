import { chroma, darken, hex, mix, type Rgb } from '../colour.ts';
import type { BoxPalette } from '../look/box-choices.ts';
import { contrast } from '../packs/shared/contrast.ts';
import { readableOn } from '../packs/shared/palettes.ts';
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
    case 'modern':
      return modernInks(darkEnough(chroma(around) < GREY ? NAVY : mix(around, NAVY, 0.35)), hex('#ffc72c'));
    case 'retro':
      return RETRO;
  }
}

/** The same in the colours that the owner chose. */
export function chooseOwnInks(manner: LabelPlaces['manner'], { inks }: BoxPalette): LabelInks {
  const [dark, accent] = [darkEnough(hex(inks.shape)), hex(inks.accent)];
  switch (manner) {
    case 'modern':
      return modernInks(dark, accent);
    case 'retro':
      return { ...RETRO, title: dark, ribbon: dark, ribbonWords: hex(inks.light) };
  }
}

function modernInks(ground: Rgb, ribbon: Rgb): LabelInks {
  return {
    ground,
    title: WHITE,
    outline: darken(ground, 0.6),
    ribbon,
    ribbonWords: hex(readableOn(ribbon)),
    paper: WHITE,
    words: INK,
  };
}

const RETRO: LabelInks = {
  ground: hex('#f3e2bb'),
  title: hex('#c8401c'),
  outline: hex('#fff6e0'),
  ribbon: hex('#3d2a5c'),
  ribbonWords: hex('#ffe9b8'),
  paper: hex('#fbf1d8'),
  words: hex('#33201a'),
};

/** Darkened until white words read on it. */
function darkEnough(colour: Rgb): Rgb {
  let ground = colour;
  while (contrast(ground, WHITE) < 7) ground = darken(ground, 0.08);
  return ground;
}

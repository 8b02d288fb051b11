import { chroma, darken, hex, lighten, mix, type Rgb } from '../colour.ts';
import type { BoxPaletteId } from '../look/box-choices.ts';
import { type Inks, OWN_INKS } from '../packs/retro-card/retro-inks.ts';
import type { LabelPlaces } from '../packs/shared/label-places.ts';
import {
  contrast,
  OWN_PALETTES,
  type Palette,
  plateInk,
  readableBeside,
  readableOn,
  wordGround,
} from '../packs/shared/palettes.ts';

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

/**
 * The inks of a pack's labels: those of the owner's palette, if one was chosen. Otherwise modern ones take the hue of
 * what the model painted there, `around`.
 */
export function chooseLabelInks(
  manner: LabelPlaces['manner'],
  around: Rgb,
  own: BoxPaletteId | undefined,
): LabelInks {
  if (own) return manner === 'modern' ? modernInks(OWN_PALETTES[own]) : retroInks(OWN_INKS[own].ink);
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

function modernInks(palette: Palette): LabelInks {
  const ground = plateInk(palette);
  return {
    ground,
    title: WHITE,
    outline: darken(ground, 0.6),
    ribbon: wordGround(palette.accent),
    ribbonWords: hex(readableOn(palette.accent)),
    paper: WHITE,
    words: INK,
  };
}

function retroInks({ paper, dark, warm, sun }: Inks): LabelInks {
  const ground = mix(paper, sun, 0.14);
  return {
    ground,
    title: readableBeside(warm, ground),
    outline: lighten(paper, 0.5),
    ribbon: dark,
    ribbonWords: paper,
    paper: lighten(paper, 0.4),
    words: dark,
  };
}

/** Darkened until white words read on it. */
function darkEnough(colour: Rgb): Rgb {
  let ground = colour;
  while (contrast(ground, WHITE) < 7) ground = darken(ground, 0.08);
  return ground;
}

import { darken, lighten, luminance, mix, type Rgb } from '../../../colour.ts';
import { inPlastic } from '../../../figure/beard.ts';
import { BEARD_GRID, type BeardCoverage } from '../beard/beard-coverage.ts';
import { lightOf, meanLight } from '../beard/light-beard.ts';
import type { Looks } from '../looks.ts';
import { ramp } from '../ramp.ts';

const { columns: COLUMNS, rows: ROWS } = BEARD_GRID;

export type GrownBeard = NonNullable<Looks['beard']> & { coverage: BeardCoverage };

/** The colours of each cell of a beard: of its ground, and of the strokes that are laid on it in turn. */
export type BeardColours = { ground: Rgb[]; strokes: readonly (readonly Rgb[])[] };

/** How much further from the skin than in the photo dark hair is painted, as on every toy; and the whitest paint. */
const BOLD = 0.25;
const LIGHTEST = 242;
/** Grey is told by its hue: that of thick hair as light as this over the skin is so much stronger than in the photo. */
const HUE = { more: 1, from: 0.5, to: 0.8 };
/** Strokes differ from their ground by so much more than the halves of a cell, each of which holds many hairs. */
const CONTRAST = { beard: 1.6, stubble: 1.4 };
/** What is pale among dark hairs is skin that shines through: hardly any stroke shows it. */
const SKIN_BETWEEN = 0.8;
/** Where hair is thick and its darker half as dark as this, skin that shines through it has so much of its colour. */
const DENSE = { own: 0.6, from: 0.66, to: 0.4 };
/** The same of white hair on darker skin, whose paler half is so bright. */
const WHITE = { own: 0.9, from: 1.1, to: 1.4 };
/** The same of grey hair, beside which skin is far more colourful: between pale hairs it would hide them. */
const GREY = { own: 0.45, from: 0.2, to: 0.1 };
/**
 * A soft or gleaming photo shows skin where hair is: a beard that is so light beside the cheek has so much of its own colour,
 * where that is so dark beside the skin; unless it is paler than the cheek.
 */
const FAINT = { own: 0.75, from: 0.55, to: 0.8, pale: 1.1, dark: 0.95, hair: 0.6 };
/** Dyed hair has one colour, through which this share of the skin is seen; its strokes are darker and lighter by these. */
const DYED = { shines: 0.12, darker: 0.34, lighter: 0.2 };

/** Fair, grey and sparse hair stay so: each cell has the colours that the photo shows beside the cheek. */
export function beardColours({ kind, dyed, colour, coverage }: GrownBeard, looks: Looks): BeardColours {
  const { skin } = looks;
  const { tint, darker, paler, cover } = coverage;
  if (dyed) {
    const ground = Array.from(cover, () => mix(colour, skin, DYED.shines));
    const all = (tone: (ground: Rgb) => Rgb) => ground.map(tone);
    return {
      ground,
      strokes: [all((own) => darken(own, DYED.darker)), all((own) => lighten(own, DYED.lighter))],
    };
  }
  const hair = inPlastic(colour, looks);
  const contrast = CONTRAST[kind === 'stubble' ? 'stubble' : 'beard'];
  const dark = darkness(coverage);
  const grey = kind === 'stubble' ? 0 : ramp(GREY.from, GREY.to, (hair[0] - hair[2]) / Math.max(1, hair[0]));
  const isPale = luminance(hair) > luminance(skin);
  const light = meanLight(tint, cover);
  const isFaint = kind !== 'stubble' && luminance(hair) < luminance(skin) * FAINT.hair;
  const faint = isFaint ? ramp(FAINT.from, FAINT.to, light) * ramp(FAINT.pale, FAINT.dark, light) : 0;
  const cells = (tints: Float32Array, strength: (dark: number) => number) =>
    dark.map((dense, cell): Rgb => {
      const factor = (slot: 0 | 1 | 2) => {
        const at = cell * 3 + slot;
        return tint[at] + (tints[at] - tint[at]) * strength(dense);
      };
      const seen = painted([factor(0), factor(1), factor(2)], skin, cover[cell] * (1 - dense));
      const white = isPale ? ramp(WHITE.from, WHITE.to, lightOf(paler, cell)) : 0;
      const own = Math.max(DENSE.own * dense, WHITE.own * white, GREY.own * grey);
      return mix(seen, hair, Math.max(own * cover[cell] ** 2, FAINT.own * faint * cover[cell]));
    });
  return {
    ground: cells(tint, () => 0),
    strokes: [cells(darker, () => contrast), cells(paler, (dense) => contrast * (1 - dense * SKIN_BETWEEN))],
  };
}

/** How dark the hairs of each cell are, 0 to 1: where light falls on it, as dark as all of the beard. */
function darkness({ darker, cover }: BeardCoverage): number[] {
  const mean = meanLight(darker, cover);
  return Array.from(cover, (_, cell) => ramp(DENSE.from, DENSE.to, Math.min(mean, lightOf(darker, cell))));
}

/** The colour that is so many times the skin's: dark hair a little darker, and where grey would show, 0 to 1, its hue. */
function painted(factors: Rgb, skin: Rgb, grey: number): Rgb {
  const light = (factors[0] + factors[1] + factors[2]) / 3;
  const bold = light - BOLD * Math.max(0, 1 - light) ** 2;
  const hue = 1 + HUE.more * ramp(HUE.from, HUE.to, light) * grey;
  const channel = (index: 0 | 1 | 2) =>
    Math.max(0, Math.min(LIGHTEST, skin[index] * (bold + (factors[index] - light) * hue)));
  return asHair([channel(0), channel(1), channel(2)]);
}

/** Hair is never green or blue: leaves and walls that shine on it are left out, and beside skin pure grey looks green. */
const WARM = 0.975;
const asHair = ([red, green, blue]: Rgb): Rgb => [
  red,
  Math.min(green, ((red + Math.min(blue, red)) / 2) * WARM),
  Math.min(blue, red),
];

/** The one colour of hair below the jaw and at the sides, where the print does not reach: of the beard's lower border. */
export function colourBelow(beard: GrownBeard, looks: Looks): Rgb {
  const { ground } = beardColours(beard, looks);
  const { cover } = beard.coverage;
  let all = 0;
  const sum: [number, number, number] = [0, 0, 0];
  for (const [cell, own] of ground.entries()) {
    if (cell < COLUMNS * ROWS * LOWER) continue;
    const weight = cover[cell];
    all += weight;
    for (const slot of [0, 1, 2] as const) sum[slot] += own[slot] * weight;
  }
  return all > 0 ? [sum[0] / all, sum[1] / all, sum[2] / all] : beard.colour;
}

/** Where the lower part of the grid begins. */
const LOWER = 0.5;

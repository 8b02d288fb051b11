import { hex, type Rgb } from '../colour.ts';
import type { GlassesId } from '../look/vocabulary.ts';
import { clamp } from '../math.ts';
import type { Glasses } from '../reading/photo/glasses/read-glasses.ts';

/** A place on a lens in the head's units: x from the pupil to the temple, y up. */
type Place = readonly [number, number];

/** How glasses are made. */
export type GlassesForm = {
  /** Border of a lens, in the order of the clock as its wearer's left lens is seen from the front. */
  outline: readonly Place[];
  /** Radius of the rim; of `brow` forms the rim of the lower half is a wire. */
  rim: number;
  brow?: number;
  /** A second bar above the bridge. */
  bar?: true;
  /** Rim and arms are of metal. */
  wire?: true;
  /** Colour that the frames have where the photo shows none. */
  usual: Rgb;
};

const STEPS = 20;

/** A rounded border of half extents: an ellipse at `square` 2, a rectangle far above it. */
function round(wide: number, high: number, square = 2): Place[] {
  return Array.from({ length: STEPS }, (_, step): Place => {
    const angle = (step / STEPS) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / square);
    return [wide * bend(cos), high * bend(sin)];
  });
}

/** A drop: flat above, its belly hanging down and out. */
const AVIATOR: readonly Place[] = round(0.44, 0.4, 2.5).map(([x, y]) =>
  y > 0 ? [x, y * 0.62] : [x * (1 + y * 0.45) + y * -0.16, y * 1.02],
);

/** Its outer corner drawn up to a point. */
const CAT_EYE: readonly Place[] = [
  [-0.36, 0.02],
  [-0.33, 0.14],
  [-0.22, 0.21],
  [-0.04, 0.24],
  [0.16, 0.26],
  [0.34, 0.32],
  [0.5, 0.38],
  [0.5, 0.26],
  [0.46, 0.1],
  [0.38, -0.07],
  [0.24, -0.2],
  [0.06, -0.26],
  [-0.14, -0.24],
  [-0.28, -0.15],
];

const BLACK = hex('#26222a');
const GOLD = hex('#c9a04a');
const SILVER = hex('#aeb4bb');

export const GLASSES_FORMS: Readonly<Record<GlassesId, GlassesForm>> = {
  round: { outline: round(0.37, 0.37), rim: 0.036, usual: hex('#3a2a22') },
  oval: { outline: round(0.42, 0.29), rim: 0.032, usual: hex('#54392b') },
  rectangular: { outline: round(0.43, 0.25, 4.5), rim: 0.036, usual: BLACK },
  square: { outline: round(0.43, 0.33, 4.2), rim: 0.064, usual: BLACK },
  'cat-eye': { outline: CAT_EYE, rim: 0.046, usual: hex('#7a1f2c') },
  aviator: { outline: AVIATOR, rim: 0.02, bar: true, wire: true, usual: GOLD },
  browline: { outline: round(0.42, 0.3, 2.8), rim: 0.024, brow: 0.064, usual: hex('#2b1d18') },
  rimless: { outline: round(0.42, 0.26, 3.4), rim: 0, wire: true, usual: SILVER },
  large: { outline: round(0.5, 0.44, 2.7), rim: 0.036, usual: hex('#8a5a34') },
  sunglasses: { outline: round(0.46, 0.33, 3.4), rim: 0.05, usual: BLACK },
  'round-sunglasses': { outline: round(0.39, 0.39), rim: 0.024, wire: true, usual: hex('#3a3a40') },
  'aviator-sunglasses': { outline: AVIATOR, rim: 0.022, bar: true, wire: true, usual: GOLD },
};

/** The rim of usual frames as a photo shows it, in the head's units. */
const SEEN_RIM = 0.055;
/**
 * How much narrower or wider, lower or higher, thinner or thicker than their form glasses may be made; wires are
 * never thick.
 */
const FIT = { wide: [0.88, 1.15], high: [0.88, 1.3], rim: [0.6, 1.9], wire: [0.6, 1] } as const;
/** By what power thick rims are made thicker and thin ones thinner: rims tell one pair of glasses from another. */
const BOLD = 1.5;

/** The form of glasses, as wide, high and thick as the photo shows them. */
export function fitGlasses({ form, dark, measured }: Glasses): GlassesForm {
  const usual = GLASSES_FORMS[form ?? usualForm(dark)];
  if (!measured) return usual;
  const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const wide = clamp(measured.width / extent(usual.outline.map(([x]) => x)), ...FIT.wide);
  const high = clamp(measured.height / extent(usual.outline.map(([, y]) => y)), ...FIT.high);
  const [least, most] = usual.wire ? FIT.wire : FIT.rim;
  const thick = measured.rim > 0 ? clamp((measured.rim / SEEN_RIM) ** BOLD, least, most) : 1;
  return {
    ...usual,
    outline: usual.outline.map(([x, y]): Place => [x * wide, y * high]),
    rim: usual.rim * thick,
    ...(usual.brow && { brow: usual.brow * thick }),
  };
}

/** The form of glasses of which no form is known. */
const usualForm = (dark: boolean): GlassesId => (dark ? 'sunglasses' : 'rectangular');

import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten, mix, type Rgb } from '../../colour.ts';
import { inPlastic } from '../../figure/beard.ts';
import { createRandom } from '../../random.ts';
import { BEARD_GRID, type BeardCoverage, coverAt } from './beard-coverage.ts';
import type { Looks } from './looks.ts';

const { step: STEP, columns: COLUMNS, rows: ROWS, top: TOP } = BEARD_GRID;

/** How much of the skin hair hides where it covers all. */
const OPAQUE = 0.92;
/**
 * How much further from the skin than in the photo its colour is painted, as on every toy: brightness, of dark hair less,
 * and hue, which tells grey hair. And the whitest paint.
 */
const BOLD = { light: 0.35, hue: 1.7 };
const LIGHTEST = 238;
/** Where hair is thickest, so much of its colour is that of hair through which no skin shines. */
const OWN_COLOUR = 0.7;
/** Dyed hair has one colour, through which this share of the skin is seen. */
const SHINES = 0.12;
/** Strokes of the brush: how many are tried, their opacity, and the least cover on which any is laid. */
const STROKES = { count: 1500, opacity: 0.42, least: 0.12 };
/** Length of strokes where little grows, and what is added where much does; their breadth and bend. In the head's units. */
const STROKE = { length: 0.05, longer: 0.1, breadth: 0.02, bend: 0.12 };
/** No hand lays strokes alike: they lean so far to both sides, radians, and their breadth and length vary by this share. */
const HAND = { lean: 0.24, vary: 0.35 };
/** A stroke that would leave the beard is this short. */
const STUB = 0.35;
/** Of each three strokes one is darker, one lighter and one hardly darker than what is around it. */
const TONES: readonly ((colour: Rgb) => Rgb)[] = [
  (colour) => darken(colour, 0.34),
  (colour) => lighten(colour, 0.2),
  (colour) => darken(colour, 0.14),
];

type GrownBeard = NonNullable<Looks['beard']> & { coverage: BeardCoverage };

/** Paints the beard of a photo as it grows: its own cover and colours, and strokes of several tones over them. */
export function paintBeard(context: SKRSContext2D, beard: GrownBeard, looks: Looks): void {
  const colours = colourCells(beard, looks);
  paintGround(context, beard.coverage, colours);
  paintStrokes(context, beard.coverage, colours, looks.shape.mouth);
}

/** The colour of each cell. */
function colourCells(beard: GrownBeard, looks: Looks): Rgb[] {
  const { kind, dyed, colour } = beard;
  const { tint, cover } = beard.coverage;
  const { skin } = looks;
  const hair = inPlastic(colour, looks);
  return Array.from(cover, (covered, cell): Rgb => {
    if (dyed) return mix(colour, skin, SHINES);
    const own = [tint[cell * 3], tint[cell * 3 + 1], tint[cell * 3 + 2]] as const;
    const light = (own[0] + own[1] + own[2]) / 3;
    const bold = light + (light - 1) * BOLD.light * Math.min(1, light);
    const channel = (index: 0 | 1 | 2) =>
      Math.max(0, Math.min(LIGHTEST, skin[index] * (bold + (own[index] - light) * BOLD.hue)));
    const seen = asHair([channel(0), channel(1), channel(2)]);
    return kind === 'stubble' ? seen : mix(seen, hair, OWN_COLOUR * covered ** 2);
  });
}

/** Hair is never green or blue: leaves and walls that shine on it are left out. */
const asHair = ([red, green, blue]: Rgb): Rgb => [
  red,
  Math.min(green, (red + Math.min(blue, red)) / 2),
  Math.min(blue, red),
];

/** The two halves as one soft layer. */
function paintGround(context: SKRSContext2D, { cover }: BeardCoverage, colours: readonly Rgb[]): void {
  const width = COLUMNS * 2 - 1;
  const canvas = createCanvas(width, ROWS);
  const layer = canvas.getContext('2d');
  const image = layer.createImageData(width, ROWS);
  for (let pixel = 0; pixel < width * ROWS; pixel++) {
    const column = Math.abs((pixel % width) - (COLUMNS - 1));
    const cell = Math.floor(pixel / width) * COLUMNS + column;
    image.data.set([...(colours[cell] ?? [0, 0, 0]), cover[cell] * OPAQUE * 255], pixel * 4);
  }
  layer.putImageData(image, 0, 0);
  context.save();
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  // A pixel of the layer lies around the middle of its cell.
  context.drawImage(canvas, -(COLUMNS - 0.5) * STEP, TOP - STEP / 2, width * STEP, ROWS * STEP);
  context.restore();
}

function paintStrokes(
  context: SKRSContext2D,
  coverage: BeardCoverage,
  colours: readonly Rgb[],
  mouth: number,
): void {
  context.save();
  const random = createRandom(1);
  const around = (most: number) => (random() * 2 - 1) * most;
  const half = (COLUMNS - 1) * STEP;
  for (let stroke = 0; stroke < STROKES.count; stroke++) {
    const [x, y] = [around(half), TOP + random() * (ROWS - 1) * STEP];
    const [chance, lean, vary] = [random(), around(HAND.lean), 1 + around(HAND.vary)];
    const cover = coverAt(coverage, x, y);
    // Where little grows, few strokes are laid.
    if (cover < STROKES.least || cover < chance) continue;
    const cell = Math.round((y - TOP) / STEP) * COLUMNS + Math.round(Math.abs(x) / STEP);
    const tone = TONES[stroke % TONES.length];
    const ground = colours[cell] ?? [0, 0, 0];
    context.strokeStyle = css(tone ? tone(ground) : ground, STROKES.opacity * (0.4 + 0.6 * cover));
    context.lineWidth = STROKE.breadth * vary;
    const angle = directionAt(x, y, mouth) + lean;
    const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)];
    const whole = (STROKE.length + STROKE.longer * cover * cover) * vary;
    const isOut = coverAt(coverage, x + alongX * whole, y + alongY * whole) < cover / 2;
    const length = isOut ? whole * STUB : whole;
    const [endX, endY] = [x + alongX * length, y + alongY * length];
    const bend = length * STROKE.bend * Math.sign(x);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo((x + endX) / 2 + alongY * bend, (y + endY) / 2 - alongX * bend, endX, endY);
    context.stroke();
  }
  context.restore();
}

/** The angle of growth, radians: moustaches grow outwards and down; beards down, and from the cheeks to the chin. */
const directionAt = (x: number, y: number, mouth: number): number =>
  y < mouth - 0.02 && Math.abs(x) < 0.5 ? Math.atan2(0.5, Math.sign(x) * 0.9) : Math.atan2(1, -x * 0.35);

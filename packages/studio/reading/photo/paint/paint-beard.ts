import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb } from '../../../colour.ts';
import { createRandom } from '../../../random.ts';
import { BEARD_GRID, type BeardCoverage, coverAt } from '../beard/beard-coverage.ts';
import type { Looks } from '../looks.ts';
import type { Point } from '../point.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import { beardColours, type GrownBeard } from './beard-colours.ts';
import { createPrintCanvas, pathThrough } from './print-canvas.ts';

const { step: STEP, columns: COLUMNS, rows: ROWS, top: TOP } = BEARD_GRID;

/** How much of the skin hair hides where it covers all. */
const OPAQUE = 0.92;
/** Strokes of the brush: how many are tried, their opacity, and the least cover on which any is laid. */
const STROKES = { count: 1500, opacity: 0.5, least: 0.12 };
/** Length of strokes where little grows and of stubble, and what is added where much does; their breadth and bend. In the head's units. */
const STROKE = { length: 0.05, longer: 0.1, breadth: 0.02, bend: 0.12 };
/** No hand lays strokes alike: they lean so far to both sides, radians, and their breadth and length vary by this share. */
const HAND = { lean: 0.24, vary: 0.35 };
/** A stroke that would leave the beard is this short. */
const STUB = 0.35;
/** Where the photo's own beard is printed, so much of what is painted is left out, with a border this soft. */
const PRINTED = { share: 0.85, soft: 0.09 };

/**
 * Paints the beard of a photo as it grows: its own cover and colours, and strokes of its own tones over them. Within the
 * outline `printed` the photo itself shows most of it already.
 */
export function paintBeard(
  context: SKRSContext2D,
  beard: GrownBeard,
  looks: Looks,
  printed: readonly Point[] | undefined,
): void {
  const { canvas, context: layer } = createPrintCanvas();
  const colours = beardColours(beard, looks);
  coverWithBeard(layer, beard.coverage, (cell) => colours.ground[cell] ?? beard.colour, OPAQUE);
  paintStrokes(layer, beard, colours.strokes, looks.shape.mouth);
  if (printed && !beard.dyed) {
    layer.globalCompositeOperation = 'destination-out';
    layer.globalAlpha = PRINTED.share;
    layer.filter = `blur(${PRINTED.soft * FACE_PRINT.perUnit}px)`;
    pathThrough(layer, printed, true);
    layer.fill();
  }
  const { halfWidth, top, bottom } = FACE_PRINT;
  context.drawImage(canvas, -halfWidth, top, halfWidth * 2, bottom - top);
}

/** Lays a colour for each cell where a beard grows, `opaque` where it is thickest: the two halves as one soft layer. */
export function coverWithBeard(
  context: SKRSContext2D,
  { cover }: BeardCoverage,
  colourOf: (cell: number) => Rgb,
  opaque: number,
): void {
  const width = COLUMNS * 2 - 1;
  const canvas = createCanvas(width, ROWS);
  const layer = canvas.getContext('2d');
  const image = layer.createImageData(width, ROWS);
  for (let pixel = 0; pixel < width * ROWS; pixel++) {
    const column = Math.abs((pixel % width) - (COLUMNS - 1));
    const cell = Math.floor(pixel / width) * COLUMNS + column;
    image.data.set([...colourOf(cell), Math.min(1, cover[cell] * opaque) * 255], pixel * 4);
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
  { coverage, kind }: GrownBeard,
  tones: readonly (readonly Rgb[])[],
  mouth: number,
): void {
  context.save();
  const random = createRandom(1);
  const around = (most: number) => (random() * 2 - 1) * most;
  const half = (COLUMNS - 1) * STEP;
  const longer = kind === 'stubble' ? 0 : STROKE.longer;
  for (let stroke = 0; stroke < STROKES.count; stroke++) {
    const [x, y] = [around(half), TOP + random() * (ROWS - 1) * STEP];
    const [chance, lean, vary] = [random(), around(HAND.lean), 1 + around(HAND.vary)];
    const cover = coverAt(coverage, x, y);
    // Where little grows, few strokes are laid.
    if (cover < STROKES.least || cover < chance) continue;
    const cell = Math.round((y - TOP) / STEP) * COLUMNS + Math.round(Math.abs(x) / STEP);
    const colour = tones[stroke % tones.length]?.[cell] ?? [0, 0, 0];
    context.strokeStyle = css(colour, STROKES.opacity * (0.4 + 0.6 * cover));
    context.lineWidth = STROKE.breadth * vary;
    const angle = directionAt(x, y, mouth) + lean;
    const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)];
    const whole = (STROKE.length + longer * cover * cover) * vary;
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

import type { Canvas } from '@napi-rs/canvas';
import { createPrintCanvas, pathThrough } from '../paint/print-canvas.ts';
import type { Point } from '../point.ts';
import type { Eye, FaceFeatures } from './face-features.ts';
import { FACE_PRINT } from './face-print.ts';
import { type FaceInks, mouthGap } from './read-inks.ts';

const { halfWidth: HALF_WIDTH, top: TOP, bottom: BOTTOM } = FACE_PRINT;

/** The zones are soft: they are drawn at this share of the print's size and enlarged. */
const COARSE = 0.25;
/** Whether a place of a face, in the head's units, shows skin, eyes or lips: hair, hats, hands and masks cover it. */
export type IsBare = (x: number, y: number) => boolean;

/** Frames of glasses lie between these heights; y runs down. */
const FRAMES = { top: -0.4, bottom: 0.5 };

/** So much of a face is the photo's own, as shares of its breadth and height; its border is soft, in distances of the eyes. */
const PRINTED = { wide: 0.92, high: 0.95, middle: 0.35, soft: 0.09 };

/** The border of what is printed of the photo's own face, or within it, by shares of its breadth and height. */
export const printedOf = (oval: readonly Point[], { wide = 1, high = 1 } = {}): Point[] =>
  oval.map(({ x, y }) => ({
    x: x * PRINTED.wide * wide,
    y: PRINTED.middle + (y - PRINTED.middle) * PRINTED.high * high,
  }));

/**
 * Where the photo's own face is printed, 0 to 1 a pixel of the print: where it is bare, fading out towards hair and ears.
 * Behind `tinted` lenses only what lies within the lids; clear ones leave their dark frames, which are found as smears.
 */
export function mapFace({ eyes, oval }: FaceFeatures, tinted: boolean, isBare: IsBare): Float32Array {
  const { canvas, context, outline } = startMap(PRINTED.soft);
  pathThrough(context, printedOf(oval), true);
  context.fill();
  context.globalCompositeOperation = 'destination-out';
  context.filter = blurOf(0.05);
  context.drawImage(mapCovered(isBare), -HALF_WIDTH, TOP, 2 * HALF_WIDTH, BOTTOM - TOP);
  if (!tinted) return readAlpha(canvas);
  context.filter = blurOf(0.07);
  context.fillRect(-1.2, FRAMES.top, 2.4, FRAMES.bottom - FRAMES.top);
  context.globalCompositeOperation = 'source-over';
  context.filter = blurOf(0.05);
  for (const eye of eyes) outline(lidsOf(eye), 0.04);
  return readAlpha(canvas);
}

/** Beside what covers a face its shadow and its own edge are seen: so many coarse pixels of it are left out as well. */
const EDGE = 2;

/** A coarse canvas that is opaque where something covers the face. */
function mapCovered(isBare: IsBare): Canvas {
  const { canvas, context } = createPrintCanvas(COARSE);
  const step = 1 / (FACE_PRINT.perUnit * COARSE);
  const wide = step * (1 + 2 * EDGE);
  for (let y = TOP; y < BOTTOM; y += step) {
    for (let x = -HALF_WIDTH; x < HALF_WIDTH; x += step)
      if (!isBare(x + step / 2, y + step / 2)) context.fillRect(x - EDGE * step, y - EDGE * step, wide, wide);
  }
  return canvas;
}

/** Of eyes that are a blur, and drawn, so much of the dark around them is theirs. */
const BLURRED = 0.35;

/**
 * Where eyes, brows and lips are, 0 to 1 a pixel of the print: what is dark or coloured there is theirs. Less is around
 * eyes that are not seen with a `clarity` of 1: dark lenses and blurred sockets would be printed around the drawn ones.
 */
export function mapFeatures(features: FaceFeatures, clarity: number): Float32Array {
  const map = startTraced(features, clarity);
  map.outline(features.lips, 0.07 + lostLip(features.mouth));
  return readAlpha(map.canvas);
}

/** The same without the lips: brows and eyes alone are traced in dark. */
export const mapTraced = (features: FaceFeatures, clarity: number): Float32Array =>
  readAlpha(startTraced(features, clarity).canvas);

/** Lashes and paint lie on the upper lid; below the lower one is skin, and what is dark there a shadow. */
const AROUND_EYES = { above: 0.2, below: 0.09 };

function startTraced({ eyes, brows }: FaceFeatures, clarity: number) {
  const map = startMap(0.04);
  const { context, outline } = map;
  context.globalAlpha = BLURRED + (1 - BLURRED) * clarity;
  for (const eye of eyes) {
    outline(lidsOf(eye), AROUND_EYES.below);
    context.lineWidth = AROUND_EYES.above;
    pathThrough(context, eye.upper, false);
    context.stroke();
  }
  context.globalAlpha = 1;
  for (const brow of brows) outline(brow, 0.14);
  return map;
}

/** Where one brow is, 0 to 1 a pixel of the print. */
export function mapBrow(brow: readonly Point[]): Float32Array {
  const { canvas, outline } = startMap(0.04);
  outline(brow, 0.14);
  return readAlpha(canvas);
}

/** Where wings and nostrils of the nose are, 0 to 1 a pixel of the print. */
export function mapNose({ nose }: FaceFeatures): Float32Array {
  const { canvas, context } = startMap(0.04);
  context.lineWidth = 0.12;
  pathThrough(context, nose, false);
  context.stroke();
  return readAlpha(canvas);
}

/** Of the lips of a thin smile so much may be teeth. */
const THIN_SMILE = 0.5;

/** Where the white of eyes may be, 0 to 1 a pixel of the print: between the lids. */
export function mapEyes({ eyes }: FaceFeatures): Float32Array {
  const { canvas, outline } = startMap(0.012);
  for (const eye of eyes) outline(lidsOf(eye), 0.01);
  return readAlpha(canvas);
}

/** Where teeth may be, 0 to 1 a pixel of the print: between the lips. */
export function mapMouth({ lips, mouth }: FaceFeatures, state: FaceInks['mouth']): Float32Array {
  const { canvas, context, outline } = startMap(0.012);
  // The mesh sees a thin smile as closed lips.
  if (state === 'thin smile') context.globalAlpha = THIN_SMILE;
  if (state !== 'closed') outline(state === 'thin smile' ? lips : mouth, 0.02);
  return readAlpha(canvas);
}

/** The mesh loses the lower lip of a mouth that is wide open: so much wider its outline may be, in distances of the eyes. */
const lostLip = (mouth: readonly Point[]) => Math.max(0, mouthGap(mouth) - 0.2) * 1.2;

/** The outline of an eye, once around. */
export const lidsOf = ({ upper, lower }: Eye): Point[] => [...upper, ...[...lower].reverse()];

const blurOf = (units: number) => `blur(${units * FACE_PRINT.perUnit * COARSE}px)`;

/** A coarse white map with borders as soft as `soft` units. */
function startMap(soft: number) {
  const { canvas, context } = createPrintCanvas(COARSE);
  context.filter = blurOf(soft);
  context.fillStyle = '#ffffff';
  context.strokeStyle = '#ffffff';
  const outline = (points: readonly Point[], width: number): void => {
    pathThrough(context, points, true);
    context.lineWidth = width;
    context.fill();
    context.stroke();
  };
  return { canvas, context, outline };
}

/** Where only skin can be, 0 to 1 a pixel of the print: the face without its features and its border. */
export function mapSkinZone({ eyes, brows, lips, mouth, oval }: FaceFeatures): Float32Array {
  const { canvas, context } = createPrintCanvas(COARSE);
  context.fillStyle = '#ffffff';
  pathThrough(
    context,
    oval.map(({ x, y }) => ({ x: x * 0.94, y: 0.35 + (y - 0.35) * 0.96 })),
    true,
  );
  context.fill();
  context.globalCompositeOperation = 'destination-out';
  for (const points of [...eyes.map(lidsOf), ...brows, lips]) {
    pathThrough(context, points, true);
    context.lineWidth = 0.12 + (points === lips ? lostLip(mouth) : 0);
    context.fill();
    context.stroke();
  }
  return readAlpha(canvas);
}

/** The opacity of a coarse canvas, enlarged smoothly to the size of the print. */
function readAlpha(canvas: Canvas): Float32Array {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d').getImageData(0, 0, width, height).data;
  const map = new Float32Array(FACE_PRINT.width * FACE_PRINT.height);
  const isBlank = Array.from({ length: height }, (_, y) =>
    pixels.subarray(y * width * 4, (y + 1) * width * 4).every((value) => value === 0),
  );
  for (let row = 0; row < FACE_PRINT.height; row++) {
    const v = Math.max(0, Math.min(height - 1.001, (row + 0.5) * COARSE - 0.5));
    const [y, fy] = [Math.floor(v), v - Math.floor(v)];
    // Eyes, nose and mouth leave most rows blank.
    if (isBlank[y] && isBlank[y + 1]) continue;
    for (let column = 0; column < FACE_PRINT.width; column++) {
      const u = Math.max(0, Math.min(width - 1.001, (column + 0.5) * COARSE - 0.5));
      const x = Math.floor(u);
      const fx = u - x;
      const at = (y * width + x) * 4 + 3;
      const below = at + width * 4;
      const above = pixels[at] * (1 - fx) + pixels[at + 4] * fx;
      const under = pixels[below] * (1 - fx) + pixels[below + 4] * fx;
      map[row * FACE_PRINT.width + column] = (above * (1 - fy) + under * fy) / 255;
    }
  }
  return map;
}

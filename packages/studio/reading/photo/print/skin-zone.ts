import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { clamp } from '../../../math.ts';
import type { Point } from '../point.ts';
import { type FaceFeatures, mouthGap } from './face-features.ts';
import { FACE_PRINT } from './face-print.ts';

/** The zone is soft: it is drawn at this share of the print's size and enlarged. */
const COARSE = 0.25;

/** The mesh loses the lower lip of a mouth that is wide open: so much wider its outline may be, in distances of the eyes. */
const lostLip = (mouth: readonly Point[]) => Math.max(0, mouthGap(mouth) - 0.2) * 1.2;

/** Where only skin can be, 0 to 1 a pixel of the print: the face without its features and its border. */
export function mapSkinZone({ eyes, brows, lips, mouth, oval }: FaceFeatures): Float32Array {
  const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
  const canvas = createCanvas(Math.ceil(width * COARSE), Math.ceil(height * COARSE));
  const context = canvas.getContext('2d');
  context.scale(perUnit * COARSE, perUnit * COARSE);
  context.translate(halfWidth, -top);
  context.lineJoin = 'round';
  context.fillStyle = '#ffffff';
  pathThrough(
    context,
    oval.map(({ x, y }) => ({ x: x * 0.94, y: 0.35 + (y - 0.35) * 0.96 })),
  );
  context.fill();
  context.globalCompositeOperation = 'destination-out';
  const lids = eyes.map(({ upper, lower }) => [...upper, ...lower.toReversed()]);
  for (const points of [...lids, ...brows, lips]) {
    pathThrough(context, points);
    context.lineWidth = 0.12 + (points === lips ? lostLip(mouth) : 0);
    context.fill();
    context.stroke();
  }
  return readAlpha(canvas);
}

/** Starts a closed path through points with rounded corners. */
function pathThrough(context: SKRSContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const [index, { x, y }] of points.entries()) {
    const next = points[(index + 1) % points.length] ?? { x, y };
    const before = points.at(index - 1) ?? { x, y };
    if (index === 0) context.moveTo((before.x + x) / 2, (before.y + y) / 2);
    context.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2);
  }
  context.closePath();
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
    const v = clamp((row + 0.5) * COARSE - 0.5, 0, height - 1.001);
    const [y, fy] = [Math.floor(v), v - Math.floor(v)];
    // Eyes, nose and mouth leave most rows blank.
    if (isBlank[y] && isBlank[y + 1]) continue;
    for (let column = 0; column < FACE_PRINT.width; column++) {
      const u = clamp((column + 0.5) * COARSE - 0.5, 0, width - 1.001);
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

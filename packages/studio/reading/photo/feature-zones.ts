import type { Canvas } from '@napi-rs/canvas';
import type { FaceFeatures } from './face-features.ts';
import { FACE_PRINT } from './face-print.ts';
import { createPrintCanvas, pathThrough } from './print-canvas.ts';

/** The zones are soft: they are drawn at this share of the print's size and enlarged. */
const COARSE = 0.25;
/** How much of wrinkles, dimples and freckles is kept between the features. */
const BETWEEN = 0.46;

/**
 * Where the photo's own detail is kept, 0 to 1 a pixel of the print: eyes, brows, nostrils and lips fully, the
 * rest of the face a little. Behind glasses only what lies within the lids, so that no frame is printed.
 */
export function mapDetail({ eyes, brows, lips, nose, oval }: FaceFeatures, glasses: boolean): Float32Array {
  const { canvas, context } = createPrintCanvas(COARSE);
  const blur = (units: number) => `blur(${units * FACE_PRINT.perUnit * COARSE}px)`;
  context.filter = blur(0.16);
  context.fillStyle = `rgb(255 255 255 / ${BETWEEN})`;
  pathThrough(
    context,
    oval.map(({ x, y }) => ({ x: x * 0.8, y: 0.35 + (y - 0.35) * 0.78 })),
    true,
  );
  context.fill();
  context.filter = blur(0.05);
  context.fillStyle = '#ffffff';
  context.strokeStyle = '#ffffff';
  if (glasses) wipeFrames();
  for (const { upper, lower } of eyes) outline([...upper, ...[...lower].reverse()], glasses ? 0.04 : 0.2);
  for (const brow of brows) outline(brow, 0.1);
  outline(lips, 0.12);
  context.lineWidth = 0.1;
  pathThrough(context, nose, false);
  context.globalAlpha = 0.85;
  context.stroke();
  return readAlpha(canvas);

  function outline(points: FaceFeatures['lips'], width: number): void {
    pathThrough(context, points, true);
    context.lineWidth = width;
    context.fill();
    context.stroke();
  }

  function wipeFrames(): void {
    context.save();
    context.globalCompositeOperation = 'destination-out';
    context.fillRect(-1.2, -0.45, 2.4, 1.05);
    context.restore();
  }
}

/** Where only skin can be, 0 to 1 a pixel of the print: the face without its features and its border. */
export function mapSkinZone({ eyes, brows, lips, oval }: FaceFeatures): Float32Array {
  const { canvas, context } = createPrintCanvas(COARSE);
  context.fillStyle = '#ffffff';
  pathThrough(
    context,
    oval.map(({ x, y }) => ({ x: x * 0.94, y: 0.35 + (y - 0.35) * 0.96 })),
    true,
  );
  context.fill();
  context.globalCompositeOperation = 'destination-out';
  for (const points of [
    ...eyes.map(({ upper, lower }) => [...upper, ...[...lower].reverse()]),
    ...brows,
    lips,
  ]) {
    pathThrough(context, points, true);
    context.lineWidth = 0.12;
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
  for (let row = 0; row < FACE_PRINT.height; row++) {
    const v = Math.max(0, Math.min(height - 1.001, (row + 0.5) * COARSE - 0.5));
    const [y, fy] = [Math.floor(v), v - Math.floor(v)];
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

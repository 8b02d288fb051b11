import sharp from 'sharp';
import { drawOnSurface } from '../draw-picture.ts';
import { clamp } from '../math.ts';
import type { RenderTask } from '../options.ts';
import type { PlacedHead } from '../packs/shared/place-figure.ts';
import { PAGE } from '../packs/shared/surface.ts';
import type { Helper } from '../sculpt/share-stages.ts';
import { drawWatermark } from './watermark.ts';

const QUALITY = 84;

/** A watermarked JPEG, and the part of it in which the head of a packed figure is seen close. */
export type Preview = { picture: Uint8Array; head: HeadFrame | undefined };

/** Makes the preview that a task asks for; `helper` as for a picture. */
export async function drawPreview(task: RenderTask, helper?: Helper): Promise<Preview> {
  const { head, ...surface } = drawOnSurface(task, true, helper);
  drawWatermark(surface);
  const picture = await sharp(surface.canvas.data(), {
    raw: { width: task.size, height: task.size, channels: 4 },
  })
    .removeAlpha()
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return { picture, head: head && frameHead(head) };
}

/** A square of a picture, in shares of the picture's edge: its upper left corner and its own edge. */
export type HeadFrame = { x: number; y: number; edge: number };

/**
 * How much larger than the head its frame is, and its least share of the picture's edge: fewer pixels would be a
 * blur.
 */
const AROUND = 1.14;
const LEAST = 0.34;

/**
 * The square that shows a head close: with all its hair, hat and beard in it, its face as near to the middle as
 * possible, and nothing beyond the picture.
 */
export function frameHead({ box, face }: PlacedHead): HeadFrame {
  const whole = Math.max(box.width, box.height) * AROUND;
  const edge = clamp(whole, PAGE * LEAST, PAGE);
  const margin = (whole - whole / AROUND) / 2;
  const start = (middle: number, from: number, length: number) => {
    const seen = clamp(middle - edge / 2, from + length + margin - edge, from - margin);
    return clamp(seen, 0, PAGE - edge) / PAGE;
  };
  return { x: start(face.x, box.x, box.width), y: start(face.y, box.y, box.height), edge: edge / PAGE };
}

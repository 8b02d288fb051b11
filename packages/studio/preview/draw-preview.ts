import sharp from 'sharp';
import { drawOnSurface } from '../draw-picture.ts';
import type { RenderTask } from '../options.ts';
import type { Helper } from '../sculpt/share-stages.ts';
import { frameHead, type HeadFrame } from './frame-head.ts';
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

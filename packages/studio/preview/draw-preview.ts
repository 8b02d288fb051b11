import sharp from 'sharp';
import { drawOnSurface } from '../draw-picture.ts';
import type { RenderTask } from '../options.ts';
import type { Helper } from '../sculpt/share-stages.ts';
import { drawWatermark } from './watermark.ts';

const QUALITY = 84;

/** Makes the watermarked JPEG that a task asks for; `helper` as for a picture. */
export async function drawPreview(task: RenderTask, helper?: Helper): Promise<Uint8Array> {
  const surface = drawOnSurface(task, true, helper);
  drawWatermark(surface);
  return sharp(surface.canvas.data(), { raw: { width: task.size, height: task.size, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

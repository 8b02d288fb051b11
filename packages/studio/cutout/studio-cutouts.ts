import type { BoxWishes } from '../craft/draw-box.ts';
import { type ModelTask, readModelTask } from '../model/read-model-task.ts';
import type { StudioThreads } from '../threads/create-threads.ts';
import type { Cutout } from './draw-cutout.ts';
import type { PrintedToy } from './pack-print.ts';

/** Makes what owners stick, carry and fold of their toy. */
export type Cutouts = {
  /**
   * The figure of a toy without its packaging on a transparent ground, 1536 pixels high unless told. Throws
   * `InvalidArgumentError` of the AI SDK as `makeGlb`; an abort ends the thread that works on it.
   */
  drawCutout(task: ModelTask & { height?: number }, signal?: AbortSignal): Promise<Cutout>;
  /** A die-cut sticker of a cut-out, a PNG. */
  drawSticker(cutout: Uint8Array): Promise<Uint8Array>;
  /** Its packaging to be built of paper, with the figure for it: a PDF. */
  drawBox(toy: PrintedToy, wishes: BoxWishes): Promise<Uint8Array>;
  /** A wallpaper for phones, 1290 x 2796 pixels, a JPEG. */
  drawWallpaper(toy: PrintedToy): Promise<Uint8Array>;
};

/** The studio's cut-outs. */
export function createStudioCutouts(threads: StudioThreads): Cutouts {
  return {
    drawCutout: async ({ height, ...task }, signal) =>
      threads.renderCutout({ ...(await readModelTask(threads, task)), ...(height && { height }) }, signal),
    drawSticker: threads.drawSticker,
    drawWallpaper: threads.drawWallpaper,
    drawBox: threads.drawBox,
  };
}

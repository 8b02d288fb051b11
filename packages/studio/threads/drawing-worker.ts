import type { MessagePort } from 'node:worker_threads';
import type { BoxWishes } from '../craft/draw-box.ts';
import { type Cutout, type CutoutTask, drawCutout } from '../cutout/draw-cutout.ts';
import type { PrintedToy } from '../cutout/pack-print.ts';
import { drawPicture } from '../draw-picture.ts';
import type { PrintWishes } from '../model/print/print-toy.ts';
import type { RenderTask, ToyTask } from '../options.ts';
import { type ChoicesTask, drawChoices } from '../preview/draw-choices.ts';
import { drawPreview, type Preview } from '../preview/draw-preview.ts';
import { drawTurning, type TurningTask } from '../preview/draw-turning.ts';
import type { Helper } from '../sculpt/share-stages.ts';
import type { PartPicture } from '../shelf/draw-part.ts';
import { registerStudioFonts } from '../typesetting/fonts.ts';

/** A picture to make, and the port of a thread that may help with it. */
export type DrawingJob<Task = RenderTask> = { task: Task; helper: MessagePort | undefined };

/** Runs in a worker thread: what draws is loaded by then, and so are the fonts. */
export const getReady = (): void => registerStudioFonts();

/** Runs in a worker thread: makes one picture, a PNG. */
export const renderPicture = (job: DrawingJob): Promise<Uint8Array> => draw(job, drawPicture);

/** Runs in a worker thread: makes one watermarked preview, a JPEG, and says where its head is. */
export const renderPreview = (job: DrawingJob): Promise<Preview> => draw(job, drawPreview);

/** Runs in a worker thread: draws a head for each choice, a WebP. */
export const renderChoices = (job: DrawingJob<ChoicesTask>): Promise<Uint8Array> => draw(job, drawChoices);

/** Runs in a worker thread: draws a toy from all sides, a WebP. */
export const renderTurning = (job: DrawingJob<TurningTask>): Promise<Uint8Array> => draw(job, drawTurning);

async function draw<Task, Answer>(
  { task, helper }: DrawingJob<Task>,
  by: (task: Task, helper?: Helper) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await by(task, helper);
  } finally {
    // Only closing would reach the helper late: this thread may sleep or draw before it comes to that.
    helper?.postMessage(null);
    helper?.close();
  }
}

/** Runs in a worker thread: draws a figure without its packaging. */
export const renderCutout = (job: DrawingJob<CutoutTask>): Promise<Cutout> => draw(job, drawCutout);

/** Runs in a worker thread: makes a sticker of a cut-out, a PNG. */
export async function makeSticker(cutout: Uint8Array): Promise<Uint8Array> {
  const { drawSticker } = await import('../cutout/draw-sticker.ts');
  return drawSticker(cutout);
}

/** Runs in a worker thread: draws a wallpaper with a cut-out, a JPEG. */
export async function makeWallpaper(toy: PrintedToy): Promise<Uint8Array> {
  const { drawWallpaper } = await import('../cutout/draw-wallpaper.ts');
  registerStudioFonts();
  return drawWallpaper(toy);
}

/** Runs in a worker thread: draws a packaging to be built of paper, a PDF. */
export async function makeBox({ toy, wishes }: { toy: PrintedToy; wishes: BoxWishes }): Promise<Uint8Array> {
  const { drawBox } = await import('../craft/draw-box.ts');
  return drawBox(toy, wishes);
}

/** Runs in a worker thread: makes one GLB. The parts for it are loaded when the first is made. */
export async function renderModel(task: ToyTask): Promise<Uint8Array> {
  const { drawModel } = await import('../model/draw-model.ts');
  return drawModel(task);
}

/** Runs in a worker thread: turns a GLB into an STL. */
export async function convertToStl(glb: Uint8Array): Promise<Uint8Array> {
  const { writeStl } = await import('../model/write-stl.ts');
  return writeStl(glb);
}

/** Runs in a worker thread: turns a GLB into a file for printers. */
export async function convertToPrint({
  glb,
  wishes,
}: {
  glb: Uint8Array;
  wishes: PrintWishes;
}): Promise<Uint8Array> {
  const { printToy } = await import('../model/print/print-toy.ts');
  return printToy(glb, wishes);
}

/** Runs in a worker thread: turns a GLB into a USDZ. */
export async function convertToUsdz(glb: Uint8Array): Promise<Uint8Array> {
  const { writeUsdz } = await import('../model/desk/write-usdz.ts');
  return writeUsdz(glb);
}

/** Runs in a worker thread: draws one part of the catalogue, a WebP. */
export async function renderPart(picture: PartPicture): Promise<Uint8Array> {
  const { drawPart } = await import('../shelf/draw-part.ts');
  return drawPart(picture);
}

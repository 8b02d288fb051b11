import { drawMockUp } from './draw-mock-up.ts';
import { drawPicture } from './draw-picture.ts';
import type { RenderTask, ToyTask } from './studio-options.ts';

/** Runs in a worker thread: makes one picture, a PNG. */
export const renderPicture = (task: RenderTask): Promise<Uint8Array> => drawPicture(task);

/** Runs in a worker thread: makes one watermarked mock-up, a JPEG. */
export const renderMockUp = (task: RenderTask): Promise<Uint8Array> => drawMockUp(task);

/** Runs in a worker thread: makes one GLB. The parts for it are loaded when the first is made. */
export async function renderModel(task: ToyTask): Promise<Uint8Array> {
  const { drawModel } = await import('./model/draw-model.ts');
  return drawModel(task);
}

/** Runs in a worker thread: turns a GLB into an STL. */
export async function convertToStl(glb: Uint8Array): Promise<Uint8Array> {
  const { writeStl } = await import('./model/write-stl.ts');
  return writeStl(glb);
}

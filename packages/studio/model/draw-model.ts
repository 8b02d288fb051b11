import { readSceneSpec } from '../draw-picture.ts';
import type { ToyTask } from '../options.ts';
import { registerStudioFonts } from '../typesetting/fonts.ts';
import { buildModel } from './build-model.ts';

/** Makes the GLB of a toy: the figure of its character picture. The same task always gives the same bytes. */
export function drawModel(task: ToyTask): Promise<Uint8Array> {
  registerStudioFonts();
  return buildModel(readSceneSpec({ ...task, size: 0 }, false));
}

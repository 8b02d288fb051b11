import { readSceneSpec } from '../draw-picture.ts';
import type { ToyTask } from '../options.ts';
import { bothNames } from '../packs/shared/printed-words.ts';
import { registerStudioFonts } from '../typesetting/fonts.ts';
import { polygonise } from './polygonise.ts';
import { standFigure } from './stand-figure.ts';
import { thickenParts } from './thicken-parts.ts';
import { writeGlb } from './write-glb.ts';

/** Edge of a lattice cell, world units: about 1 mm of the printed toy. */
const STEP = 0.0155;

/**
 * Makes the GLB of a toy: the figure of its character picture, polygonised as one closed, printable piece in its colours. The same
 * task always gives the same bytes.
 */
export function drawModel(task: ToyTask): Promise<Uint8Array> {
  registerStudioFonts();
  const spec = readSceneSpec({ ...task, size: 0 }, false);
  return writeGlb(polygonise(thickenParts(standFigure(spec), STEP), STEP), bothNames(spec.options));
}

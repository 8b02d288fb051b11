import type { SceneSpec } from '../packs/shared/scene-spec.ts';
import { polygonise } from './polygonise.ts';
import { standFigure } from './stand-figure.ts';
import { thickenParts } from './thicken-parts.ts';
import { writeGlb } from './write-glb.ts';

/** Edge of a lattice cell, world units: about 1 mm of the printed toy. */
const STEP = 0.0155;

/** Polygonises the figure of a scene spec: one closed, printable piece in its colours, as GLB. */
export const buildModel = (spec: SceneSpec): Promise<Uint8Array> =>
  writeGlb(polygonise(thickenParts(standFigure(spec), STEP), STEP), spec.options.title);

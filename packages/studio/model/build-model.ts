import type { Commission } from '../packs/shared/pack.ts';
import { polygonise } from './polygonise.ts';
import { standFigure } from './stand-figure.ts';
import { thickenParts } from './thicken-parts.ts';
import { writeGlb } from './write-glb.ts';

/** Edge of a lattice cell, world units: about 1 mm of the printed toy. */
const STEP = 0.0155;

/** Polygonises the commission's figure: one closed, printable piece in its colours, as GLB. */
export const buildModel = (commission: Commission): Promise<Uint8Array> =>
  writeGlb(polygonise(thickenParts(standFigure(commission), STEP), STEP), commission.options.title);

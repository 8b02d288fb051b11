import type { Pack } from '../pack.ts';
import { layFlat } from '../shared/label-places.ts';
import { actionFigureAbout } from './about.ts';
import { drawActionFigure, flatActionFigure } from './action-figure.ts';
import { actionFigureBuild } from './build.ts';

export const actionFigure: Pack = {
  ...actionFigureAbout,
  build: actionFigureBuild,
  draw: drawActionFigure,
  flat: flatActionFigure,
  // Where its labels lie, on the page of 1536 units: where the studio prints the same words.
  labels: {
    brand: { x: 294, y: 80, width: 246, height: 82 },
    serial: { x: 1046, y: 80, width: 196, height: 82 },
    header: { x: 284, y: 172, width: 968, height: 214 },
    footer: { x: 284, y: 1292, width: 968, height: 182 },
    manner: 'modern',
    lay: layFlat,
  },
};

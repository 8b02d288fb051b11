import type { Pack } from '../pack.ts';
import { actionFigureAbout } from './about.ts';
import { drawActionFigure } from './action-figure.ts';
import { actionFigureBuild } from './build.ts';
import { actionFigureLabels } from './label-places.ts';

export const actionFigure: Pack = {
  ...actionFigureAbout,
  build: actionFigureBuild,
  draw: drawActionFigure,
  labels: actionFigureLabels,
};

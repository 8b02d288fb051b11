import type { Pack } from '../pack.ts';
import { windowBoxAbout } from './about.ts';
import { windowBoxBuild } from './build.ts';
import { windowBoxLabels } from './label-places.ts';
import { drawWindowBox } from './window-box.ts';

export const windowBox: Pack = {
  ...windowBoxAbout,
  build: windowBoxBuild,
  draw: drawWindowBox,
  labels: windowBoxLabels,
};

import type { Pack } from '../pack.ts';
import { layFlat } from '../shared/label-places.ts';
import { retroCardAbout } from './about.ts';
import { retroCardBuild } from './build.ts';
import { drawRetroCard, flatRetroCard } from './retro-card.ts';

export const retroCard: Pack = {
  ...retroCardAbout,
  build: retroCardBuild,
  draw: drawRetroCard,
  flat: flatRetroCard,
  // Where its labels lie, on the page of 1536 units: where the studio prints the same words.
  labels: {
    brand: { x: 290, y: 64, width: 216, height: 76 },
    serial: { x: 1058, y: 168, width: 190, height: 88 },
    header: { x: 266, y: 150, width: 1004, height: 240 },
    footer: { x: 266, y: 1204, width: 1004, height: 262 },
    manner: 'retro',
    lay: layFlat,
  },
};

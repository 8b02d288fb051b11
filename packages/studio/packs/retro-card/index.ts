import type { Pack } from '../pack.ts';
import { retroCardAbout } from './about.ts';
import { retroCardBuild } from './build.ts';
import { retroCardLabels } from './label-places.ts';
import { drawRetroCard } from './retro-card.ts';

export const retroCard: Pack = {
  ...retroCardAbout,
  build: retroCardBuild,
  draw: drawRetroCard,
  labels: retroCardLabels,
};

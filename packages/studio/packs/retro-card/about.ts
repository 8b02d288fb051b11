import type { PackAbout } from '../pack-about.ts';

export const retroCardAbout = {
  id: 'retro-card',
  name: 'Retro Toy',
  description: 'Vintage retro graphics',
  prompt:
    'a vintage 1980s toy figure on a retro cardback with a starburst, aged print, worn edges and a limited palette',
} as const satisfies PackAbout;

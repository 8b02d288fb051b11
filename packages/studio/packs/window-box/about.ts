import type { PackAbout } from '../pack-about.ts';

export const windowBoxAbout = {
  id: 'window-box',
  name: 'Collectible Toy',
  description: 'Premium window box collectible',
  prompt:
    'a premium collectible vinyl figure with a large head in a window box with a clear front and a printed side panel',
} as const satisfies PackAbout;

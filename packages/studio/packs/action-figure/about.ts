import type { PackAbout } from '../pack-about.ts';

export const actionFigureAbout = {
  id: 'action-figure',
  name: 'Action Figure',
  description: 'Blister pack and cardback',
  prompt:
    'an action figure in a clear plastic blister bubble on a printed cardback with a hang hole, its accessories beside it',
} as const satisfies PackAbout;

import { ellipsoid, metal, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';
import { turban } from './turban.ts';

/** A prince's turban with a jewel above the forehead. */
export const jewelledTurban: HeadwearEntry = {
  words: `jewelled turban, jeweled turban, turban with a jewel, maharaja turban, sultan turban, royal turban
    · de turban mit edelstein · fr turban orne`,
  ...(turban.closeFit && { closeFit: turban.closeFit }),
  mould: (tint) => [
    ...turban.mould(tint),
    [
      ellipsoid(metal('#e0b13a'), [0, 1.55, 1.5], [0.26, 0.3, 0.14]),
      ellipsoid(plastic('#2563c9', 1), [0, 1.55, 1.6], [0.15, 0.19, 0.1]),
    ],
  ],
};

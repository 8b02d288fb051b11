import { darken, hex } from '../../colour.ts';
import { box, cut, ellipsoid, plastic } from '../mould.ts';
import { panelSeam } from './cap.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** The crown's radii, and the panels' seams around it, degrees from its front. */
const DOME = [1.42, 1.5, 1.52] as const;
const SEAMS = [-60, 0, 60];

/** A cap whose brim hangs over the neck. An opening above the forehead looks like a hole on a toy. */
export const backwardsCap: HeadwearEntry = {
  words: `backwards cap, backward cap, cap backwards, cap on backwards, cap worn backwards, cap turned backwards
    · de kappe ruckwarts, cap ruckwarts, cap verkehrt herum, kappe verkehrt herum, mutze verkehrt herum
    · fr casquette a l envers, casquette a envers · es gorra hacia atras, gorra al reves, gorra para atras
    · it cappellino al contrario, cappellino all indietro, cappellino rovesciato, berretto al contrario
    · pt bone para tras, bone virado para tras · nl pet achterstevoren, petje achterstevoren, pet omgekeerd`,
  closeFit: { from: 0.4, tilt: -12 },
  mould: (tint) => {
    const colour = tint ?? hex('#2563c9');
    const cloth = plastic(colour, 0.35);
    const seam = plastic(darken(colour, 0.12), 0.35);
    const line = plastic(darken(colour, 0.3), 0.35);
    return [
      [
        ellipsoid(cloth, [0, 0.56, -0.1], DOME),
        cut(box(cloth, [0, -0.92, 0], [2.5, 1.25, 2.5], 0, [-12, 0, 0]), 0.06),
      ],
      // The strap, which lies on the forehead.
      [
        ellipsoid(seam, [0, 0.62, -0.1], [1.43, 1.3, 1.53]),
        cut(box(seam, [0, -0.9, 0], [2.5, 1.25, 2.5], 0, [-12, 0, 0])),
        cut(box(seam, [0, 1.82, 0], [2.5, 1.25, 2.5], 0, [-12, 0, 0])),
      ],
      [ellipsoid(cloth, [0, 0.12, -1.5], [1.12, 0.12, 1.0], 0, [-18, 0, 0])],
      [ellipsoid(seam, [0, 2.05, -0.1], [0.1, 0.05, 0.1])],
      // Its panels tell it from a skullcap, as its brim hides behind the head.
      ...SEAMS.map((degrees) => panelSeam(line, degrees, DOME)),
    ];
  },
};

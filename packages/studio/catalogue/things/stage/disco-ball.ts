import { capsule, cylinder, ellipsoid, metal, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A ball of mirrors on its string. */
export default defineThing({
  id: 'disco-ball',
  words: {
    en: 'disco ball, discoball, mirror ball, glitter ball',
    de: 'diskokugel, discokugel',
    fr: 'boule a facettes',
    es: 'bola de discoteca',
    it: 'palla da discoteca',
    pt: 'globo de discoteca',
    nl: 'discobal',
    emoji: '🪩',
  },
  mould: (tint) => {
    const glass = tint ? plastic(tint, 1) : metal('#d7dbe3');
    const seam = plastic('#6d7380', 0.4);
    return {
      size: 0.5,
      grip: [0, 0.5, 0],
      groups: [
        [ellipsoid(glass, [0, -0.08, 0], [0.4, 0.4, 0.4])],
        [-60, -40, -20, 0, 20, 40, 60].map((angle) => {
          const a = (angle * Math.PI) / 180;
          return torus(seam, [0, -0.08 + Math.sin(a) * 0.4, 0], Math.cos(a) * 0.4, 0.008);
        }),
        [0, 22, 45, 67, 90, 112, 135, 157].map((angle) =>
          torus(seam, [0, -0.08, 0], 0.4, 0.008, [90, angle, 0]),
        ),
        [
          cylinder(metal('#c9ced6'), [0, 0.34, 0], 0.08, 0.04),
          capsule(seam, [0, 0.36, 0], [0, 0.54, 0], 0.014),
        ],
      ],
    };
  },
});

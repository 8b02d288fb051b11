import { jetBlack } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

/** From its left: long, low and with ears to the chest. */
export default defineThing({
  id: 'sausage-dog',
  words: {
    en: 'sausage dog, dachshund, wiener dog, weiner dog',
    de: 'dackel, teckel, rauhaardackel, langhaardackel',
    es: 'perro salchicha',
    it: 'bassotto',
    nl: 'tekkel',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'chestnut' },
  mould: (tint) => {
    const coat = tint ?? hex('#9a5427');
    const fur = plastic(coat, 0.6);
    const dark = plastic(darken(coat, 0.35), 0.5);
    const collar = plastic('#e4312b', 0.8);
    return {
      size: 0.4,
      grip: [0, 0, 0],
      groups: [
        [
          capsule(fur, [-0.3, -0.12, 0], [0.4, -0.12, 0], 0.16, 0.145),
          capsule(fur, [-0.36, -0.04, 0.02], [-0.42, 0.14, 0.04], 0.12, 0.1, 0.06),
          ...[-0.32, 0.4].flatMap((x) =>
            [0.09, -0.08].map((z) =>
              blendInto(capsule(fur, [x, -0.2, z], [x - 0.01, -0.36, z], 0.075, 0.062), 0.03),
            ),
          ),
          capsule(fur, [0.5, -0.06, 0], [0.74, 0.16, 0], 0.05, 0.014, 0.03),
        ],
        [
          ellipsoid(fur, [-0.44, 0.22, 0.05], [0.155, 0.145, 0.145]),
          blendInto(capsule(fur, [-0.5, 0.19, 0.07], [-0.74, 0.13, 0.13], 0.095, 0.06), 0.05),
        ],
        [ellipsoid(jetBlack, [-0.79, 0.16, 0.145], [0.045, 0.038, 0.045])],
        [capsule(dark, [-0.35, 0.26, 0.17], [-0.31, 0.02, 0.2], 0.06, 0.1)],
        [ellipsoid(jetBlack, [-0.51, 0.26, 0.175], [0.032, 0.038, 0.022])],
        [capsule(dark, [-0.72, 0.085, 0.175], [-0.58, 0.1, 0.16], 0.01)],
        [torus(collar, [-0.4, 0.07, 0.03], 0.115, 0.03, [0, 0, 18])],
        [-0.34, 0.39].map((x) => ellipsoid(dark, [x - 0.02, -0.38, 0.1], [0.085, 0.045, 0.075])),
      ],
    };
  },
});

import { jetBlack, snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'squirrel',
  words: {
    en: 'squirrel, chipmunk',
    de: 'eichhornchen',
    fr: 'ecureuil',
    es: 'ardilla',
    it: 'scoiattolo',
    pt: 'esquilo',
    nl: 'eekhoorn',
    emoji: '🐿',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'chestnut' },
  mould: (tint) => {
    const coat = tint ?? hex('#b8592a');
    const fur = plastic(coat, 0.3);
    const nut = plastic('#8a5a2c', 0.7);
    return {
      size: 0.44,
      grip: [0, 0, 0],
      groups: [
        [
          capsule(fur, [0.14, -0.38, -0.12], [0.38, -0.28, -0.14], 0.08, 0.13),
          capsule(fur, [0.38, -0.28, -0.14], [0.36, 0.14, -0.14], 0.14, 0.17, 0.05),
          capsule(fur, [0.36, 0.14, -0.14], [0.46, 0.32, -0.14], 0.16, 0.09, 0.05),
        ],
        [
          ellipsoid(fur, [-0.06, -0.22, -0.02], [0.2, 0.26, 0.18]),
          ...pair((side) =>
            blendInto(ellipsoid(fur, [-0.06 + side * 0.15, -0.4, 0.06], [0.1, 0.08, 0.15]), 0.03),
          ),
        ],
        [ellipsoid(snowWhite, [-0.06, -0.2, 0.09], [0.12, 0.19, 0.1])],
        [ellipsoid(fur, [-0.06, 0.16, 0.04], [0.21, 0.18, 0.18])],
        pair((side) =>
          capsule(fur, [-0.06 + side * 0.12, 0.28, 0.02], [-0.06 + side * 0.17, 0.46, 0], 0.06, 0.012),
        ),
        pair((side) => ellipsoid(snowWhite, [-0.06 + side * 0.06, 0.1, 0.18], [0.075, 0.06, 0.06])),
        [ellipsoid(jetBlack, [-0.06, 0.145, 0.235], [0.034, 0.026, 0.024])],
        pair((side) => ellipsoid(jetBlack, [-0.06 + side * 0.095, 0.21, 0.185], [0.036, 0.044, 0.024])),
        pair((side) =>
          capsule(fur, [-0.06 + side * 0.16, -0.08, 0.1], [-0.06 + side * 0.06, -0.12, 0.26], 0.055, 0.045),
        ),
        [
          ellipsoid(plastic('#d9a35c', 0.7), [-0.06, -0.12, 0.3], [0.07, 0.085, 0.06]),
          ellipsoid(nut, [-0.06, -0.06, 0.3], [0.08, 0.04, 0.07]),
        ],
      ],
    };
  },
});

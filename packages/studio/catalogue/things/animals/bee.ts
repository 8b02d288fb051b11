import { capsule, ellipsoid, pair, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A plump bee. */
export default defineThing({
  id: 'bee',
  words: {
    en: 'bee, bees, bumblebee, bumble bee, honey bee, honeybee, queen bee',
    de: 'biene, hummel',
    fr: 'abeille',
    es: 'abeja',
    it: 'ape regina',
    pt: 'abelha',
    nl: 'hommel',
  },
  costume: { colour: 'yellow' },
  mould: (tint) => {
    const fur = plastic(tint ?? '#f7cd2b', 0.4);
    const dark = plastic('#2a2420', 0.4);
    return {
      size: 0.38,
      grip: [0, -0.3, 0],
      groups: [
        [ellipsoid(fur, [0.05, -0.06, 0], [0.4, 0.29, 0.28])],
        [0.02, 0.2, 0.36].map((x) =>
          torus(dark, [x, -0.06, 0], 0.29 * Math.sqrt(1 - ((x - 0.05) / 0.42) ** 2), 0.032, [0, 0, 90]),
        ),
        [ellipsoid(fur, [-0.36, 0.02, 0.02], [0.2, 0.19, 0.19])],
        pair((side) => ellipsoid(dark, [-0.44 + side * 0.07, 0.06, 0.16], [0.045, 0.06, 0.03])),
        pair((side) =>
          capsule(dark, [-0.38 + side * 0.06, 0.18, 0.04], [-0.44 + side * 0.1, 0.34, 0.06], 0.016),
        ),
        [capsule(dark, [0.42, -0.06, 0], [0.54, -0.06, 0], 0.05, 0.008)],
        ...pair((side) =>
          ellipsoid(plastic('#dff1fa', 0.9), [0.06 + side * 0.12, 0.3, 0.08], [0.12, 0.25, 0.03], 0, [
            0,
            0,
            -side * 24,
          ]),
        ).map((one) => [one]),
      ],
    };
  },
});

import { blendInto, box, capsule, cut, cylinder, ellipsoid, pair, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A witch's pot on three feet, something green boiling in it. */
export default defineThing({
  id: 'cauldron',
  words: {
    en: 'cauldron, witchs cauldron, witch cauldron',
    de: 'kessel, hexenkessel',
    fr: 'chaudron',
    es: 'caldero',
    it: 'calderone',
    pt: 'caldeirao',
    nl: 'ketel',
  },
  stands: true,
  mould: (tint) => {
    const iron = plastic(tint ?? '#2a2b31', 0.6);
    const brew = plastic('#7ed043', 0.95);
    return {
      size: 0.52,
      grip: [0, 0, 0],
      groups: [
        [ellipsoid(iron, [0, -0.06, 0], [0.42, 0.36, 0.42]), cut(box(iron, [0, 0.4, 0], [0.6, 0.22, 0.6]))],
        [torus(iron, [0, 0.19, 0], 0.33, 0.05)],
        [
          cylinder(brew, [0, 0.19, 0], 0.31, 0.02),
          blendInto(ellipsoid(brew, [0.1, 0.21, 0.06], [0.12, 0.08, 0.12]), 0.03),
        ],
        [-0.16, 0.02, 0.2].map((x, i) =>
          ellipsoid(brew, [x, 0.28 + i * 0.07, 0.1 - i * 0.08], [0.06, 0.06, 0.06]),
        ),
        pair((side) => capsule(iron, [side * 0.22, -0.34, 0.12], [side * 0.28, -0.46, 0.16], 0.06, 0.045)),
        [capsule(iron, [0, -0.34, -0.24], [0, -0.46, -0.3], 0.06, 0.045)],
        ...pair((side) => torus(iron, [side * 0.4, 0.06, 0.06], 0.08, 0.025, [0, 90, 0])).map((one) => [one]),
      ],
    };
  },
});

import { blendInto, capsule, ellipsoid, pair, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A baby in a romper suit, sitting, with its dummy. */
export default defineThing({
  id: 'baby',
  words: {
    en: 'baby, babies, newborn, new born, newborn baby, newborn son, newborn daughter, baby boy, baby girl, infant, toddler',
    de: 'neugeborenes',
    fr: 'bebe',
    es: 'un bebe',
    it: 'neonato',

    emoji: '👶',
  },
  stands: true,
  carriable: true,
  mould: (tint) => {
    const cloth = plastic(tint ?? '#f3e3a9', 0.3);
    const skin = { ...plastic('#d39c77', 0.35), translucent: 0.8 };
    const dark = plastic('#33221c', 0.9);
    return {
      size: 0.5,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(cloth, [0, -0.2, 0], [0.22, 0.24, 0.19]),
          ...pair((side) =>
            blendInto(
              capsule(cloth, [side * 0.17, -0.08, 0.05], [side * 0.29, -0.24, 0.16], 0.075, 0.068),
              0.03,
            ),
          ),
          ...pair((side) =>
            blendInto(
              capsule(cloth, [side * 0.12, -0.37, 0.08], [side * 0.2, -0.39, 0.27], 0.098, 0.085),
              0.03,
            ),
          ),
        ],
        pair((side) => ellipsoid(skin, [side * 0.305, -0.27, 0.19], [0.066, 0.066, 0.066])),
        pair((side) => ellipsoid(cloth, [side * 0.225, -0.36, 0.33], [0.075, 0.095, 0.06])),
        [
          ellipsoid(skin, [0, 0.22, 0.02], [0.27, 0.25, 0.24]),
          ...pair((side) => blendInto(ellipsoid(skin, [side * 0.12, 0.14, 0.13], [0.12, 0.1, 0.1]), 0.05)),
          ...pair((side) => blendInto(ellipsoid(skin, [side * 0.265, 0.2, 0], [0.05, 0.07, 0.04]), 0.02)),
          blendInto(ellipsoid(skin, [0, 0.19, 0.255], [0.034, 0.028, 0.03]), 0.02),
        ],
        pair((side) => ellipsoid(dark, [side * 0.1, 0.245, 0.235], [0.03, 0.037, 0.02])),
        [capsule(dark, [-0.02, 0.46, 0.03], [0.05, 0.47, 0.1], 0.024, 0.012)],
        [ellipsoid(plastic('#49c3ee', 0.8), [0, 0.1, 0.255], [0.07, 0.045, 0.025])],
        [torus(plastic('#f6f4ee', 0.8), [0, 0.09, 0.3], 0.04, 0.014, [70, 0, 0])],
      ],
    };
  },
});

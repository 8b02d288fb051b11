import { rosePink, snowWhite } from '#catalogue/materials.ts';
import { blendInto, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { hex } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'hamster',
  words: {
    en: 'hamster, guinea pig, gerbil',
    de: 'meerschweinchen',
    fr: 'cochon d inde, cochon inde',
    es: 'conejillo de indias',
    it: 'criceto, porcellino d india',
    pt: 'porquinho da india',
    nl: 'cavia',
    emoji: '🐹',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  carriable: true,
  costume: { colour: 'tan' },
  mould: (tint) => {
    const coat = tint ?? hex('#d99a55');
    const fur = plastic(coat, 0.3);
    return {
      size: 0.36,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(fur, [0, -0.17, 0], [0.29, 0.27, 0.23]),
          blendInto(ellipsoid(fur, [0, 0.16, 0.05], [0.28, 0.22, 0.2]), 0.06),
          ...pair((side) => blendInto(ellipsoid(fur, [side * 0.17, 0.08, 0.11], [0.14, 0.12, 0.12]), 0.03)),
          ...pair((side) => blendInto(ellipsoid(fur, [side * 0.2, 0.35, 0.01], [0.09, 0.09, 0.05]), 0.02)),
        ],
        pair((side) => ellipsoid(rosePink, [side * 0.2, 0.355, 0.045], [0.055, 0.055, 0.025])),
        [ellipsoid(snowWhite, [0, -0.18, 0.13], [0.18, 0.2, 0.12])],
        [ellipsoid(snowWhite, [0, 0.09, 0.19], [0.14, 0.095, 0.08])],
        [ellipsoid(rosePink, [0, 0.145, 0.27], [0.034, 0.024, 0.02])],
        eyes(0.115, 0.21, 0.225, 0.04),
        [ellipsoid(plastic('#3a3330', 0.5), [0, -0.08, 0.27], [0.05, 0.09, 0.035])],
        pair((side) => ellipsoid(rosePink, [side * 0.075, -0.1, 0.27], [0.05, 0.04, 0.045])),
        pair((side) => ellipsoid(rosePink, [side * 0.14, -0.42, 0.15], [0.085, 0.035, 0.11])),
      ],
    };
  },
});

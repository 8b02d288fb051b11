import { jetBlack, snowWhite, tyreRubber } from '#catalogue/materials.ts';
import { capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'panda',
  words: {
    en: 'panda, panda bear, giant panda',
    de: 'pandabar',
    es: 'oso panda',
    it: 'orso panda',
    emoji: '🐼',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'white' },
  mould: (tint) => {
    const coat = plastic(tint ?? '#f8f6f0', 0.3);
    return {
      size: 0.46,
      grip: [0, 0, 0],
      groups: [
        [ellipsoid(coat, [0, -0.2, 0], [0.26, 0.27, 0.22])],
        pair((side) => capsule(tyreRubber, [side * 0.2, -0.04, 0.08], [side * 0.22, -0.24, 0.2], 0.1, 0.09)),
        pair((side) =>
          capsule(tyreRubber, [side * 0.16, -0.38, 0.06], [side * 0.22, -0.38, 0.26], 0.12, 0.11),
        ),
        [ellipsoid(coat, [0, 0.2, 0.04], [0.29, 0.25, 0.23])],
        pair((side) => ellipsoid(tyreRubber, [side * 0.22, 0.41, 0], [0.1, 0.1, 0.06])),
        pair((side) =>
          ellipsoid(tyreRubber, [side * 0.12, 0.22, 0.2], [0.075, 0.095, 0.06], 0, [0, 0, side * 26]),
        ),
        pair((side) => ellipsoid(snowWhite, [side * 0.115, 0.235, 0.25], [0.034, 0.036, 0.02])),
        eyes(0.115, 0.235, 0.265, 0.02),
        [ellipsoid(coat, [0, 0.11, 0.22], [0.1, 0.075, 0.07])],
        [ellipsoid(jetBlack, [0, 0.145, 0.28], [0.04, 0.028, 0.022])],
        [
          capsule(plastic('#6fb548', 0.5), [0.12, -0.3, 0.3], [0.3, 0.02, 0.3], 0.022),
          ellipsoid(plastic('#4a9a3a', 0.5), [0.34, 0.0, 0.3], [0.09, 0.03, 0.02], 0, [0, 0, -20]),
          ellipsoid(plastic('#4a9a3a', 0.5), [0.25, 0.07, 0.3], [0.03, 0.08, 0.02]),
        ],
      ],
    };
  },
});

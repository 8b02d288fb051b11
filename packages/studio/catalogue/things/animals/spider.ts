import { snowWhite } from '#catalogue/materials.ts';
import { capsule, ellipsoid, pair, plastic, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'spider',
  words: {
    en: 'spider, tarantula, pet spider',
    de: 'spinne',
    fr: 'araignee',
    es: 'arana',
    it: 'ragno',
    pt: 'aranha',
    nl: 'spin',
    emoji: '🕷',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'black' },
  mould: (tint) => {
    const coat = plastic(tint ?? '#2b2830', 0.5);
    const sign = plastic('#d92b2b', 0.7);
    return {
      size: 0.4,
      grip: [0, 0, 0],
      groups: [
        [ellipsoid(coat, [0, 0.04, -0.16], [0.28, 0.28, 0.26])],
        [ellipsoid(coat, [0, -0.1, 0.12], [0.19, 0.17, 0.16])],
        [-1, 1].flatMap((side) =>
          [0, 1, 2, 3].flatMap((leg) =>
            tube(
              coat,
              0.036,
              [side * 0.14, -0.1, 0.16 - leg * 0.08],
              [side * (0.3 + leg * 0.06), -0.02 + leg * 0.15, 0.2 - leg * 0.1],
              [side * (0.36 + leg * 0.14), -0.4 + leg * 0.09, 0.3 - leg * 0.16],
            ),
          ),
        ),
        pair((side) => ellipsoid(snowWhite, [side * 0.08, -0.05, 0.255], [0.075, 0.085, 0.05])),
        eyes(0.07, -0.05, 0.297, 0.034),
        pair((side) => ellipsoid(snowWhite, [side * 0.17, 0.02, 0.215], [0.036, 0.036, 0.03])),
        pair((side) => capsule(sign, [side * 0.045, -0.18, 0.25], [side * 0.03, -0.26, 0.28], 0.034, 0.01)),
      ],
    };
  },
});

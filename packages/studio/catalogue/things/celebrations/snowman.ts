import { ink } from '#catalogue/materials.ts';
import { capsule, cylinder, ellipsoid, pair, plastic, torus } from '#catalogue/mould.ts';
import { eyes } from '#catalogue/things/animals/parts/eyes.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'snowman',
  words: {
    en: 'snowman, snow man, snowball',
    de: 'schneemann',
    fr: 'bonhomme de neige',
    es: 'muneco de nieve',
    it: 'pupazzo di neve',
    pt: 'boneco de neve',
    nl: 'sneeuwpop',
    emoji: '⛄, ☃',
  },
  stands: true,
  costume: { colour: 'white' },
  mould: (tint) => {
    const snow = plastic('#f7fafd', 0.3);
    const scarf = plastic(tint ?? '#e4312b', 0.4);
    const twig = plastic('#6b4526', 0.3);
    return {
      size: 0.54,
      grip: [0, 0, 0],
      groups: [
        [ellipsoid(snow, [0, -0.28, 0], [0.28, 0.24, 0.26])],
        [ellipsoid(snow, [0, 0.06, 0], [0.21, 0.19, 0.2])],
        [ellipsoid(snow, [0, 0.32, 0], [0.16, 0.15, 0.15])],
        [
          torus(scarf, [0, 0.2, 0], 0.15, 0.045),
          capsule(scarf, [0.08, 0.18, 0.17], [0.12, 0.0, 0.22], 0.04, 0.05),
        ],
        [
          cylinder(ink, [0, 0.45, 0], 0.2, 0.02),
          cylinder(ink, [0, 0.55, 0], 0.13, 0.1, [0, 0, 0], 0.02),
          cylinder(scarf, [0, 0.485, 0], 0.135, 0.022),
        ],
        [capsule(plastic('#f07c1f', 0.5), [0, 0.31, 0.14], [0.03, 0.29, 0.3], 0.032, 0.008)],
        eyes(0.06, 0.36, 0.135, 0.02),
        [0.12, 0.03, -0.2].map((y) => ellipsoid(ink, [0, y, y < 0 ? 0.25 : 0.195], [0.024, 0.024, 0.02])),
        pair((side) => capsule(twig, [side * 0.18, 0.1, 0.02], [side * 0.44, 0.24, 0.06], 0.018)),
        pair((side) => capsule(twig, [side * 0.35, 0.19, 0.05], [side * 0.38, 0.3, 0.05], 0.013)),
      ],
    };
  },
});

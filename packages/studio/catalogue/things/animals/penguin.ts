import { orangeBeak, snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'penguin',
  words: {
    en: 'penguin, king penguin, emperor penguin',
    de: 'pinguin',
    fr: 'pingouin',
    es: 'pinguino',
    pt: 'pinguim',
    emoji: '🐧',
  },
  theme: 'sea',
  kin: ['animal'],
  stands: true,
  carriable: true,
  costume: { colour: 'black' },
  mould: (tint) => {
    const coat = plastic(tint ?? '#23262f', 0.6);
    const scarf = plastic('#e4312b', 0.4);
    return {
      size: 0.48,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(coat, [0, -0.11, 0], [0.26, 0.34, 0.21]),
          blendInto(ellipsoid(coat, [0, 0.29, 0], [0.21, 0.19, 0.18]), 0.06),
        ],
        [ellipsoid(snowWhite, [0, -0.15, 0.1], [0.19, 0.27, 0.14])],
        pair((side) => ellipsoid(snowWhite, [side * 0.085, 0.28, 0.12], [0.1, 0.1, 0.08])),
        eyes(0.085, 0.31, 0.19, 0.032),
        [capsule(orangeBeak, [0, 0.25, 0.17], [0, 0.22, 0.27], 0.055, 0.015)],
        pair((side) => ellipsoid(coat, [side * 0.285, -0.1, 0.02], [0.05, 0.22, 0.1], 0, [0, 0, side * 16])),
        pair((side) => ellipsoid(orangeBeak, [side * 0.11, -0.44, 0.11], [0.1, 0.035, 0.12])),
        [
          torus(scarf, [0, 0.12, 0.01], 0.2, 0.045),
          capsule(scarf, [0.1, 0.1, 0.21], [0.14, -0.1, 0.24], 0.045, 0.05),
        ],
      ],
    };
  },
});

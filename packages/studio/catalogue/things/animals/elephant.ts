import { snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { hex } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'elephant',
  words: { en: 'elephant, mammoth', de: 'elefant', es: 'elefante', nl: 'olifant', emoji: '🐘' },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'grey' },
  mould: (tint) => {
    const coat = tint ?? hex('#9aa3b2');
    const skin = plastic(coat, 0.4);
    const inner = plastic('#e9b3bb', 0.4);
    return {
      size: 0.52,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(skin, [0, -0.15, -0.05], [0.3, 0.27, 0.25]),
          ...pair((side) =>
            blendInto(capsule(skin, [side * 0.16, -0.28, 0.1], [side * 0.17, -0.42, 0.12], 0.1), 0.03),
          ),
        ],
        pair((side) => ellipsoid(skin, [side * 0.34, 0.22, -0.02], [0.2, 0.23, 0.05], 0, [0, side * 14, 0])),
        pair((side) => ellipsoid(inner, [side * 0.35, 0.21, 0.02], [0.14, 0.17, 0.04], 0, [0, side * 14, 0])),
        [
          ellipsoid(skin, [0, 0.22, 0.06], [0.24, 0.23, 0.2]),
          blendInto(capsule(skin, [0, 0.14, 0.22], [0, -0.06, 0.34], 0.09, 0.065), 0.04),
          blendInto(capsule(skin, [0, -0.06, 0.34], [0.04, -0.2, 0.37], 0.065, 0.055), 0.02),
          blendInto(capsule(skin, [0.04, -0.2, 0.37], [0.13, -0.22, 0.42], 0.055, 0.05), 0.02),
        ],
        pair((side) =>
          capsule(snowWhite, [side * 0.11, 0.07, 0.22], [side * 0.15, -0.06, 0.32], 0.034, 0.012),
        ),
        eyes(0.12, 0.28, 0.23, 0.032),
        [-0.22, -0.13, 0.13, 0.22].map((x) =>
          ellipsoid(plastic('#f1ede4', 0.5), [x, -0.48, 0.2], [0.035, 0.03, 0.02]),
        ),
      ],
    };
  },
});

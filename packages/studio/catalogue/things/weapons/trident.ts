import { capsule, ellipsoid, metal, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A trident, three barbed prongs on a pole. */
export default defineThing({
  id: 'trident',
  words: { en: 'trident, pitchfork', de: 'dreizack', es: 'tridente' },
  kin: ['garden-tool', 'weapon'],
  mould: (tint) => {
    const shaft = tint ? plastic(tint, 0.9) : metal('#e0b13a');
    const prong = (x: number) => [
      capsule(shaft, [x, 0.22, 0], [x, 0.46, 0], 0.028, 0.024),
      capsule(shaft, [x, 0.42, 0], [x, 0.56, 0], 0.055, 0.006),
    ];
    return {
      size: 1.1,
      grip: [0, -0.08, 0],
      groups: [
        [capsule(shaft, [0, -0.55, 0], [0, 0.2, 0], 0.026)],
        [
          capsule(shaft, [-0.17, 0.24, 0], [0, 0.16, 0], 0.03),
          capsule(shaft, [0, 0.16, 0], [0.17, 0.24, 0], 0.03),
        ],
        prong(-0.17),
        prong(0),
        prong(0.17),
        [ellipsoid(shaft, [0, 0.14, 0], [0.055, 0.055, 0.055])],
      ],
    };
  },
});

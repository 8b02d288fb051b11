import { blendInto, capsule, ellipsoid, pair, plastic, tube } from '#catalogue/mould.ts';
import { hex } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';
import { standing } from './parts/standing.ts';

/** A stag: its antlers are what it is known by. */
export default defineThing({
  id: 'deer',
  words: {
    en: 'deer, stag, reindeer, caribou, moose, elk',
    de: 'hirsch, reh, rentier, elch',
    fr: 'cerf, renne',
    es: 'ciervo, venado',
    it: 'cervo, renna',
    pt: 'veado',
    nl: 'rendier, hert, eland',
    emoji: '🦌, 🫎',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'brown' },
  mould: (tint) => {
    const coat = tint ?? hex('#b87a45');
    const fur = plastic(coat, 0.3);
    const pale = plastic('#f6e9d2', 0.3);
    const dark = plastic('#3a2a22', 0.5);
    const horn = plastic('#6f4f33', 0.4);
    return {
      size: 0.7,
      grip: [0, 0, 0],
      groups: [
        ...standing(fur, dark),
        [ellipsoid(pale, [0, -0.12, 0.12], [0.11, 0.16, 0.08])],
        [
          ellipsoid(fur, [0, 0.2, 0.1], [0.14, 0.13, 0.13]),
          blendInto(capsule(fur, [0, 0.17, 0.16], [0, 0.08, 0.26], 0.11, 0.075), 0.04),
        ],
        [ellipsoid(dark, [0, 0.1, 0.325], [0.045, 0.034, 0.03])],
        pair((side) => capsule(fur, [side * 0.11, 0.24, 0.06], [side * 0.29, 0.26, 0.07], 0.055, 0.02)),
        eyes(0.1, 0.215, 0.2, 0.034),
        ...[-1, 1].map((side) => [
          ...tube(horn, 0.026, [side * 0.06, 0.3, 0.08], [side * 0.2, 0.42, 0.06], [side * 0.24, 0.62, 0.05]),
          capsule(horn, [side * 0.2, 0.42, 0.06], [side * 0.34, 0.5, 0.08], 0.024, 0.012),
          capsule(horn, [side * 0.15, 0.38, 0.06], [side * 0.12, 0.52, 0.1], 0.024, 0.012),
        ]),
      ],
    };
  },
});

import { steel } from '#catalogue/materials.ts';
import {
  blendInto,
  box,
  capsule,
  cut,
  cylinder,
  ellipsoid,
  FACING,
  plastic,
  torus,
} from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'bucket',
  words: {
    en: 'bucket, pail, bucket and spade, sandcastle',
    de: 'eimer',
    fr: 'seau',
    es: 'cubo, balde',
    it: 'secchio',
    nl: 'emmer',
    emoji: '🪣',
  },
  theme: 'sea',
  mould: (tint) => {
    const pail = plastic(tint ?? '#2f9be0', 0.7);
    return {
      size: 0.4,
      grip: [0, 0.42, 0],
      groups: [
        [
          capsule(pail, [0, -0.3, 0], [0, 0.12, 0], 0.24, 0.33),
          cut(box(pail, [0, -0.72, 0], [0.6, 0.28, 0.6])),
          cut(box(pail, [0, 0.36, 0], [0.6, 0.28, 0.6])),
        ],
        [torus(pail, [0, 0.08, 0], 0.325, 0.035)],
        [
          cylinder(plastic('#e8cf9a', 0.2), [0, 0.08, 0], 0.3, 0.03),
          blendInto(ellipsoid(plastic('#e8cf9a', 0.2), [0, 0.1, 0], [0.22, 0.11, 0.22]), 0.05),
        ],
        [
          torus(plastic('#f4f2ec', 0.6), [0, 0.1, 0], 0.33, 0.024, FACING),
          cut(box(steel, [0, -0.28, 0], [0.6, 0.36, 0.6])),
        ],
        [cylinder(plastic('#ffc72c', 0.7), [0, -0.16, 0.28], 0.1, 0.03, [84, 0, 0], 0.02)],
        [
          capsule(plastic('#e4312b', 0.6), [0.12, 0.12, 0.02], [0.3, 0.42, 0.02], 0.026),
          capsule(plastic('#e4312b', 0.6), [0.27, 0.45, 0.02], [0.36, 0.41, 0.02], 0.03),
        ],
      ],
    };
  },
});

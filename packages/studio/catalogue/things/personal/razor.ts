import { steel } from '#catalogue/materials.ts';
import {
  blendInto,
  box,
  capsule,
  cut,
  cylinder,
  ellipsoid,
  FACING,
  metal,
  plastic,
} from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A barber's razor, half open. */
export default defineThing({
  id: 'razor',
  words: {
    en: 'razor, straight razor, cut throat razor, cutthroat razor, electric razor, shaver, hair clippers, clippers',
    de: 'rasierer, rasiermesser',
    fr: 'rasoir',
    es: 'navaja de barbero',
    it: 'rasoio',
    pt: 'navalha',
    nl: 'scheermes',
    emoji: '🪒',
  },
  mould: (tint) => {
    const handle = plastic(tint ?? '#7a2a22', 0.9);
    return {
      size: 0.38,
      grip: [0.16, -0.28, 0],
      groups: [
        [
          capsule(handle, [-0.1, -0.06, 0], [0.12, -0.24, 0], 0.05, 0.06),
          blendInto(capsule(handle, [0.12, -0.24, 0], [0.26, -0.48, 0], 0.06, 0.05), 0.03),
        ],
        [
          box(steel, [0.06, 0.27, 0], [0.1, 0.27, 0.022], 0.02, [0, 0, -22]),
          cut(ellipsoid(steel, [-0.12, 0.02, 0], [0.08, 0.1, 0.1])),
        ],
        [capsule(steel, [-0.1, -0.06, 0], [-0.02, 0.08, 0], 0.034, 0.045)],
        [box(plastic('#eef2f6', 1), [0.135, 0.24, 0], [0.022, 0.25, 0.026], 0.01, [0, 0, -22])],
        [cylinder(metal('#e0b13a'), [-0.1, -0.06, 0.05], 0.028, 0.014, FACING)],
        [cylinder(metal('#e0b13a'), [0.24, -0.45, 0.05], 0.02, 0.012, FACING)],
      ],
    };
  },
});

import { rubber } from '#catalogue/materials.ts';
import { capsule, cylinder, ellipsoid, pair, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'baseball-bat',
  words: {
    en: 'baseball bat, bat, rounders bat',
    de: 'baseballschlager',
    fr: 'batte de baseball',
    es: 'bate de beisbol',
    it: 'mazza da baseball',
    pt: 'taco de beisebol',
    nl: 'honkbalknuppel',
  },
  theme: 'sport',
  ball: 'baseball',
  mould: (tint) => ({
    size: 0.85,
    grip: [0, -0.36, 0],
    heldTurn: [0, 0, 16],
    groups: [
      [capsule(plastic(tint ?? '#cf9a5b', 0.6), [0, -0.3, 0], [0, 0.42, 0], 0.036, 0.085)],
      [capsule(rubber, [0, -0.46, 0], [0, -0.2, 0], 0.036, 0.043)],
      [cylinder(plastic(tint ?? '#cf9a5b', 0.6), [0, -0.49, 0], 0.058, 0.02, [0, 0, 0], 0.015)],
      [ellipsoid(plastic('#f8f5ec', 0.5), [0.22, -0.38, 0.02], [0.11, 0.11, 0.11])],
      pair((side) =>
        torus(plastic('#d92b2b', 0.5), [0.22 + side * 0.068, -0.38, 0.05], 0.083, 0.008, [0, side * 24, 90]),
      ),
    ],
  }),
});

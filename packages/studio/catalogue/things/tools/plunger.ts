import { blendInto, box, capsule, cut, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A rubber cup on a wooden stick. */
export default defineThing({
  id: 'plunger',
  words: {
    en: 'plunger, toilet plunger',
    de: 'pompel, pumpel',
    fr: 'ventouse',
    es: 'desatascador',
    it: 'sturalavandini',
    pt: 'desentupidor',
    nl: 'ontstopper',
    emoji: '🪠',
  },
  mould: (tint) => {
    const rubber = plastic(tint ?? '#b8352b', 0.5);
    return {
      size: 0.58,
      grip: [0, 0.3, 0],
      groups: [
        [capsule(plastic('#c79a5e', 0.4), [0, -0.2, 0], [0, 0.56, 0], 0.042, 0.046)],
        [
          ellipsoid(rubber, [0, -0.3, 0], [0.27, 0.25, 0.27]),
          blendInto(capsule(rubber, [0, -0.2, 0], [0, -0.02, 0], 0.12, 0.06), 0.06),
          cut(box(rubber, [0, -0.62, 0], [0.4, 0.2, 0.4])),
          cut(ellipsoid(rubber, [0, -0.44, 0], [0.21, 0.16, 0.21])),
        ],
        [torus(rubber, [0, -0.415, 0], 0.245, 0.035)],
      ],
    };
  },
});

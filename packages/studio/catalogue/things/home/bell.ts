import { brass } from '#catalogue/materials.ts';
import { blendInto, box, capsule, cut, cylinder, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A hand bell. */
export default defineThing({
  id: 'bell',
  words: {
    en: 'bell, hand bell, handbell, school bell, cow bell, cowbell, jingle bells, sleigh bells, church bell',
    de: 'glocke, kuhglocke',
    fr: 'cloche',
    es: 'campana',
    it: 'campanella',
    pt: 'sino',

    emoji: '🔔, 🛎',
  },
  mould: (tint) => {
    const bell = tint ? plastic(tint, 0.9) : brass;
    return {
      size: 0.42,
      grip: [0, 0.36, 0],
      groups: [
        [
          capsule(bell, [0, 0.06, 0], [0, -0.26, 0], 0.17, 0.28),
          blendInto(cylinder(bell, [0, -0.3, 0], 0.38, 0.04, [0, 0, 0], 0.035), 0.14),
          cut(box(bell, [0, -0.64, 0], [0.6, 0.3, 0.6])),
        ],
        [torus(plastic('#8a5a1c', 0.8), [0, -0.18, 0], 0.265, 0.016)],
        [ellipsoid(plastic('#6b4a2a', 0.6), [0, -0.37, 0.02], [0.085, 0.085, 0.085])],
        [capsule(bell, [0, 0.2, 0], [0, 0.28, 0], 0.045)],
        [capsule(plastic('#6b3f24', 0.7), [0, 0.3, 0], [0, 0.5, 0], 0.062, 0.075)],
      ],
    };
  },
});

import { box, capsule, cut, cylinder, ellipsoid, FACING, metal, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'lantern',
  words: {
    en: 'lantern, lamp, oil lamp, camping light',
    de: 'laterne',
    fr: 'lanterne',
    es: 'farol',
    it: 'lanterna',
    nl: 'lantaarn',
    emoji: '🏮, 🪔',
  },
  kin: ['light'],
  mould: (tint) => {
    const tin = plastic(tint ?? '#2a2b31', 0.8);
    return {
      size: 0.45,
      grip: [0, 0.45, 0],
      groups: [
        [cylinder(tin, [0, -0.4, 0], 0.25, 0.06, [0, 0, 0], 0.03)],
        [ellipsoid(plastic('#fff0b8', 0.9), [0, -0.1, 0], [0.2, 0.27, 0.2])],
        [capsule(plastic('#f7932b', 1), [0, -0.17, 0.19], [0, 0.0, 0.19], 0.06, 0.012)],
        [0, 90, 180, 270].map((angle) => {
          const [x, z] = [
            Math.cos((angle * Math.PI) / 180 + 0.6) * 0.22,
            Math.sin((angle * Math.PI) / 180 + 0.6) * 0.22,
          ];
          return capsule(tin, [x, -0.36, z], [x, 0.16, z], 0.02);
        }),
        [capsule(tin, [0, 0.12, 0], [0, 0.3, 0], 0.25, 0.07), cut(box(tin, [0, -0.1, 0], [0.4, 0.25, 0.4]))],
        [torus(metal('#c9ced6'), [0, 0.42, 0], 0.11, 0.022, FACING)],
      ],
    };
  },
});

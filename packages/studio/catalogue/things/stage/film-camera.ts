import { black } from '#catalogue/materials.ts';
import { box, capsule, cut, cylinder, ellipsoid, FACING, metal, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'film-camera',
  words: {
    en: 'film camera, movie camera, video camera, camcorder, cine camera',
    de: 'filmkamera',
    fr: 'camera de cinema',
    es: 'camara de cine',
    it: 'cinepresa',
    pt: 'filmadora',
    nl: 'filmcamera',
    emoji: '🎥, 📹, 🎞',
  },
  theme: 'city',
  kin: ['camera'],
  mould: (tint) => ({
    size: 0.5,
    grip: [0, -0.4, 0],
    groups: [
      [box(plastic(tint ?? '#3a3d47', 0.6), [0.02, -0.12, 0], [0.3, 0.22, 0.15], 0.05)],
      [
        cylinder(black, [-0.14, 0.28, 0], 0.2, 0.06, FACING, 0.03),
        cylinder(black, [0.24, 0.26, 0], 0.17, 0.06, FACING, 0.03),
      ],
      [
        cylinder(metal('#c9ced6'), [-0.14, 0.28, 0.06], 0.13, 0.016, FACING),
        cylinder(metal('#c9ced6'), [0.24, 0.26, 0.06], 0.11, 0.016, FACING),
      ],
      [0, 2.1, 4.2].flatMap((a) => [
        ellipsoid(black, [-0.14 + Math.cos(a) * 0.07, 0.28 + Math.sin(a) * 0.07, 0.075], [0.03, 0.03, 0.012]),
        ellipsoid(
          black,
          [0.24 + Math.cos(a) * 0.06, 0.26 + Math.sin(a) * 0.06, 0.075],
          [0.026, 0.026, 0.012],
        ),
      ]),
      [
        capsule(black, [-0.28, -0.1, 0], [-0.42, -0.1, 0], 0.08, 0.12),
        cut(box(black, [-0.68, -0.1, 0], [0.2, 0.3, 0.3])),
      ],
      [ellipsoid(plastic('#2c4f9a', 1), [-0.47, -0.1, 0], [0.03, 0.095, 0.095])],
      [
        cylinder(plastic('#e4312b', 0.9), [0.02, -0.12, 0.15], 0.06, 0.02, FACING, 0.015),
        box(black, [0.36, 0.0, 0.02], [0.08, 0.05, 0.06], 0.03),
      ],
      ...[-0.16, 0.16].map((x) => [
        capsule(black, [x * 0.5 + 0.02, -0.34, 0], [x + 0.02, -0.52, 0.06], 0.03),
      ]),
    ],
  }),
});

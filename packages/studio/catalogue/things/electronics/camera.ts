import { box, cylinder, ellipsoid, FACING, metal, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'camera',
  words: {
    en: 'camera, dslr, photo camera',
    de: 'kamera',
    fr: 'appareil photo',
    es: 'camara',
    it: 'fotocamera',
    pt: 'maquina fotografica',
    nl: 'fototoestel',
    emoji: '📷, 📸',
  },
  theme: 'city',
  kin: ['camera'],
  mould: (tint) => ({
    size: 0.36,
    grip: [0, -0.3, 0],
    groups: [
      [box(plastic(tint ?? '#2a2b31', 0.5), [0, 0, 0], [0.6, 0.36, 0.2], 0.07)],
      [
        box(metal('#c3c8d0'), [0, 0.34, 0], [0.58, 0.08, 0.18], 0.04),
        box(metal('#c3c8d0'), [0, 0.45, 0], [0.2, 0.1, 0.15], 0.05),
      ],
      [cylinder(plastic('#1b1b20', 0.7), [0, -0.03, 0.28], 0.3, 0.16, FACING, 0.03)],
      [torus(metal('#b6bbc4'), [0, -0.03, 0.44], 0.25, 0.03, FACING)],
      [ellipsoid(plastic('#24407a', 1), [0, -0.03, 0.4], [0.2, 0.2, 0.08])],
      [cylinder(plastic('#e4312b', 0.8), [0.42, 0.46, 0], 0.07, 0.05)],
      [ellipsoid(plastic('#fff7d6', 0.9), [-0.42, 0.22, 0.2], [0.08, 0.08, 0.04])],
    ],
  }),
});

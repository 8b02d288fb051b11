import { brass, white } from '#catalogue/materials.ts';
import { box, capsule, FACING, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'passport',
  words: {
    en: 'passport',
    de: 'reisepass',
    fr: 'passeport',
    es: 'pasaporte',
    it: 'passaporto',
    pt: 'passaporte',
    nl: 'paspoort',
    emoji: '🛂',
  },
  theme: 'city',
  mould: (tint) => {
    const cover = plastic(tint ?? '#8a1f2f', 0.4);
    return {
      size: 0.38,
      grip: [0, -0.36, 0],
      groups: [
        [box(white, [0.02, 0, -0.02], [0.32, 0.42, 0.035], 0.02)],
        [box(cover, [0, 0, 0.02], [0.34, 0.45, 0.02], 0.03)],
        [box(cover, [0, 0, -0.06], [0.34, 0.45, 0.018], 0.03)],
        [torus(brass, [0, 0.06, 0.04], 0.17, 0.014, FACING)],
        [
          capsule(brass, [-0.17, 0.06, 0.042], [0.17, 0.06, 0.042], 0.011),
          capsule(brass, [0, -0.11, 0.042], [0, 0.23, 0.042], 0.011),
        ],
        [torus(brass, [0, 0.06, 0.04], 0.085, 0.011, FACING)],
        [box(brass, [0, 0.34, 0.04], [0.2, 0.022, 0.006], 0.005)],
        [box(brass, [0, -0.22, 0.04], [0.15, 0.018, 0.006], 0.005)],
        [box(brass, [0, -0.34, 0.04], [0.06, 0.034, 0.006], 0.02)],
      ],
    };
  },
});

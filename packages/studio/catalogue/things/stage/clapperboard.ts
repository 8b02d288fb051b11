import { brass, offWhite } from '#catalogue/materials.ts';
import { box, capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'clapperboard',
  words: {
    en: 'clapperboard, clapper board, movie, movies, cinema, hollywood',
    de: 'filmklappe',
    fr: 'clap de cinema',
    es: 'claqueta',
    it: 'ciak',
    pt: 'claquete',
    nl: 'filmklapper',
    emoji: '🎬',
  },
  theme: 'city',
  mould: (tint) => {
    const board = plastic(tint ?? '#2a2b31', 0.5);
    const stripes = (y: number, tilt: number) =>
      [-0.36, -0.12, 0.12, 0.36].map((x) =>
        box(offWhite, [x, y + x * Math.tan((tilt * Math.PI) / 180), 0.045], [0.045, 0.062, 0.008], 0.004, [
          0,
          0,
          tilt - 24,
        ]),
      );
    return {
      size: 0.42,
      grip: [0, -0.34, 0],
      groups: [
        [box(board, [0, -0.14, 0], [0.48, 0.28, 0.04], 0.02)],
        [box(board, [0, 0.2, 0], [0.48, 0.065, 0.04], 0.015)],
        stripes(0.2, 0),
        [box(board, [0, 0.36, 0], [0.48, 0.065, 0.04], 0.015, [0, 0, 12])],
        stripes(0.36, 12),
        [0.04, -0.12].map((y) => capsule(offWhite, [-0.42, y, 0.042], [0.42, y, 0.042], 0.008)),
        [
          capsule(offWhite, [-0.1, 0.0, 0.042], [-0.1, -0.36, 0.042], 0.008),
          capsule(plastic('#ffc72c', 0.7), [0.08, -0.26, 0.045], [0.34, -0.26, 0.045], 0.03),
        ],
        [ellipsoid(brass, [-0.43, 0.24, 0.05], [0.035, 0.035, 0.02])],
      ],
    };
  },
});

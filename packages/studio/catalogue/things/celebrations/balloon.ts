import { offWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { wordsDecal } from '#typesetting/print-words.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'balloon',
  words: {
    en: 'balloon, party, party balloon',
    de: 'luftballon, luftballons, ballon',
    fr: 'ballon de baudruche, ballons de baudruche',
    es: 'globos, globo',
    it: 'palloncino, palloncini',
    pt: 'balao, baloes',
    nl: 'ballonnen',
    emoji: '🎈',
  },
  mould: (tint) => ({
    size: 0.8,
    grip: [0, -0.48, 0],
    groups: [
      ...[
        ['#2cb5e8', -0.2, 0.16, -0.12],
        ['#ffc72c', 0.2, 0.18, -0.1],
        ['#e4312b', 0, 0.27, 0.06],
      ].map(([code, x, y, z]) => {
        const paint = plastic(tint ?? String(code), 1);
        const [cx, cy, cz] = [Number(x), Number(y), Number(z)];
        return [
          ellipsoid(paint, [cx, cy, cz], [0.165, 0.2, 0.165]),
          blendInto(capsule(paint, [cx, cy - 0.14, cz], [cx * 0.93, cy - 0.225, cz], 0.06, 0.022), 0.04),
        ];
      }),
      ...[
        [-0.186, -0.06],
        [0.186, -0.04],
        [0, 0.04],
      ].map(([x = 0, y = 0]) => [capsule(offWhite, [x, y, -0.02], [0, -0.44, 0], 0.009)]),
      [
        capsule(plastic('#ef7fae', 0.6), [0, -0.42, 0], [-0.07, -0.49, 0], 0.022),
        capsule(plastic('#ef7fae', 0.6), [0, -0.42, 0], [0.07, -0.49, 0], 0.022),
      ],
    ],
  }),
  /** One large balloon of foil, which flies off to a side: it is to hide no face. */
  lettered: (tint, words) => {
    const foil = plastic(tint ?? '#e4312b', 1);
    const print = { ...foil, decal: wordsDecal(words, foil.colour, [-0.14, 0.12], [0.33, 0.25], 22) };
    return {
      size: 0.95,
      grip: [0.16, -0.56, 0],
      groups: [
        [
          ellipsoid(print, [-0.14, 0.12, 0], [0.44, 0.42, 0.24]),
          blendInto(capsule(foil, [-0.14, -0.24, 0], [-0.12, -0.34, 0], 0.05, 0.035), 0.04),
        ],
        [capsule(plastic('#f4f2ec', 0.6), [-0.12, -0.34, 0], [0.18, -0.62, 0], 0.012)],
      ],
    };
  },
});

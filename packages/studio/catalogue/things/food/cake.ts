import { capsule, cylinder, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { wordsDecal } from '#typesetting/print-words.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'cake',
  words: {
    en: 'pie, apple pie, cherry pie, muffin, cake, birthday cake, cupcake, wedding cake, birthday',
    de: 'kuchen, torte, geburtstagstorte, cupcakes',
    fr: 'gateau, gateau d anniversaire, tarte',
    es: 'pastel, tarta, torta, pastel de cumpleanos',
    it: 'torta di compleanno, dolcetti',
    pt: 'bolo, bolo de aniversario',
    nl: 'taart, verjaardagstaart, taartje',
    emoji: '🎂, 🍰, 🧁',
  },
  theme: 'kitchen',
  kin: ['bakery'],
  mould: (tint) => ({
    size: 0.4,
    grip: [0, -0.4, 0],
    groups: [
      [cylinder(plastic('#f3e6cb', 0.4), [0, -0.3, 0], 0.44, 0.16, [10, 0, 0], 0.05)],
      [cylinder(plastic(tint ?? '#ef7fae', 0.7), [0, -0.12, 0.02], 0.46, 0.07, [10, 0, 0], 0.06)],
      [cylinder(plastic('#f3e6cb', 0.4), [0, 0.03, 0.02], 0.3, 0.12, [10, 0, 0], 0.05)],
      [cylinder(plastic(tint ?? '#ef7fae', 0.7), [0, 0.16, 0.03], 0.32, 0.06, [10, 0, 0], 0.05)],
      ...[-0.18, 0, 0.18].map((x) => [
        capsule(plastic('#78bff0', 0.5), [x, 0.2, 0.06], [x, 0.4, 0.06], 0.03),
        ellipsoid(plastic('#ffc72c', 0.9), [x, 0.47, 0.06], [0.035, 0.06, 0.035]),
      ]),
    ],
  }),
  /** One high tier, whose side bears the words. */
  lettered: (tint, words) => {
    const icing = plastic(tint ?? '#f9d3de', 0.6);
    const cream = plastic('#ef7fae', 0.7);
    const print = { ...icing, decal: wordsDecal(words, icing.colour, [0, -0.12], [0.3, 0.2], 20) };
    return {
      size: 0.56,
      grip: [0, -0.42, 0],
      groups: [
        [cylinder(plastic('#f4f2ec', 0.8), [0, -0.4, 0], 0.56, 0.02, [0, 0, 0], 0.015)],
        [cylinder(print, [0, -0.12, 0], 0.48, 0.27, [0, 0, 0], 0.03)],
        [-0.36, 0.14].map((y) => torus(cream, [0, y, 0], 0.47, 0.035)),
        ...[-0.2, 0, 0.2].map((x) => [
          capsule(plastic('#78bff0', 0.5), [x, 0.14, 0], [x, 0.36, 0], 0.03),
          ellipsoid(plastic('#ffc72c', 0.9), [x, 0.43, 0], [0.035, 0.06, 0.035]),
        ]),
      ],
    };
  },
});

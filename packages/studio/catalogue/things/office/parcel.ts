import { rubber, white } from '#catalogue/materials.ts';
import { box, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A cardboard box with tape and a label. */
export default defineThing({
  id: 'parcel',
  words: {
    en: 'parcel, parcels, a stack of packages, holding a package, delivering packages, cardboard box, cardboard boxes, amazon package, delivery box, moving box, moving boxes',
    de: 'paket, pakete, paketen',
    fr: 'colis',
    es: 'paquete',
    it: 'pacco',
    pt: 'encomenda',
    nl: 'pakketje',
    emoji: '📦',
  },
  theme: 'city',
  mould: (tint) => {
    const card = plastic(tint ?? '#c99a63', 0.2);
    return {
      size: 0.46,
      grip: [0, -0.3, 0],
      groups: [
        [box(card, [0, 0, 0], [0.44, 0.32, 0.3], 0.015)],
        [
          box(plastic('#e9d3a4', 0.8), [0, 0.17, 0.3], [0.07, 0.16, 0.008], 0.006),
          box(plastic('#e9d3a4', 0.8), [0, 0.322, 0], [0.07, 0.006, 0.3], 0.004),
        ],
        [box(white, [-0.24, -0.13, 0.303], [0.15, 0.11, 0.008], 0.006)],
        [-0.08, -0.12].map((y) => box(rubber, [-0.27, y, 0.312], [0.1, 0.008, 0.003], 0.002)),
        [-0.34, -0.31, -0.27, -0.24, -0.2, -0.16].map((x, bar) =>
          box(rubber, [x, -0.19, 0.312], [bar % 2 ? 0.012 : 0.007, 0.03, 0.003], 0.002),
        ),
        [box(plastic('#d92b2b', 0.5), [0.28, 0.2, 0.303], [0.08, 0.035, 0.006], 0.005)],
      ],
    };
  },
});

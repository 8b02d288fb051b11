import { porcelain } from '#catalogue/materials.ts';
import { cut, cylinder, metal, plastic, torus, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A can with a print around it and its tab up. */
export default defineThing({
  id: 'drink-can',
  words: {
    en: 'drink can, can of drink, soda can, can of soda, can of cola, can of beer, beer can, can of lemonade, can of energy drink, energy drink, energy drink can, soda, soda pop, cola, coke, lemonade, soft drink, fizzy drink',
    de: 'cola dose, getrankedose, energydrink, energy drinks',
    fr: 'canette',
    es: 'lata de refresco, refresco',
    it: 'lattina',
    pt: 'latinha, refrigerante',
    nl: 'blikje, blikje cola, blikje bier',
    emoji: '🥤',
  },
  theme: 'kitchen',
  kin: ['drink'],
  mould: (tint) => {
    const paint = plastic(tint ?? '#d8232f', 0.95);
    const tin = metal('#d3d7dd');
    return {
      size: 0.3,
      grip: [0.1, -0.06, 0],
      groups: [
        [cylinder(paint, [0, -0.01, 0], 0.28, 0.37, [0, 0, 0], 0.05)],
        [
          cylinder(tin, [0, 0.39, 0], 0.24, 0.045, [0, 0, 0], 0.03),
          cut(cylinder(tin, [0, 0.46, 0], 0.2, 0.04), 0.01),
        ],
        [cylinder(tin, [0, -0.4, 0], 0.235, 0.035, [0, 0, 0], 0.03)],
        [torus(tin, [0, 0.43, 0], 0.222, 0.022)],
        [
          cylinder(tin, [0.02, 0.44, 0.05], 0.09, 0.012, [14, 0, 0]),
          cut(cylinder(tin, [0.02, 0.45, 0.08], 0.04, 0.05, [14, 0, 0])),
        ],
        [0.24, -0.28].map((y) => torus(porcelain, [0, y, 0], 0.275, 0.014)),
        [cylinder(porcelain, [0, -0.02, 0], 0.284, 0.14)],
        tube(
          paint,
          0.026,
          [0.06, 0.09, 0.284],
          [-0.05, -0.02, 0.287],
          [0.05, -0.02, 0.287],
          [-0.06, -0.13, 0.284],
        ),
      ],
    };
  },
});

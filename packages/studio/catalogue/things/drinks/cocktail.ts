import { clearGlass } from '#catalogue/materials.ts';
import {
  blendInto,
  box,
  capsule,
  cut,
  cylinder,
  ellipsoid,
  FACING,
  plastic,
  torus,
} from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'cocktail',
  words: {
    en: 'cocktail, white russian, black russian, bloody mary, negroni, moscow mule, caipirinha, cosmopolitan, aperol, aperol spritz, spritz, martini, margarita, mojito, gin and tonic, gin tonic, gin, daiquiri, pina colada, cold drink, a drink, tropical drink, drink with an umbrella',
    de: 'cocktailglas',
    es: 'coctel, coctail',
    it: 'aperitivo',
    pt: 'drinque',
    nl: 'cocktailtje',
    emoji: '🍸, 🍹',
  },
  theme: 'kitchen',
  kin: ['drink'],
  mould: (tint) => {
    const drink = plastic(tint ?? '#f27a68', 0.95);
    return {
      size: 0.45,
      grip: [0, -0.2, 0],
      groups: [
        [
          capsule(drink, [0, -0.04, 0], [0, 0.3, 0], 0.02, 0.33),
          cut(box(drink, [0, 0.6, 0], [0.5, 0.36, 0.5])),
        ],
        [torus(clearGlass, [0, 0.25, 0], 0.315, 0.022)],
        [
          capsule(clearGlass, [0, -0.04, 0], [0, -0.42, 0], 0.03, 0.026),
          blendInto(cylinder(clearGlass, [0, -0.46, 0], 0.21, 0.018, [0, 0, 0], 0.015), 0.06),
        ],
        [
          cylinder(plastic('#f7932b', 0.7), [0.29, 0.32, 0.04], 0.13, 0.025, FACING, 0.01),
          cylinder(plastic('#fbd08a', 0.7), [0.29, 0.32, 0.06], 0.1, 0.014, FACING),
        ],
        [capsule(plastic('#c98a4a', 0.4), [0.02, 0.2, 0], [-0.2, 0.56, 0], 0.012)],
        [
          capsule(plastic('#2cb5e8', 0.4), [-0.19, 0.55, 0], [-0.15, 0.48, 0], 0.03, 0.17),
          cut(box(drink, [-0.07, 0.34, 0], [0.4, 0.14, 0.4], 0, [0, 0, 30])),
        ],
        [ellipsoid(plastic('#d92b3b', 0.95), [0.06, 0.26, 0.12], [0.06, 0.06, 0.06])],
      ],
    };
  },
});

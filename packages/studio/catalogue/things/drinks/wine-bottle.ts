import { capsule, cylinder, metal, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A bottle of wine with its label. */
export default defineThing({
  id: 'wine-bottle',
  words: {
    en: 'wine bottle, bottle of wine, bottle of red wine, bottle of white wine, bottle of champagne, bottle of prosecco, champagne bottle, bottle of rum, bottle of whisky, bottle of whiskey, bottle of vodka, bottle of gin, rum bottle, whisky bottle, vodka bottle',
    de: 'flasche wein, flasche rotwein, weinflasche',
    fr: 'bouteille de vin, bouteille de champagne',
    es: 'botella de vino',
    it: 'bottiglia di vino',
    pt: 'garrafa de vinho',
    nl: 'wijnfles',
  },
  theme: 'kitchen',
  kin: ['drink'],
  mould: (tint) => {
    const glass = plastic(tint ?? '#1f4a2c', 1);
    const foil = plastic('#7a1226', 0.8);
    return {
      size: 0.58,
      grip: [0, -0.1, 0],
      groups: [
        [
          cylinder(glass, [0, -0.2, 0], 0.15, 0.27, [0, 0, 0], 0.03),
          capsule(glass, [0, 0.04, 0], [0, 0.16, 0], 0.135, 0.06, 0.04),
          capsule(glass, [0, 0.16, 0], [0, 0.42, 0], 0.055, 0.05, 0.02),
        ],
        [cylinder(plastic('#f6efdc', 0.3), [0, -0.2, 0], 0.154, 0.13, [0, 0, 0], 0.005)],
        [cylinder(metal('#e0b13a'), [0, -0.1, 0], 0.157, 0.012), cylinder(foil, [0, -0.27, 0], 0.157, 0.025)],
        [cylinder(foil, [0, 0.38, 0], 0.066, 0.1, [0, 0, 0], 0.015)],
      ],
    };
  },
});

import { jetBlack, snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'fish',
  words: {
    en: 'fish, trout, salmon, carp, koi, tuna, goldfish, clownfish, aquarium',
    de: 'fisch, forelle, karpfen, goldfisch',
    fr: 'poisson, truite, poisson rouge',
    es: 'pez, pescado, trucha',
    it: 'pesce, trota, pesciolino, pesce rosso',
    pt: 'peixe',
    nl: 'goudvis',
    emoji: '🐟, 🐠, 🐡',
  },
  theme: 'sea',
  kin: ['animal'],
  costume: { colour: 'orange' },
  mould: (tint) => {
    const skin = plastic(tint ?? '#f77f1f', 0.9);
    const stripe = plastic('#fbfaf5', 0.8);
    return {
      size: 0.36,
      grip: [0, -0.3, 0],
      groups: [
        [
          ellipsoid(skin, [-0.06, 0, 0], [0.36, 0.25, 0.16]),
          ...pair((side) =>
            blendInto(capsule(skin, [0.28, 0, 0], [0.46, side * 0.15, 0], 0.05, 0.075), 0.05),
          ),
        ],
        [
          torus({ ...stripe }, [-0.18, 0, 0], 0.185, 0.05, [0, 0, 90]),
          ellipsoid(stripe, [-0.18, 0, 0], [0.05, 0.242, 0.157]),
        ],
        [ellipsoid(stripe, [0.12, 0, 0], [0.045, 0.222, 0.145])],
        [
          ellipsoid(skin, [-0.04, 0.25, 0], [0.19, 0.1, 0.03], 0, [0, 0, -10]),
          ellipsoid(skin, [-0.02, -0.24, 0], [0.11, 0.09, 0.03]),
        ],
        [ellipsoid(skin, [0.0, -0.05, 0.17], [0.1, 0.06, 0.03], 0, [0, 20, -20])],
        [ellipsoid(snowWhite, [-0.3, 0.06, 0.09], [0.065, 0.07, 0.05])],
        [ellipsoid(jetBlack, [-0.315, 0.06, 0.125], [0.034, 0.042, 0.025])],
        [capsule(plastic('#a93a2c', 0.5), [-0.41, -0.05, 0.04], [-0.34, -0.09, 0.1], 0.016)],
      ],
    };
  },
});

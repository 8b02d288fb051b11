import { ellipsoid, FACING, plastic, torus, tube } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'rope',
  words: {
    en: 'rope, lasso, whip, bullwhip, lariat, climbing rope, jump rope, skipping rope',
    de: 'peitsche, seil, springseil',
    fr: 'fouet, corde a sauter',
    es: 'latigo, cuerda, comba',
    it: 'frusta, corda',
    nl: 'touw',
    emoji: '🪢',
  },
  theme: 'garden',
  mould: (tint) => {
    const hemp = tint ?? hex('#d0a663');
    const light = plastic(hemp, 0.2);
    const dark = plastic(darken(hemp, 0.18), 0.2);
    return {
      size: 0.44,
      grip: [0, 0.32, 0],
      groups: [
        [torus(dark, [-0.04, -0.03, -0.06], 0.34, 0.052, FACING)],
        [torus(light, [0.03, -0.02, 0.02], 0.32, 0.052, FACING)],
        [torus(dark, [-0.01, 0.02, 0.09], 0.28, 0.052, FACING)],
        [
          torus(light, [0, 0.31, 0], 0.12, 0.045, [0, 90, 90]),
          torus(dark, [0.09, 0.3, 0], 0.12, 0.045, [0, 90, 90]),
        ],
        tube(light, 0.05, [0.26, -0.2, 0.15], [0.4, -0.38, 0.17], [0.52, -0.42, 0.17]),
        [ellipsoid(dark, [0.53, -0.42, 0.17], [0.07, 0.065, 0.065])],
      ],
    };
  },
});

import { ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'basketball',
  words: {
    en: 'basketball, hoops, basket ball',
    de: 'basketbal',
    fr: 'joueur de basket, joueuse de basket, ballon de basket, au basket',
    es: 'balon de baloncesto, baloncesto',
    it: 'pallacanestro',
    pt: 'basquete',
    nl: 'basketballen',
    emoji: '🏀',
  },
  theme: 'sport',
  kin: ['ball'],
  ball: 'basketball',
  stands: true,
  mould: (tint) => {
    const line = plastic('#2a2024', 0.3);
    return {
      size: 0.38,
      grip: [0, -0.3, 0],
      groups: [
        [ellipsoid(plastic(tint ?? '#e5792b', 0.3), [0, 0, 0], [0.5, 0.5, 0.5])],
        [torus(line, [0, 0, 0], 0.494, 0.015, [12, 0, 14])],
        [torus(line, [0, 0, 0], 0.494, 0.015, [0, 0, 104])],
        ...[-1, 1].map((side) => [
          torus(
            line,
            [side * 0.3, side * 0.075, 0],
            Math.sqrt(0.244 - 0.3 ** 2 - 0.075 ** 2),
            0.015,
            [0, 0, 104],
          ),
        ]),
      ],
    };
  },
});

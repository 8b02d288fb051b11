import { snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'parrot',
  words: {
    en: 'parrot, macaw, cockatoo, cockatiel, canary, budgie, bird',
    de: 'papagei, wellensittich, vogel, kanarienvogel',
    fr: 'perroquet, perruche, oiseau',
    es: 'loro, periquito, pajaro',
    it: 'pappagallo, uccellino',
    pt: 'papagaio, passaro, passarinho',
    nl: 'papegaai, parkiet',
    emoji: '🦜, 🐦',
  },
  theme: 'garden',
  kin: ['animal'],
  costume: { colour: 'red' },
  mould: (tint) => {
    const plume = plastic(tint ?? '#e4312b', 0.5);
    return {
      size: 0.48,
      grip: [0, -0.42, 0],
      groups: [
        [
          ellipsoid(plume, [0, -0.04, 0], [0.18, 0.27, 0.17]),
          blendInto(ellipsoid(plume, [0, 0.26, 0.03], [0.165, 0.16, 0.16]), 0.08),
          blendInto(capsule(plume, [0.02, -0.24, -0.06], [0.05, -0.54, -0.1], 0.08, 0.035), 0.06),
        ],
        ...[-1, 1].map((side) => [
          ellipsoid(plastic('#2563c9', 0.5), [side * 0.18, -0.08, 0.0], [0.06, 0.24, 0.13], 0, [
            0,
            0,
            side * 8,
          ]),
          blendInto(
            ellipsoid(plastic('#f7cd2b', 0.5), [side * 0.175, 0.06, 0.02], [0.065, 0.1, 0.125], 0, [
              0,
              0,
              side * 8,
            ]),
            0.02,
          ),
        ]),
        pair((side) => ellipsoid(snowWhite, [side * 0.09, 0.29, 0.14], [0.065, 0.07, 0.04])),
        eyes(0.095, 0.29, 0.178, 0.026),
        [
          capsule(plastic('#f2c14a', 0.8), [0, 0.24, 0.17], [0, 0.2, 0.27], 0.065, 0.045),
          blendInto(capsule(plastic('#f2c14a', 0.8), [0, 0.2, 0.27], [0, 0.12, 0.25], 0.045, 0.015), 0.02),
        ],
        [capsule(plastic('#8b5a32', 0.3), [-0.3, -0.36, 0.04], [0.3, -0.36, 0.04], 0.035)],
        pair((side) => ellipsoid(plastic('#3a3d47', 0.5), [side * 0.07, -0.32, 0.08], [0.045, 0.03, 0.04])),
        [capsule(plume, [0, 0.4, 0], [-0.03, 0.5, -0.06], 0.04, 0.012)],
      ],
    };
  },
});

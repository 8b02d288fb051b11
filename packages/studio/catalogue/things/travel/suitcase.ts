import { black, steel } from '#catalogue/materials.ts';
import { box, capsule, cylinder, FACING, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'suitcase',
  words: {
    en: 'suitcase, luggage, trolley case, travel bag, travel, travelling, traveling',
    de: 'koffer',
    fr: 'valise',
    es: 'maleta',
    it: 'valigia',
    pt: 'mala de viagem, mala de rodinhas',
    nl: 'rolkoffer',
    emoji: '🧳',
  },
  theme: 'city',
  kin: ['bag'],
  stands: true,
  mould: (tint) => {
    const shell = plastic(tint ?? '#2cb5e8', 0.8);
    const line = plastic(tint ?? '#2497c6', 0.8);
    return {
      size: 0.55,
      grip: [0, 0.46, 0],
      groups: [
        [box(shell, [0, -0.08, 0], [0.28, 0.34, 0.14], 0.07)],
        [-0.15, 0, 0.15].map((x) => capsule(line, [x, -0.34, 0.135], [x, 0.18, 0.135], 0.026)),
        [
          ...pair((side) => capsule(steel, [side * 0.11, 0.24, -0.04], [side * 0.11, 0.46, -0.04], 0.018)),
          capsule(black, [-0.12, 0.48, -0.04], [0.12, 0.48, -0.04], 0.035),
        ],
        pair((side) => cylinder(black, [side * 0.2, -0.46, 0.04], 0.055, 0.03, FACING, 0.02)),
        [cylinder(plastic('#ffc72c', 0.7), [0.11, 0.06, 0.155], 0.08, 0.012, FACING)],
        [box(plastic('#e4312b', 0.7), [-0.09, -0.18, 0.158], [0.1, 0.055, 0.01], 0.008, [0, 0, 14])],
      ],
    };
  },
});

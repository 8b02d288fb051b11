import { box, capsule, cylinder, metal, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'skateboard',
  words: {
    en: 'skateboard, longboard, skate, skateboarding',
    de: 'skateboards',
    fr: 'planche a roulettes',
    es: 'monopatin, patineta',

    emoji: '🛹',
  },
  theme: 'city',
  stands: true,
  mould: (tint) => {
    const deck = plastic(tint ?? '#2cb5e8', 0.7);
    return {
      size: 0.85,
      grip: [0, 0, 0],
      heldTurn: [0, 26, 8],
      groups: [
        [
          box(deck, [0, 0, 0], [0.14, 0.34, 0.025], 0.02),
          { ...cylinder(deck, [0, 0.36, 0.02], 0.14, 0.025, [98, 0, 0], 0.02), blend: 0.05 },
          { ...cylinder(deck, [0, -0.36, 0.02], 0.14, 0.025, [82, 0, 0], 0.02), blend: 0.05 },
        ],
        [box(plastic('#ffc72c', 0.6), [0, 0, 0.028], [0.05, 0.3, 0.004], 0.004)],
        ...[-0.24, 0.24].flatMap((y) => [
          [capsule(metal('#b6bbc4'), [-0.14, y, 0.07], [0.14, y, 0.07], 0.022)],
          ...[-1, 1].map((side) => [
            cylinder(plastic('#f4f2ec', 0.6), [side * 0.14, y, 0.08], 0.055, 0.03, [0, 0, 90], 0.015),
          ]),
        ]),
      ],
    };
  },
});

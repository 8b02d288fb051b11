import { cylinder, metal, plastic, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** Wood with a crook, as walkers lean on. */
export default defineThing({
  id: 'cane',
  words: {
    en: 'cane, walking stick, walking sticks, walking cane, walking pole, walking poles, hiking poles, trekking poles, nordic walking, crutch, crutches',
    de: 'wanderstocke, gehstock, spazierstock',
    fr: 'canne',
    es: 'baston',
    it: 'bastone da passeggio',
    pt: 'bengala',
    nl: 'wandelstok',
    emoji: '🦯',
  },
  kin: ['staff'],
  mould: (tint) => {
    const wood = plastic(tint ?? '#7a4a2a', 0.8);
    return {
      size: 0.82,
      grip: [0.1, 0.46, 0],
      groups: [
        [
          ...tube(
            wood,
            0.036,
            [0, -0.46, 0],
            [0, 0.3, 0],
            [0.03, 0.4, 0],
            [0.1, 0.45, 0],
            [0.18, 0.42, 0],
            [0.22, 0.33, 0],
            [0.22, 0.26, 0],
          ),
        ],
        [cylinder(metal('#e0b13a'), [0, 0.24, 0], 0.048, 0.022)],
        [cylinder(plastic('#23222a', 0.3), [0, -0.47, 0], 0.046, 0.03)],
      ],
    };
  },
});

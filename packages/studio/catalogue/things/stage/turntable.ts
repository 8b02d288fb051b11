import { box, cylinder, ellipsoid, FACING, metal, plastic, torus, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'turntable',
  words: {
    en: 'turntable, decks, record player, vinyl, record, vinyl record, dj deck, dj decks, gramophone',
    de: 'plattenspieler',
    fr: 'platine, platine vinyle',
    es: 'tocadiscos',
    it: 'giradischi',
    pt: 'toca discos, vinil',
    nl: 'draaitafel',
    emoji: '💿, 📀',
  },
  theme: 'music',
  mould: (tint) => ({
    size: 0.5,
    grip: [0, -0.3, 0],
    groups: [
      [box(plastic(tint ?? '#d7dae0', 0.8), [0, 0, 0], [0.54, 0.42, 0.06], 0.05)],
      [cylinder(metal('#c9ced6'), [-0.12, 0, 0.07], 0.36, 0.02, FACING)],
      [cylinder(plastic('#17151a', 0.95), [-0.12, 0, 0.095], 0.34, 0.014, FACING)],
      [0.17, 0.23, 0.29].map((radius) =>
        torus(plastic('#3a3840', 0.9), [-0.12, 0, 0.108], radius, 0.006, FACING),
      ),
      [cylinder(plastic('#e4312b', 0.8), [-0.12, 0, 0.11], 0.12, 0.01, FACING)],
      [ellipsoid(metal('#e8e8ee'), [-0.12, 0, 0.125], [0.022, 0.022, 0.02])],
      [cylinder(plastic('#23222a', 0.7), [0.38, 0.25, 0.09], 0.085, 0.04, FACING, 0.02)],
      [
        ...tube(metal('#e8e8ee'), 0.02, [0.38, 0.25, 0.15], [0.36, -0.1, 0.15], [0.16, -0.2, 0.14]),
        box(plastic('#23222a', 0.7), [0.12, -0.22, 0.135], [0.055, 0.03, 0.02], 0.01, [0, 0, 25]),
      ],
      [
        box(plastic('#23222a', 0.6), [0.41, -0.2, 0.065], [0.022, 0.14, 0.008], 0.006),
        box(plastic('#ffc72c', 0.8), [0.41, -0.14, 0.08], [0.05, 0.025, 0.02], 0.01),
      ],
    ],
  }),
});

import { offWhite } from '#catalogue/materials.ts';
import { box, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'dice',
  words: {
    en: 'dice, board game, board games, casino',
    de: 'wurfel, brettspiel, brettspiele',
    fr: 'des a jouer, jeu de societe',
    es: 'dados',
    it: 'dadi, dado',
    nl: 'dobbelsteen, dobbelstenen',
    emoji: '🎲',
  },
  isSet: true,
  mould: (tint) => {
    const cube = (
      x: number,
      y: number,
      z: number,
      turn: number,
      pips: readonly (readonly [number, number])[],
    ) => {
      const a = (turn * Math.PI) / 180;
      const [s, c] = [Math.sin(a), Math.cos(a)];
      const half = 0.22;
      return [
        [box(plastic(tint ?? '#e4312b', 0.95), [x, y, z], [half, half, half], 0.06, [0, turn, 0])],
        pips.map(([u, v]) =>
          ellipsoid(offWhite, [x + u * c + half * s, y + v, z - u * s + half * c], [0.04, 0.04, 0.04]),
        ),
        [ellipsoid(offWhite, [x, y + half, z], [0.045, 0.02, 0.045])],
      ];
    };
    return {
      size: 0.36,
      grip: [0, -0.3, 0],
      groups: [
        ...cube(-0.16, -0.2, 0.1, 28, [
          [0, 0],
          [-0.11, 0.11],
          [0.11, -0.11],
          [0.11, 0.11],
          [-0.11, -0.11],
        ]),
        ...cube(0.2, 0.24, -0.1, 10, [
          [0, 0],
          [-0.1, 0.1],
          [0.1, -0.1],
        ]),
      ],
    };
  },
});

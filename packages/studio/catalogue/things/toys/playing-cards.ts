import { ink, paper } from '#catalogue/materials.ts';
import { box, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'playing-cards',
  words: {
    en: 'playing cards, deck of cards, card game, card trick, poker, blackjack, ace of spades, ace of hearts',
    de: 'spielkarten, kartenspiel',
    fr: 'jeu de cartes, cartes a jouer',
    es: 'cartas',
    it: 'carte da gioco',
    pt: 'baralho',
    nl: 'speelkaarten',
    emoji: '🃏, ♠, ♣',
  },
  mould: (tint) => {
    const red = plastic('#d92b3b', 0.7);
    const card = (x: number, z: number, turn: number) =>
      box(z < 0 ? plastic(tint ?? '#2f7fc4', 0.6) : paper, [x, 0, z], [0.24, 0.36, 0.016], 0.03, [
        0,
        0,
        turn,
      ]);
    return {
      size: 0.42,
      grip: [0, -0.34, 0],
      groups: [
        [card(-0.2, -0.05, 18)],
        [card(0.17, 0, -14)],
        [card(-0.02, 0.05, 2)],
        [
          box(red, [-0.015, -0.02, 0.07], [0.085, 0.085, 0.012], 0.01, [0, 0, 45]),
          ellipsoid(red, [-0.075, 0.04, 0.07], [0.085, 0.085, 0.014]),
          ellipsoid(red, [0.045, 0.04, 0.07], [0.085, 0.085, 0.014]),
        ],
        [
          [-0.19, 0.28],
          [0.16, -0.28],
        ].map(([x = 0, y = 0]) => ellipsoid(red, [x, y, 0.07], [0.032, 0.036, 0.01])),
        [
          [0.32, 0.26],
          [0.36, 0.1],
        ].map(([x = 0, y = 0]) => ellipsoid(ink, [x, y, 0.02], [0.034, 0.04, 0.01])),
      ],
    };
  },
});

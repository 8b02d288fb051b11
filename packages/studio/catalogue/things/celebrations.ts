import { points } from '../moulding/part.ts';
import { family } from './thing.ts';

/** What belongs to a feast. */
export default family({})({
  balloon: {
    words: `balloon, party, party balloon
      · de luftballon, luftballons, ballon · fr ballon de baudruche, ballons de baudruche · es globos, globo
      · it palloncino, palloncini · pt balao, baloes · nl ballonnen · emoji 🎈`,
    held: { size: 80, grip: [0, -48, 0] },
    paints: { first: 'tint #2cb5e8 100', second: 'tint #ffc72c 100', third: 'tint #e4312b 100' },
    parts: [
      { ball: 'first', at: [-20, 16, -12], size: [16.5, 20, 16.5] },
      { limb: 'first', from: [-20, 2, -12], to: [-18.5, -6.5, -12], radius: [6, 2], soft: 4 },
      { ball: 'second', at: [20, 18, -10], size: [16.5, 20, 16.5] },
      { limb: 'second', from: [20, 4, -10], to: [18.5, -4.5, -10], radius: [6, 2], soft: 4 },
      { ball: 'third', at: [0, 27, 6], size: [16.5, 20, 16.5] },
      { limb: 'third', from: [0, 13, 6], to: [0, 4.5, 6], radius: [6, 2], soft: 4 },
      { limb: 'offWhite', from: [-19, -6, -2], to: [0, -44, 0], radius: 1 },
      { limb: 'offWhite', from: [18.5, -4, -2], to: [0, -44, 0], radius: 0.9 },
      { limb: 'offWhite', from: [0, 4, -2], to: [0, -44, 0], radius: 1 },
      { limb: '#ef7fae 60', from: [0, -42, 0], to: [7, -49, 0], radius: 2, mirror: 'x' },
    ],
    lettered: {
      held: { size: 95, grip: [16, -56, 0] },
      paints: { foil: 'tint #e4312b 100' },
      parts: [
        { ball: 'foil', at: [-14, 12, 0], size: [44, 42, 24], words: { at: [-14, 12], half: [33, 25], largest: 22 } },
        { limb: 'foil', from: [-14, -24, 0], to: [-12, -34, 0], radius: [5, 3.5], soft: 4 },
        { limb: 'offWhite', from: [-12, -34, 0], to: [18, -62, 0], radius: 1.2 },
      ],
    },
  },
  'christmas-tree': {
    words: `christmas tree, xmas tree, fir tree
      · de weihnachtsbaum, tannenbaum, christbaum · fr sapin de noel, sapin · es arbol de navidad · it albero di natale
      · pt arvore de natal · nl kerstboom · emoji 🎄`,
    stands: { size: 90, grip: [0, -40, 0] },
    paints: { needles: 'tint #1e7a45 30' },
    parts: [
      { cylinder: '#b8402f', at: [0, -45, 0], radius: 15, half: 7, round: 2 },
      { limb: '#6b4426 30', from: [0, -40, 0], to: [0, -20, 0], radius: 6 },
      { limb: 'needles', from: [0, -24, 0], to: [0, 10, 0], radius: [34, 6] },
      { box: 'needles', at: [0, -50, 0], size: [50, 22, 50], cut: 0 },
      { limb: 'needles', from: [0, 0, 0], to: [0, 26, 0], radius: [25, 5] },
      { box: 'needles', at: [0, -20, 0], size: [50, 14, 50], cut: 0 },
      { limb: 'needles', from: [0, 20, 0], to: [0, 44, 0], radius: [17, 3] },
      { box: 'needles', at: [0, 6, 0], size: [50, 10, 50], cut: 0 },
      { ball: '#e4312b 100', at: points([-20, -20, 24], [12, 4, 20]), size: 5.5 },
      { ball: '#ffc72c 100', at: points([10, -18, 30], [-12, 2, 20]), size: 5.5 },
      { ball: '#2cb5e8 100', at: points([26, -24, 16], [-2, 22, 16]), size: 5.5 },
      { limb: 'brass', from: [0, 53, 2], to: [0, 63, 2], radius: [5, 1] },
      { limb: 'brass', from: [0, 53, 2], to: [9.5, 56, 2], radius: [4.5, 1.2], soft: 1, count: 4, spin: -72, hub: [0, 53] },
    ],
  },
  fireworks: {
    words: `firework, fireworks, firecracker, sparkler, sparklers
      · de feuerwerk, wunderkerze · fr feu d’artifice, feux d’artifice · es fuegos artificiales · it fuochi d’artificio
      · pt fogos de artificio · nl vuurwerk · emoji 🎆, 🎇, 🧨`,
    held: { size: 66, grip: [0, -40, 0], turn: [0, 0, 8] },
    paints: { yellow: '#f7cd2b 90', skyBlue: '#3fb5e8 90', hotPink: '#ef5fa0 90', lime: '#5fc94a 90' },
    parts: [
      { limb: '#c98a4a 30', from: [0, -58, 0], to: [0, -4, 0], radius: 1.8 },
      { cylinder: 'tint #d92b2b 80', at: [0, 4, 2], radius: 8.5, half: 18 },
      { hoop: 'white', at: [0, -8, 2], radius: 8, thick: 1.6, count: 3, step: [0, 12, 0] },
      { limb: '#f7cd2b 80', from: [0, 23, 2], to: [0, 38, 2], radius: [8.5, 0.8] },
      { limb: 'yellow', from: [-17, 3, 0], to: [-34, -14, 0], radius: [1.2, 2], count: 3, spin: -135, hub: [0, 20] },
      { ball: 'yellow', at: [-37.5, -17.5, 0], size: 3.5, count: 3, spin: -135, hub: [0, 20] },
      { limb: 'skyBlue', from: [-23.5, 15.3, 0], to: [-39.2, 12.2, 0], radius: [1.2, 2] },
      { ball: 'skyBlue', at: points([-44.1, 11.2, 0], [25, 57.4, 0]), size: 3.4 },
      { limb: 'hotPink', from: [22.2, 29.2, 0], to: [44.3, 38.4, 0], radius: [1.2, 2], mirror: 'x' },
      { ball: 'hotPink', at: [49, 40.3, 0], size: 3.4, mirror: 'x' },
      { limb: 'lime', from: [-13.3, 40, 0], to: [-22.2, 53.3, 0], radius: [1.2, 2] },
      { ball: 'lime', at: points([-25, 57.4, 0], [44.1, 11.2, 0]), size: 3.4 },
      { limb: 'skyBlue', from: [13.3, 40, 0], to: [22.2, 53.3, 0], radius: [1.2, 2] },
      { limb: 'lime', from: [23.5, 15.3, 0], to: [39.2, 12.2, 0], radius: [1.2, 2] },
    ],
  },
  gift: {
    words: `gift, presents, christmas, a present, birthday present, christmas present, gift box
      · de geschenk, geschenke · fr cadeau, cadeaux · es regalo, regalos · it regali · pt presente · nl cadeautje
      · emoji 🎁`,
    stands: { size: 40, grip: [0, -40, 0], carriable: true },
    paints: { wrapping: 'tint #2cb5e8 70', ribbon: '#e4312b 80' },
    parts: [
      { box: 'wrapping', at: [0, -18, 0], size: [34, 26, 30], round: 3 },
      { box: 'wrapping', at: [0, 10, 0], size: [38, 7.5, 34], round: 3 },
      { box: 'ribbon', at: [0, -18, 0], size: [6.5, 26, 31] },
      { box: 'ribbon', at: [0, 10, 0], size: [7, 8, 35] },
      { box: 'ribbon', at: [0, 10, 0], size: [39, 8, 7] },
      { ball: 'ribbon', at: [15, 29, 2], size: [16, 8.5, 9], turn: 30, mirror: 'x' },
      { ball: 'ribbon', at: [0, 22, 5], size: 7 },
      { limb: 'ribbon', from: [3, 21, 10], to: [16, 17, 28], radius: [3, 4], mirror: 'x' },
    ],
  },
  heart: {
    words: `heart, love heart, in love, valentine, valentines
      · de herz · fr coeur · es corazon · it cuore · pt coracao · nl hartje · emoji ❤, 💖, 💕, 💘, 🥰, 😍`,
    costume: { colour: 'red' },
    held: { size: 36, grip: [0, -30, 0] },
    paints: { paint: 'tint #e4312b 95' },
    parts: [
      { ball: 'paint', at: [-13, 4, 0], size: [24, 40, 20], turn: 40 },
      { ball: 'paint', at: [13, 4, 0], size: [24, 40, 20], turn: -40, soft: 3 },
    ],
  },
  rings: {
    words: `wedding rings, wedding ring, wedding bands, wedding band, engagement ring, diamond ring, gold ring, ring box,
      ring, rings
      · de ehering, eheringe, verlobungsring, ein ring, diamantring · fr bague, bague de fiancailles, anneau · es anillo,
      anillos, alianza, alianzas, anillo de compromiso, sortija · it fede nuziale, fedi nuziali, anello,
      anello di fidanzamento · pt aliancas, anel, anel de noivado · nl trouwringen, verlobingsring, verlovingsring
      · emoji 💍`,
    held: { size: 30, grip: [-16, -36, 0] },
    paints: { gold: 'plated brass', stone: '#dff3ff 100' },
    parts: [
      { hoop: 'gold', at: [-19, -13, 2], radius: 26, thick: 5.6, turn: [72, 0, 14] },
      { hoop: 'gold', at: [19, -5, -2], radius: 26, thick: 5, turn: [104, 0, -16] },
      { limb: 'gold', from: [26, 20, -2], to: [30, 30, 0], radius: [6, 8.5] },
      { box: 'stone', at: [31, 37, 0], size: [10, 10, 10], round: 1, turn: [40, 20, 40] },
      { box: 'stone', at: [35, 51, 0], size: [20, 6, 20], round: 0, turn: -14, cut: 0 },
    ],
  },
  snowman: {
    words: `snowman, snow man, snowball
      · de schneemann · fr bonhomme de neige · es muneco de nieve · it pupazzo di neve · pt boneco de neve · nl sneeuwpop
      · emoji ⛄, ☃`,
    costume: { colour: 'white' },
    stands: { size: 54 },
    paints: { snow: '#f7fafd 30', scarf: 'tint #e4312b 40', twig: '#6b4526 30' },
    parts: [
      { ball: 'snow', at: [0, -28, 0], size: [28, 24, 26] },
      { ball: 'snow', at: [0, 6, 0], size: [21, 19, 20] },
      { ball: 'snow', at: [0, 32, 0], size: [16, 15, 15] },
      { hoop: 'scarf', at: [0, 20, 0], radius: 15, thick: 4.5 },
      { limb: 'scarf', from: [8, 18, 17], to: [12, 0, 22], radius: [4, 5] },
      { cylinder: 'ink', at: [0, 45, 0], radius: 20, half: 2 },
      { cylinder: 'ink', at: [0, 55, 0], radius: 13, half: 10, round: 2 },
      { cylinder: 'scarf', at: [0, 48.5, 0], radius: 13.5, half: 2.2 },
      { limb: '#f07c1f', from: [0, 31, 14], to: [3, 29, 30], radius: [3, 1] },
      { eyes: 2, at: [6, 36, 14] },
      { ball: 'ink', at: points([0, 12, 19.5], [0, 3, 19.5], [0, -20, 25]), size: [2.5, 2.5, 2] },
      { limb: 'twig', from: [18, 10, 2], to: [44, 24, 6], radius: 1.8, mirror: 'x' },
      { limb: 'twig', from: [35, 19, 5], to: [38, 30, 5], radius: 1.3, mirror: 'x' },
    ],
  },
  'toy-sack': {
    words: `sack, sack of toys, toy sack, bag of toys, sack full of toys, bag full of toys, sack of presents,
      sack full of presents, bag of presents, sack of gifts, bag of gifts, santa sack, santas sack, santas bag, gift sack,
      gift bag
      · de geschenkesack · fr hotte · es saco de regalos · it sacco di regali · pt saco de presentes · nl zak cadeautjes`,
    stands: { size: 56, grip: [0, 10, 20] },
    paints: { cloth: 'tint #a3693a 30', bear: '#c98a4a 40', dark: '#23222a 80', stripe: '#d92b3b 90' },
    parts: [
      { ball: 'cloth', at: [0, -22, 0], size: [40, 28, 34] },
      { ball: 'cloth', at: [0, 0, 0], size: [31, 26, 27], soft: 14 },
      { box: 'cloth', at: [0, -60, 0], size: [60, 14, 60], cut: 6 },
      { box: 'cloth', at: [0, 34, 0], size: [60, 18, 60], cut: 2 },
      { hoop: 'cloth', at: [0, 15, 0], radius: 25, thick: 6.5 },
      { hoop: 'brass', at: [0, 4, 0], radius: 30, thick: 2.5 },
      { ball: 'bear', at: [-10, 27, 7], size: [15, 14, 13] },
      { ball: 'bear', at: points([-21, 38, 5], [1, 38, 5]), size: [5.5, 5.5, 4] },
      { ball: '#f0d6ac 40', at: [-10, 23.5, 18.5], size: [6, 4.5, 3.5] },
      { ball: 'dark', at: points([-15, 30, 19], [-5, 30, 19]), size: [1.5, 2, 1] },
      { ball: 'dark', at: [-10, 25, 22], size: [2, 1.5, 1] },
      { ball: '#2cb5e8 90', at: [15, 24, 8], size: 11 },
      { hoop: '#ffc72c 90', at: [15, 24, 8], radius: 10, thick: 1.8, turn: [70, 0, 20] },
      { limb: 'porcelain', path: points([6, 10, -6], [9, 44, -6], [15, 50, -6], [22, 47, -6], [23, 40, -6]), radius: 3.2 },
      { cylinder: 'stripe', at: [8.3, 36, -6], radius: 3.4, half: 2, turn: 20 },
      { cylinder: 'stripe', at: [12, 47, -6], radius: 3.5, half: 2, turn: -45 },
      { cylinder: 'stripe', at: [19, 48.5, -6], radius: 3.5, half: 1.8, turn: -110 },
      { box: '#2fa66a 70', at: [2, 24, -13], size: [13, 16, 8], turn: -12 },
    ],
  },
});

import { points } from '../moulding/part.ts';
import { family } from './thing.ts';

/** Things of a garden. */
export default family({ theme: 'garden' })({
  basket: {
    words: `basket, wicker basket, picnic basket, easter basket, shopping basket, laundry basket, basket of eggs,
      egg basket
      · de korb, einkaufskorb, picknickkorb · fr panier · es cesta, canasta · it cestino · nl mandje · emoji 🧺`,
    held: { size: 46, grip: [0, 44, 0] },
    paints: { straw: 'tint #c08a4a 30', cream: '#f8f0dc 60', dark: 'straw darker 25% 30' },
    parts: [
      { limb: 'straw', from: [0, -34, 0], to: [0, -10, 0], radius: [27, 38] },
      { box: 'straw', at: points([0, 24, 0], [0, -74, 0]), size: [60, 30, 60], round: 0, cut: 0 },
      { hoop: 'dark', at: [0, -38, 0], radius: 27.5, thick: 4.5 },
      { hoop: 'straw', at: [0, -28, 0], radius: 32, thick: 4.5 },
      { hoop: 'dark', at: [0, -18, 0], radius: 36, thick: 4.5 },
      { hoop: 'dark', at: [0, -7, 0], radius: 37.5, thick: 5 },
      { limb: 'straw', path: points([37, -4, 0], [35, 11.5, 0], [30, 25.5, 0]), radius: 3.5 },
      { limb: 'straw', path: points([30, 25, 0], [22, 36, 0], [11, 44, 0], [0, 46, 0]), radius: 3.5 },
      { limb: 'straw', path: points([0, 46, 0], [-11, 44, 0], [-22, 36, 0]), radius: 3.5 },
      { limb: 'straw', from: [-21.7, 36.5, 0], to: [-29.9, 25.4, 0], radius: 3.4 },
      { limb: 'straw', path: points([-30, 25.5, 0], [-35, 11.5, 0], [-37, -4, 0]), radius: 3.5 },
      { ball: 'cream', at: [-17, 4, 12], size: [12, 15, 12], turn: 14 },
      { ball: '#d9a777 60', at: [13, 6, 14], size: [12, 15, 12], turn: -12 },
      { ball: 'cream', at: [0, 8, -10], size: [12, 15, 12] },
    ],
  },
  bouquet: {
    words: `bouquet, roses, flowers, tulips, wildflowers
      · de blumen, blumenstrauss, rosen, tulpen · fr fleurs, bouquet de fleurs · es flores, ramo de flores · it fiori,
      mazzo di fiori · pt buque · nl bloemen, bos bloemen, boeket · emoji 💐`,
    variantOf: 'flower',
    held: { size: 62, grip: [0, -30, 0], turn: [0, 0, 8] },
    paints: {
      wrapping: '#f3e6cb 30',
      foliage: '#2f9b57 40',
      rose: 'tint #d92b2b',
      pinkRose: 'tint #ef7fae',
      roseHeart: 'rose darker 25%',
      pinkHeart: 'pinkRose darker 25%',
    },
    parts: [
      { limb: 'wrapping', from: [0, -52, 0], to: [0, 8, 0], radius: [5, 27] },
      { ball: 'wrapping', at: [0, 36, 4], size: [50, 26, 50], cut: 0 },
      { hoop: '#e4312b 70', at: [0, -26, 0], radius: 12, thick: 3 },
      { ball: 'foliage', at: [0, 24, 0], size: [32, 20, 14] },
      { ball: 'foliage', at: [33, 16, 4], size: [13, 5, 4], turn: 30, mirror: 'x' },
      { ball: 'rose', at: points([0, 30, 20], [0, 11, 8]), size: [13, 13, 12] },
      { ring: 'roseHeart', at: [0, 30, 30], radius: 5.5, thick: 2 },
      { ball: 'pinkRose', at: [0, 49, 8], size: [13, 13, 12] },
      { ring: 'pinkHeart', at: [0, 49, 18], radius: 5.5, thick: 2 },
      { ball: 'rose', at: [20.8, 39.5, 8], size: [13, 12.5, 12], mirror: 'x' },
      { ring: 'roseHeart', at: [20.8, 39.5, 18], radius: 5.5, thick: 2.2, count: 3, spin: -107.8, hub: [0, 32.8] },
      { ball: 'pinkRose', at: [20.8, 20.5, 8], size: [13, 12.5, 12], mirror: 'x' },
      { ring: 'pinkHeart', at: [20.8, 20.5, 18], radius: 5.5, thick: 2.2, mirror: 'x' },
    ],
  },
  bucket: {
    words: `bucket, pail, bucket and spade, sandcastle
      · de eimer · fr seau · es cubo, balde · it secchio · nl emmer · emoji 🪣`,
    theme: 'sea',
    held: { size: 40, grip: [0, 42, 0] },
    paints: { pail: 'tint #2f9be0 70', sand: '#e8cf9a 20', spade: '#e4312b 60' },
    parts: [
      { limb: 'pail', from: [0, -30, 0], to: [0, 12, 0], radius: [24, 33] },
      { box: 'pail', at: points([0, -72, 0], [0, 36, 0]), size: [60, 28, 60], cut: 0 },
      { hoop: 'pail', at: [0, 8, 0], radius: 32.5, thick: 3.5 },
      { cylinder: 'sand', at: [0, 8, 0], radius: 30, half: 3 },
      { ball: 'sand', at: [0, 10, 0], size: [22, 11, 22], soft: 5 },
      { ring: 'offWhite', at: [0, 10, 0], radius: 33, thick: 2.5 },
      { box: 'steel', at: [0, -28, 0], size: [60, 36, 60], cut: 0 },
      { cylinder: '#ffc72c 70', at: [0, -16, 28], radius: 10, half: 3, round: 2, turn: [84, 0, 0] },
      { limb: 'spade', from: [12, 12, 2], to: [30, 42, 2], radius: 2.5 },
      { limb: 'spade', from: [27, 45, 2], to: [36, 41, 2], radius: 3 },
    ],
  },
  flower: {
    words: `flower, rose, tulip, sunflower, daisy, orchid, lily, poppy
      · de blume, sonnenblume, rosen, tulpe · fr fleur, tournesol · es flor, girasol, una rosa · it fiore, girasole
      · pt girassol, flores · nl bloem, roos, zonnebloem, tulpen · emoji 🌸, 🌹, 🌻, 🌷, 🌼, 🌺`,
    costume: { colour: 'pink' },
    held: { size: 50, grip: [0, -30, 0], turn: [0, 0, 8] },
    paints: { stalk: '#2f9b57 40' },
    parts: [
      { limb: 'stalk', from: [0, -50, 0], to: [0, 22, 0], radius: 3 },
      { ball: 'stalk', at: [10, -14, 0], size: [12, 5, 3], turn: 30 },
      { ball: 'tint #ef7fae', at: [0, 46, 0], size: [9, 9, 4], count: 8, spin: -45, hub: [0, 30] },
      { ball: '#ffc72c', at: [0, 30, 4], size: [10, 10, 6] },
    ],
  },
  'lawn-mower': {
    words: `lawn mower, lawnmower, mower, mowing, mowing the lawn, mows the lawn, ride on mower
      · de rasenmaher · fr tondeuse · es cortacesped · it tosaerba · pt cortador de grama · nl grasmaaier`,
    theme: 'none',
    stands: { size: 75, grip: [50, 40, 0] },
    paints: { deck: 'tint #d92b2b 90' },
    parts: [
      { box: 'deck', at: [-12, -30, 0], size: [40, 10, 28], round: 8 },
      { cylinder: 'mattBlack', at: [-14, -12, 0], radius: 17, half: 9, round: 4 },
      { cylinder: 'deck', at: [-14, -1, 0], radius: 12, half: 3, round: 2 },
      { cylinder: 'mattBlack', at: [-40, -36, 26], radius: 13, half: 5, round: 3, turn: [-90, 0, 0], mirror: 'z' },
      { cylinder: 'mattBlack', at: [18, -34, 26], radius: 16, half: 5, round: 3, turn: [-90, 0, 0], mirror: 'z' },
      { disc: 'steel', at: points([-40, -36, 30], [18, -34, 30]), radius: 6, half: 3 },
      { limb: 'steel', from: [20, -26, 22], to: [66, 42, 22], radius: 2.4, mirror: 'z' },
      { limb: 'mattBlack', from: [66, 42, -24], to: [66, 42, 24], radius: 4 },
    ],
  },
  plant: {
    words: `plant, cactus, succulent, houseplant, monstera, pot plant, potted plant, bonsai, fern
      · de pflanze, kaktus · fr plante · es planta · it piantina · pt vaso de planta, cacto · nl kamerplant · emoji 🪴, 🌵,
      🌱`,
    stands: { size: 50, grip: [0, -40, 0], carriable: true },
    paints: { pot: 'tint #c8643c 40', foliage: '#2f9b57' },
    parts: [
      { limb: 'pot', from: [0, -40, 0], to: [0, -14, 0], radius: [17, 25] },
      { hoop: 'pot', at: [0, -6, 0], radius: 25, thick: 6 },
      { ball: 'foliage', at: [-23.5, 24.5, 6], size: [9, 34, 5], turn: 52 },
      { ball: 'foliage', at: [-13, 28.5, -6], size: [9, 34, 5], turn: 26 },
      { ball: 'foliage', at: [0, 30, 6], size: [9, 34, 5] },
      { ball: 'foliage', at: [13.5, 28.5, -6], size: [9, 34, 5], turn: -27 },
      { ball: 'foliage', at: [23, 25, 6], size: [9, 34, 5], turn: -50 },
    ],
  },
  shovel: {
    words: `shovel, spade, trowel
      · de schaufel, spaten, kelle · fr pelle · es pala · it vanga · pt pa de jardim · nl schep · emoji ⛏`,
    kin: ['garden-tool'],
    held: { size: 90, grip: [0, 10, 0], turn: [0, 0, 8] },
    parts: [
      { limb: 'beech', from: [0, 36, 0], to: [0, -16, 0], radius: 3 },
      { ring: 'tint #e4312b 70', at: [0, 42, 0], radius: 7.5, thick: 3 },
      { box: 'steel', at: [0, -24, 1], size: [14, 10, 2] },
      { ball: 'steel', at: [0, -34, 1], size: [14, 16, 2.4], soft: 3 },
      { limb: 'steel', from: [0, -8, 0], to: [0, -20, 1], radius: [4.2, 5], soft: 4 },
    ],
  },
  'watering-can': {
    words: `watering can, gardening, garden hose, water hose, hose pipe
      · de giesskanne · fr arrosoir · es regadera · it annaffiatoio · pt regador · nl gieter`,
    kin: ['garden-tool'],
    held: { size: 45, grip: [10, 34, 0] },
    paints: { tin: 'tint #2fa66a 85' },
    parts: [
      { limb: 'tin', from: [10, -16, 0], to: [10, 4, 0], radius: [30, 25] },
      { box: 'tin', at: [10, -64, 0], size: [60, 30, 60], cut: 4 },
      { box: 'tin', at: [10, 42, 0], size: [30, 30, 60], cut: 2 },
      { limb: 'tin', from: [-12, -16, 0], to: [-44, 22, 0], radius: [7, 4.5] },
      { cylinder: 'tin', at: [-47, 26, 0], radius: 12, half: 3.5, round: 2, turn: 40 },
      { cylinder: '#e9f6ee 60', at: [-49, 29, 0], radius: 10, half: 1, turn: 40 },
      { limb: 'tin', path: points([-6, 10, 0], [2, 36, 0], [22, 40, 0]), radius: 3.5 },
      { limb: 'tin', path: points([22, 40, 0], [40, 26, 0], [42, 2, 0], [34, -12, 0]), radius: 3.5 },
      { hoop: '#f7cd2b 70', at: [10, -20, 0], radius: 30.3, thick: 2.2 },
    ],
  },
  wheelbarrow: {
    words: `wheelbarrow, wheel barrow
      · de schubkarre · fr brouette · es carretilla · it carriola · pt carrinho de mao · nl kruiwagen`,
    stands: { size: 60 },
    paints: { tray: 'tint #2f9b57 80', soil: '#5a3a26 10' },
    parts: [
      { box: 'tray', at: [-6, 2, 0], size: [34, 16, 24], round: 5, turn: 6 },
      { box: 'tray', at: [-6, 12, 0], size: [30, 16, 20], round: 4, turn: 6, cut: 0 },
      { ball: 'soil', at: [-8, 15, 0], size: [27, 17, 19] },
      { ball: 'soil', at: [6, 19, 3], size: [14, 11, 12], soft: 4 },
      { limb: 'steel', from: [-36, -28, 7], to: [46, 6, 20], radius: 3, mirror: 'z' },
      { limb: 'rubber', from: [36, 2, 19], to: [50, 8, 21], radius: 4, mirror: 'z' },
      { limb: 'steel', from: [14, -8, 16], to: [20, -42, 16], radius: 2.8, mirror: 'z' },
      { disc: 'rubber', at: [-38, -28, 0], radius: 16, half: 5, round: 3 },
      { disc: 'steel', at: [-38, -28, 5], radius: 8, half: 1.5 },
    ],
  },
});

import { points } from '../moulding/part.ts';
import { family } from './thing.ts';

/** Tools of a cook. */
export default family({ theme: 'kitchen', kin: ['kitchen-tool'] })({
  cutlery: {
    words: `cutlery, tongs, bbq tongs, barbecue tongs, grill tongs, spatula, knife and fork, fork and knife,
      knives and fork, forks and knife, fork, spoon, silverware
      · de grillzange · fr couverts · es cubiertos · it posate · pt talheres · nl bestek · emoji 🍴, 🍽, 🥄`,
    isSet: true,
    held: { size: 50, grip: [0, -30, 0] },
    paints: { silver: 'tint metal #d2d7e0' },
    parts: [
      { limb: 'silver', from: [-17, -46, 0], to: [-17, 8, 0], radius: [5, 2.5] },
      { box: 'silver', at: [-17, 17, 0], size: [10.5, 7.5, 1.8], round: 1.8, soft: 7 },
      { limb: 'silver', from: [-26, 20, 0], to: [-26, 46, 1], radius: [2.1, 1.4], soft: 1.2, count: 4, step: [6, 0, 0] },
      { limb: 'silver', from: [18, -46, 0], to: [18, 0, 0], radius: [5, 3.5] },
      { ball: 'silver', at: [20, 22, 0], size: [8.5, 28, 2], soft: 3 },
      { box: 'silver', at: [6, 24, 0], size: [7, 34, 20], cut: 0 },
    ],
  },
  knife: {
    words: `knife, kitchen knife, chef knife, chefs knife, cooks knife, carving knife, bread knife, butcher knife,
      butchers knife, cleaver, meat cleaver
      · de messer, kochmesser · fr couteau · es cuchillo · it coltello · pt faca · emoji 🔪`,
    theme: 'none',
    kin: ['kitchen-tool', 'weapon'],
    held: { size: 50, grip: [2, -36, 0], turn: [0, 0, 8] },
    paints: { blade: 'metal #cfd5dc', handle: 'tint #2a2529 70' },
    parts: [
      { box: 'blade', at: [-3, 16, 0], size: [11.5, 42, 1.8], round: 1 },
      { ball: 'blade', at: [-36, 52, 0], size: [30, 62, 20], turn: -12, cut: 0 },
      { box: 'metal #9aa2ad', at: [2, -25, 0], size: [6, 3.5, 3.5], round: 1 },
      { box: 'handle', at: [3, -40, 0], size: [5.5, 14, 4], round: 3 },
      { ball: 'handle', at: [2, -54, 0], size: [7, 5, 4], soft: 3 },
      { disc: 'metal #e8ebef', at: points([3, -34, 3.6], [3, -45, 3.6]), radius: 1.8, half: 0.8 },
    ],
  },
  pan: {
    words: `pan, frying pan, skillet, wok, fried egg, fried eggs
      · de pfanne · fr poele · es sarten · it padella · pt frigideira · nl koekenpan · emoji 🍳`,
    held: { size: 62, grip: [0, -34, 0], turn: [0, 0, 10] },
    parts: [
      { disc: 'tint charcoal', at: [0, 20, 0], radius: 28, half: 6, round: 4 },
      { disc: '#45474f', at: [0, 20, 5], radius: 24, half: 2 },
      { limb: '#7a4d2e', from: [0, -8, 0], to: [0, -48, 0], radius: [4, 5] },
      { ball: '#fffdf5 70', at: [-2, 22, 7], size: [17, 14, 3] },
      { ball: '#ffc72c 90', at: [0, 23, 10], size: [6.5, 6.5, 4.5] },
    ],
  },
  'rolling-pin': {
    words: `rolling pin
      · de nudelholz · fr rouleau a patisserie · es rodillo de cocina · it mattarello · pt rolo de massa · nl deegroller`,
    held: { size: 52, grip: [0, -42, 0], turn: [0, 0, 12] },
    paints: { handle: '#9a5f33 60' },
    parts: [
      { cylinder: 'tint #d9a866', at: [0, 0, 0], radius: 14, half: 30, round: 4 },
      { cylinder: 'steel', at: [0, 31, 0], radius: 6, half: 2, mirror: 'y' },
      { limb: 'handle', path: points([0, -34, 0], [0, -41, 0], [0, -47, 0]), radius: [4, 6, 5], bend: 3 },
      { limb: 'handle', path: points([0, 34, 0], [0, 41, 0], [0, 47, 0]), radius: [4, 6, 5], bend: 3 },
      { hoop: 'handle', at: [0, 20, 0], radius: 14, thick: 1, mirror: 'y' },
    ],
  },
});

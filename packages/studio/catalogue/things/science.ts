import { points } from '../moulding/part.ts';
import { family } from './thing.ts';

/** Things of a laboratory and an observatory. */
export default family({ theme: 'office' })({
  binoculars: {
    words: `binoculars, binocular, field glasses
      · de fernglas, feldstecher · fr jumelles · es prismaticos · it binocolo · pt binoculos · nl verrekijker`,
    theme: 'garden',
    kin: ['lens'],
    isSet: true,
    held: { size: 34, grip: [20, -10, 0] },
    parts: [
      { limb: 'tint #3a3f35 40', from: [17, 30, -12], to: [22, -28, 17], radius: [11, 19], mirror: 'x' },
      { cylinder: 'rubber', at: [16.5, 38, -16], radius: 12, half: 6, round: 2, turn: [-27, 0, 0], mirror: 'x' },
      { cylinder: 'rubber', at: [23, -36, 21], radius: 22, half: 7, round: 2, turn: [-27, 0, 0], mirror: 'x' },
      { cylinder: '#7fc4f2 100', at: [23, -42, 25], radius: 16, half: 3, turn: [-27, 0, 0], mirror: 'x' },
      { box: 'rubber', at: [0, 8, 0], size: [12, 13, 6], round: 3, turn: [-27, 0, 0] },
      { cylinder: 'steel', at: [0, 16, 7], radius: 6, half: 7, turn: 90 },
    ],
  },
  flask: {
    words: `test tube, flask, beaker, chemistry set, chemistry, petri dish, experiment
      · de reagenzglas · fr eprouvette · es tubo de ensayo · it provetta · pt tubo de ensaio · nl reageerbuis · emoji ⚗, 🧪`,
    held: { size: 42, grip: [0, 25, 0] },
    paints: { liquid: 'tint #3fc06a 95', glass: '#dcebf0 100', bubble: '#c9f5d6 100' },
    parts: [
      { limb: 'liquid', from: [0, -22, 0], to: [0, 30, 0], radius: [36, 9] },
      { box: 'liquid', at: [0, -72, 0], size: [60, 30, 60], cut: 6 },
      { box: 'liquid', at: [0, 46, 0], size: [60, 45, 60], cut: 0 },
      { limb: 'glass', from: [0, -22, 0], to: [0, 30, 0], radius: [36, 9] },
      { box: 'glass', at: [0, -50, 0], size: [60, 50, 60], cut: 0 },
      { cylinder: 'glass', at: [0, 33, 0], radius: 10, half: 10 },
      { hoop: 'glass', at: [0, 44, 0], radius: 10, thick: 3.5 },
      { ball: 'bubble', at: [-10, -15, 30], size: [5, 5, 3] },
      { ball: 'bubble', at: [10, -25, 32], size: [3.5, 3.5, 3] },
      { ball: 'bubble', at: [2, -6, 27], size: [3, 3, 2] },
      { ball: 'liquid', at: [5, 56, 0], size: 5 },
      { ball: 'liquid', at: [-4, 66, 0], size: 3.5 },
    ],
  },
  globe: {
    words: `globe, world globe, geography
      · de globus · fr mappemonde · es globo terraqueo · it mappamondo · pt globo terrestre · nl wereldbol · emoji 🌍, 🌎,
      🌏`,
    stands: { size: 50 },
    paints: { land: '#5bb04a 60', stand: '#7a4d2e 60' },
    parts: [
      { ball: 'tint #2b8fd6 90', at: [0, 10, 0], size: 34 },
      { ball: 'land', at: [-14, 20, 20], size: [13, 13, 12] },
      { ball: 'land', at: [-6, 2, 24], size: [9, 13, 10.5], soft: 4 },
      { ball: 'land', at: [-2, -10, 24], size: [5, 9, 6], soft: 4 },
      { ball: 'land', at: [20, 24, 17], size: [13, 10, 10] },
      { ball: 'land', at: [22, 6, 20], size: [9, 12, 9], soft: 4 },
      { ball: '#f8f6f0 60', at: [0, 41, 2], size: [13, 5, 12] },
      { ring: 'brass', at: [0, 10, 0], radius: 39, thick: 2.6 },
      { limb: 'brass', from: [0, 49, 0], to: [0, 54, 0], radius: 3.5 },
      { limb: 'stand', from: [0, -30, 0], to: [0, -42, 0], radius: [5, 7] },
      { cylinder: 'stand', at: [0, -45, 0], radius: 24, half: 4, round: 3 },
    ],
  },
  'light-bulb': {
    words: `light bulb, lightbulb, bright idea
      · de gluhbirne · fr ampoule · es bombilla · it lampadina · pt lampada · nl gloeilamp · emoji 💡`,
    held: { size: 42, grip: [0, -40, 0] },
    paints: { glass: 'tint #ffe27a 100', filament: '#f7932b 100' },
    parts: [
      { ball: 'glass', at: [0, 14, 0], size: 32 },
      { limb: 'glass', from: [0, 0, 0], to: [0, -20, 0], radius: [22, 14], soft: 10 },
      { limb: 'filament', path: points([-10, -10, 20], [-9, 14, 30], [0, 4, 33], [9, 14, 30], [10, -10, 20]), radius: 2 },
      { cylinder: 'steel', at: [0, -32, 0], radius: 14, half: 12, round: 2 },
      { hoop: 'steel', at: [0, -25, 0], radius: 14.5, thick: 2.2, turn: [6, 0, 0], count: 3, step: [0, -7, 0] },
      { limb: 'glossyInk', from: [0, -43, 0], to: [0, -50, 0], radius: [9, 5] },
    ],
  },
  'magnifying-glass': {
    words: `magnifying glass, magnifier, loupe, clues
      · de lupe · es lupa · it lente di ingrandimento · nl vergrootglas · emoji 🔍, 🔎`,
    theme: 'none',
    kin: ['lens'],
    held: { size: 50, grip: [20, -30, 0], turn: [0, 0, 60] },
    paints: { frame: 'tint brass' },
    parts: [
      { ring: 'frame', at: [-10, 16, 0], radius: 28, thick: 4.5 },
      { ball: '#d3ecf5 100', at: [-10, 16, 0], size: [27, 27, 5] },
      { limb: '#ffffff 100', from: [-23, 22, 5], to: [-14, 33, 4], radius: 2 },
      { limb: 'frame', from: [10, -6, 0], to: [16, -13, 0], radius: 4.5 },
      { limb: '#5a2f22 70', from: [16, -13, 0], to: [40, -42, 0], radius: [5.5, 6.5] },
    ],
  },
  microscope: {
    words: 'microscope · de mikroskop · es microscopio · nl microscoop · emoji 🔬',
    kin: ['lens'],
    stands: { size: 50, grip: [10, -10, 0] },
    paints: { shell: 'tint #f4f2ec 80' },
    parts: [
      { box: 'glossyBlack', at: [2, -44, 0], size: [30, 5.5, 20], round: 4 },
      { limb: 'shell', path: points([20, -40, 0], [28, -10, 0], [8, 26, 0]), radius: [8, 7, 8], bend: 5 },
      { limb: 'shell', from: [3, 10, 0], to: [-8, 36, 0], radius: [10, 8.5] },
      { limb: 'glossyBlack', from: [-9, 38, 0], to: [-15, 50, 0], radius: [6, 7.2] },
      { limb: 'steel', from: [3, 6, 0], to: [0, -10, 0], radius: [6, 3.5] },
      { box: 'glossyBlack', at: [-2, -19, 0], size: [22, 2.5, 16], round: 1.5 },
      { box: '#8fd3f0 95', at: [-5, -15.5, 2], size: [13, 1.2, 5], round: 0.6 },
      { disc: 'steel', at: [25, -12, 9], radius: 8.5, half: 4, round: 1.5 },
    ],
  },
  telescope: {
    words: 'telescope, spyglass, stargazing · de teleskop, fernrohr · es telescopio · nl telescoop · emoji 🔭',
    theme: 'space',
    kin: ['lens'],
    isSet: true,
    stands: { size: 70, grip: [0, -20, 0] },
    paints: { body: 'tint #f4f2ec 85', wood: '#8b4a2b 60' },
    parts: [
      { limb: 'body', from: [-10.1, 8, -2.4], to: [31.9, 33, 7.6], radius: [11, 12.5] },
      { ball: 'body', at: [43.7, 40, 10.4], size: 12, cut: 0 },
      { hoop: 'brass', at: [33.6, 34, 8], radius: 11.8, thick: 3, turn: [12, 0, -59] },
      { ball: '#2c4f9a 100', at: [34.5, 34.5, 8], size: [10, 10, 6] },
      { limb: 'brass', from: [-12, 7, -3], to: [-30, -4, -7], radius: [8, 7.5] },
      { limb: 'glossyBlack', from: [-30, -4, -7], to: [-40.5, -10, -9.5], radius: [6, 5.5] },
      { limb: 'brass', from: [8, 36, 2], to: [36, 52, 8], radius: 2.5 },
      { cylinder: 'brass', at: [0, 0, 0], radius: 9, half: 5 },
      { limb: 'wood', from: [0, 0, 0], to: [26, -48, 10], radius: [3.2, 2.4], mirror: 'x' },
      { limb: 'wood', from: [0, 0, 0], to: [3, -46, -20], radius: [3, 2.5] },
    ],
  },
});

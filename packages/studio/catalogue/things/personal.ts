import { points } from '../moulding/part.ts';
import { family } from './thing.ts';

/** What people carry about them or use on themselves. */
export default family({})({
  cane: {
    words: `cane, walking stick, walking sticks, walking cane, walking pole, walking poles, hiking poles, trekking poles,
      nordic walking, crutch, crutches
      · de wanderstocke, gehstock, spazierstock · fr canne · es baston · it bastone da passeggio · pt bengala
      · nl wandelstok · emoji 🦯`,
    kin: ['staff'],
    held: { size: 82, grip: [10, 46, 0] },
    paints: { wood: 'tint #7a4a2a 80' },
    parts: [
      { limb: 'wood', path: points([0, -46, 0], [0, 30, 0], [3, 40, 0], [10, 45, 0]), radius: 3.6 },
      { limb: 'wood', path: points([10, 45, 0], [18, 42, 0], [22, 33, 0], [22, 26, 0]), radius: 3.5 },
      { cylinder: 'brass', at: [0, 24, 0], radius: 4.8, half: 2.2 },
      { cylinder: 'tyreRubber', at: [0, -47, 0], radius: 4.5, half: 3 },
    ],
  },
  cigar: {
    words: `cigar, cigars, cigarette, cigarettes, cuban cigar
      · de zigarre, zigarren · fr cigare · es puro habano · it sigaro · pt charuto · nl sigaar`,
    held: { size: 40, grip: [26, -14, 0] },
    parts: [
      { limb: 'tint #6b4026 30', from: [38, -20, 0], to: [-34, 18, 0], radius: [8.5, 10] },
      { limb: '#c8312b 80', from: [6, -3, 0], to: [-6, 3.3, 0], radius: 10.2 },
      { limb: 'brass', from: [1.5, -0.5, 0], to: [-1.5, 1, 0], radius: 11 },
      { limb: '#d8d5d0 10', from: [-36, 19, 0], to: [-42, 22, 0], radius: [10, 8.5] },
      { limb: '#f06a28', from: [-34.5, 18.2, 0], to: [-36, 19, 0], radius: 10.4 },
    ],
  },
  comb: {
    words: 'comb, hair comb, hairbrush, hair brush · de kamm · fr peigne · es peine · it pettine · pt pente',
    held: { size: 36, grip: [-10, -40, 0] },
    paints: { paint: 'tint #2a2b31 90' },
    parts: [
      { box: 'paint', at: [-10, 0, 0], size: [8.5, 50, 4], round: 3 },
      { box: 'paint', at: [7, 46, 0], size: [15, 1.4, 2.6], round: 1, soft: 0, count: 15, step: [0, -4.7, 0] },
      { box: 'paint', at: [2, 48.5, 0], size: [18, 2.2, 3.5], soft: 1 },
      { disc: 'paint', at: [-10, -40, 0], radius: 3.5, half: 10, cut: 0 },
    ],
  },
  'hair-dryer': {
    words: `hair dryer, hairdryer, blow dryer, hair straightener
      · de haartrockner, fohn · fr seche cheveux · es secador · it phon · pt secador de cabelo · nl haardroger`,
    held: { size: 44, grip: [8, -32, 0] },
    paints: { shell: 'tint #ef6f9b 80' },
    parts: [
      { limb: 'shell', from: [20, 20, 0], to: [-18, 20, 0], radius: [20, 15] },
      { cylinder: 'ink', at: [-36, 20, 0], radius: 11, half: 10, round: 2, turn: 90 },
      { limb: 'shell', from: [12, 6, 0], to: [6, -42, 0], radius: [8.5, 7.5] },
      { cylinder: 'ink', at: [38, 20, 0], radius: 13, half: 3, round: 2, turn: 90 },
      { box: 'snowWhite', at: [10, -12, 8], size: [2.5, 6, 2], round: 1 },
      { limb: 'ink', path: points([6, -46, 0], [16, -58, 0], [36, -56, 0]), radius: 2 },
    ],
  },
  'hand-fan': {
    words: `hand fan, folding fan, paper fan, spanish fan
      · de facher · fr eventail · es abanico · it ventaglio · pt leque · nl waaier · emoji 🪭`,
    held: { size: 60, grip: [0, -36, 0] },
    paints: { cloth: 'tint #d92b2b 40' },
    parts: [
      { disc: 'cloth', at: [0, -34, 0], radius: 74, half: 1.4 },
      { disc: 'cloth', at: [0, -34, 0], radius: 30, half: 10, cut: 0 },
      { box: 'cloth', at: [52, -55, 0], size: [90, 45, 20], round: 0, turn: 24, cut: 0, mirror: 'x' },
      { limb: '#f3e6cb', from: [0, -40, 2], to: [-60, 6, 2], radius: [1.8, 1], count: 9, spin: -13, hub: [0, -40] },
      { ball: 'brass', at: [0, -38, 4], size: [4, 4, 3] },
    ],
  },
  handbag: {
    words: `handbag, purse, clutch bag, tote bag, tote, diaper bag, nappy bag, letter bag, shoulder bag, shopping bag,
      designer bag
      · de handtasche · fr sac a main · es bolso, bolso de mano · it borsa, borsetta · pt bolsa · nl handtas · emoji 👜,
      👛, 👝, 🛍`,
    kin: ['bag'],
    held: { size: 40, grip: [0, 40, 0] },
    paints: { leather: 'tint #c0392f 85' },
    parts: [
      { box: 'leather', at: [0, -16, 0], size: [46, 30, 17], round: 10 },
      { box: 'leather', at: [0, -2, 5], size: [44, 17, 16], round: 10 },
      { limb: 'leather', path: points([-28, 10, 0], [-24, 34, 0], [-10, 46, 0]), radius: 4 },
      { limb: 'leather', path: points([-10, 46, 0], [10, 46, 0], [24, 34, 0], [28, 10, 0]), radius: 4 },
      { ring: 'brass', at: [28, 13, 2], radius: 5.5, thick: 2, mirror: 'x' },
      { ball: 'brass', at: [0, -16, 21], size: [7, 5, 3] },
    ],
  },
  mirror: {
    words: `mirror, hand mirror, magic mirror
      · de spiegel · fr miroir · es espejo · it specchio · pt espelho · nl spiegeltje · emoji 🪞`,
    held: { size: 50, grip: [0, -36, 0], turn: [0, 0, 10] },
    paints: { frame: 'tint brass', gleam: '#ffffff 100' },
    parts: [
      { ball: 'frame', at: [0, 16, 0], size: [30, 36, 4.5] },
      { ball: 'metal #e8f1f6', at: [0, 16, 3], size: [24.5, 30, 3] },
      { limb: 'gleam', from: [-12, 12, 6], to: [2, 32, 5], radius: 1.5 },
      { limb: 'gleam', from: [-2, 8, 6], to: [9, 24, 6], radius: 1 },
      { limb: 'frame', from: [0, -18, 0], to: [0, -50, 0], radius: [5, 6] },
      { ball: 'frame', at: [0, -19, 0], size: [9, 5, 5], soft: 4 },
      { ball: 'frame', at: [0, 53, 0], size: [6, 5, 4] },
      { ball: 'frame', at: [8, 50, 0], size: [4.5, 4, 3.5], mirror: 'x' },
    ],
  },
  pipe: {
    words: `pipe, tobacco pipe, smoking pipe, corn cob pipe, smoking a pipe
      · de pfeife, tabakspfeife · fr une pipe · es una pipa · it la pipa · pt cachimbo · nl pijp`,
    held: { size: 40, grip: [24, 8, 0], turn: [0, 0, -8] },
    paints: { briar: 'tint #7a3f1f 90' },
    parts: [
      { limb: 'briar', from: [-30, -20, 0], to: [-30, 16, 0], radius: [15, 17] },
      { limb: 'briar', from: [-30, -22, 0], to: [-6, -12, 0], radius: [10, 6], soft: 6 },
      { cylinder: 'briar', at: [-30, 32, 0], radius: 30, half: 8, cut: 0 },
      { cylinder: 'briar', at: [-30, 26, 0], radius: 11, half: 12, cut: 0 },
      { cylinder: '#2a1a12 10', at: [-30, 16, 0], radius: 11, half: 2 },
      { limb: 'brass', from: [-8, -13, 0], to: [-3, -10, 0], radius: 6.8 },
      { limb: '#1f1c20 90', path: points([-4, -11, 0], [18, 6, 0], [34, 14, 0], [48, 16, 0]), radius: 5 },
    ],
  },
  razor: {
    words: `razor, straight razor, cut throat razor, cutthroat razor, electric razor, shaver, hair clippers, clippers
      · de rasierer, rasiermesser · fr rasoir · es navaja de barbero · it rasoio · pt navalha · nl scheermes · emoji 🪒`,
    held: { size: 38, grip: [16, -28, 0] },
    paints: { handle: 'tint #7a2a22 90' },
    parts: [
      { limb: 'handle', path: points([-10, -6, 0], [12, -24, 0], [26, -48, 0]), radius: [5, 6, 5], bend: 3 },
      { box: 'steel', at: [6, 27, 0], size: [10, 27, 2], turn: -22 },
      { ball: 'steel', at: [-12, 2, 0], size: [8, 10, 10], cut: 0 },
      { limb: 'steel', from: [-10, -6, 0], to: [-2, 8, 0], radius: [3.5, 4.5] },
      { box: '#eef2f6 100', at: [13.5, 24, 0], size: [2.2, 25, 2.6], round: 1, turn: -22 },
      { disc: 'brass', at: [-10, -6, 5], radius: 3, half: 1.5 },
      { disc: 'brass', at: [24, -45, 5], radius: 2, half: 1 },
    ],
  },
  'toilet-roll': {
    words: `toilet paper, toilet roll, loo roll, toilet rolls
      · de klopapier, toilettenpapier, wc papier · fr papier toilette · es papel higienico · it carta igienica · nl wc rol,
      toiletpapier · emoji 🧻`,
    held: { size: 36, grip: [30, -20, 0] },
    paints: { tissue: 'tint #fbf8f0 15' },
    parts: [
      { cylinder: 'tissue', at: [0, 0, 0], radius: 38, half: 36, round: 4 },
      { cylinder: 'tissue', at: [0, 30, 0], radius: 15, half: 30, cut: 0 },
      { hoop: '#b98d5f 20', at: [0, 34, 0], radius: 15, thick: 2.5 },
      { box: 'tissue', at: [30, -22, 30], size: [10, 36, 1.5], round: 1, turn: [0, 40, 0] },
      { hoop: '#e6e0d4 10', at: [0, 36.5, 0], radius: 26, thick: 1 },
    ],
  },
  toothbrush: {
    words: `toothbrush, tooth brush, toothpaste
      · de zahnburste · fr brosse a dents · es cepillo de dientes · it spazzolino · pt escova de dentes · nl tandenborstel
      · emoji 🪥`,
    held: { size: 50, grip: [-10, -30, 0], turn: [0, 0, -14] },
    paints: { handle: 'tint #2cb5e8 80', bristles: '#f8f6f0 30' },
    parts: [
      { limb: 'handle', path: points([-12, -52, 0], [-6, -2, 0], [4, 52, 0]), radius: [7, 4.5, 4.5], bend: 3 },
      { box: 'bristles', at: [10, 26, 0], size: [8, 3.5, 6], round: 1, turn: -10, count: 3, step: [2, 9, 0] },
      { limb: '#3fc1b0 80', path: points([20, 26, 0], [24, 36, 1], [21, 46, 0]), radius: 4.5 },
      { limb: '#f8f6f0 60', from: [-10, -40, 5], to: [-8, -14, 4], radius: 2.8 },
    ],
  },
  umbrella: {
    words: `umbrella, parasol, brolly
      · de regenschirm, sonnenschirm · fr parapluie · es paraguas, sombrilla · it ombrello, ombrellone · pt guarda chuva,
      guarda sol · nl paraplu · emoji ☂, ☔, 🌂`,
    theme: 'city',
    held: { size: 85, grip: [0, -30, 0], turn: [0, 0, 10] },
    paints: { handle: '#7a4d2e 60' },
    parts: [
      { ball: 'tint #e4312b 70', at: [0, 12, 0], size: [46, 36, 46] },
      { box: '#ffffff 60', at: [0, -20, 0], size: [70, 32, 70], cut: 0 },
      { limb: 'metal #c3c8d0', from: [0, -40, 0], to: [0, 53, 0], radius: 2 },
      { ring: 'handle', at: [7, -42, 0], radius: 7, thick: 2.8 },
      { box: 'handle', at: [7, -33, 0], size: [20, 8, 20], cut: 0 },
    ],
  },
});

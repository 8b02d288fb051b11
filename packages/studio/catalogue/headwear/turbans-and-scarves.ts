import type { Vector } from '../../sculpt/solid.ts';
import { type Part, points } from '../moulding/part.ts';
import { headwearOf } from './headwear-entry.ts';
import { onRing } from './worn-parts.ts';

/**
 * What is cut away below the peak, on one side. The two sides overlap in the middle: otherwise a thorn would be left
 * between them.
 */
const PEAK_SLOPE = (20 * Math.PI) / 180;
const BELOW_PEAK: Vector = [
  150 * Math.cos(PEAK_SLOPE) - 160 * Math.sin(PEAK_SLOPE) - 5,
  82 - 150 * Math.sin(PEAK_SLOPE) - 160 * Math.cos(PEAK_SLOPE),
  0,
];
const TURBAN: Part[] = [
  { ball: 'cloth', at: [0, 92, -10], size: [146, 136, 148] },
  { hoop: 'cloth', at: [0, 96, -10], radius: 136, thick: 17, turn: [-6, 0, 21], soft: 7, mirror: 'x' },
  { hoop: 'cloth', at: [0, 130, -10], radius: 130, thick: 17, turn: [-6, 0, 21], soft: 7, mirror: 'x' },
  { hoop: 'cloth', at: [0, 162, -10], radius: 116, thick: 17, turn: [-6, 0, 21], soft: 7, mirror: 'x' },
  { hoop: 'cloth', at: [0, 192, -10], radius: 92, thick: 17, turn: [-6, 0, 21], soft: 7, mirror: 'x' },
  // Above the forehead its edge leaves a peak free, and falls to the ears.
  { box: 'cloth', at: BELOW_PEAK, size: [150, 160, 250], round: 0, turn: -20, cut: 4, mirror: 'x' },
];
const DOTS: Part[] = [
  { ball: '#f8f6f0 30', at: points([0, 110, 126], [0, 184, 62]), size: 12 },
  { ball: '#f8f6f0 30', at: points([75, 100, 104], [40, 150, 96]), size: 12, mirror: 'x' },
];

const VEIL_WREATH = { y: 130, wide: 144, deep: 136, z: -8, step: 0.36 };

/** Cloth around the head. */
export const TURBANS_AND_SCARVES = headwearOf({
  /** Cloth wrapped around the head in layers that cross above the forehead, down to the ears. */
  turban: {
    words: 'turban, dastar, pagri',
    closeFit: { from: 0.5, tilt: -8 },
    paints: { cloth: 'tint #e07b2b 20' },
    parts: TURBAN,
  },
  /** A prince's turban with a jewel above the forehead. */
  'jewelled-turban': {
    words: `jewelled turban, jeweled turban, turban with a jewel, maharaja turban, sultan turban, royal turban
      · de turban mit edelstein · fr turban orne`,
    closeFit: { from: 0.5, tilt: -8 },
    paints: { cloth: 'tint #e07b2b 20' },
    parts: [
      ...TURBAN,
      { ball: 'brass', at: [0, 155, 150], size: [26, 30, 14] },
      { ball: '#2563c9 100', at: [0, 155, 160], size: [15, 19, 10], soft: 0 },
    ],
  },
  /** Cloth tied around the head, low and round; it covers the ears and leaves forehead, jaw and throat free. */
  headwrap: {
    words: 'head wrap, headwrap, gele, head tie, tied scarf, turban wrap',
    closeFit: { from: -0.05, tilt: -14 },
    paints: { cloth: 'tint #c2543a 20' },
    parts: [
      { ball: 'cloth', at: [0, 60, -16], size: [152, 150, 156] },
      { hoop: 'cloth', at: [0, 70, -14], radius: 140, thick: 17, turn: [-8, 0, 14], soft: 6, mirror: 'x' },
      { hoop: 'cloth', at: [0, 104, -14], radius: 136, thick: 17, turn: [-8, 0, 15], soft: 6, mirror: 'x' },
      { hoop: 'cloth', at: [0, 134, -14], radius: 124, thick: 17, turn: [-8, 0, 15], soft: 6, mirror: 'x' },
      { hoop: 'cloth', at: [0, 160, -14], radius: 102, thick: 17, turn: [-8, 0, 14], soft: 6, mirror: 'x' },
      { ball: 'cloth', at: [0, -36, 140], size: [108, 136, 150], cut: 8 },
      { box: 'cloth', at: [0, -198, 0], size: [250, 130, 250], turn: [-12, 0, 0], cut: 8 },
    ],
  },
  bandana: {
    words: `bandana, bandanna, do rag, durag · de kopftuch bandana · fr bandeau sur la tete · es panuelo en la cabeza`,
    closeFit: { from: 0.4, tilt: -13 },
    make: (tint) => ({
      paints: { cloth: 'tint #d92b2b 25' },
      parts: [
        { ball: 'cloth', at: [0, 56, -12], size: [140, 144, 147] },
        { box: 'cloth', at: [0, -156, 0], size: [250, 190, 250], turn: [-13, 0, 0], cut: 4 },
        { hoop: 'cloth darker 15% 25', at: [0, 40, -9], radius: 137, thick: 6, turn: [-13, 0, 0] },
        { ball: 'cloth', at: [130, 30, -72], size: 20 },
        { limb: 'cloth', from: [134, 24, -72], to: [160, -30, -76], radius: [10, 20], soft: 5 },
        { limb: 'cloth', from: [134, 24, -72], to: [136, -46, -86], radius: [10, 19], soft: 5 },
        // Cloth of another colour is not known to have dots.
        ...(tint ? [] : DOTS),
      ],
    }),
  },
  headscarf: {
    words: `headscarf, hijab, niqab, burka, burqa, chador, head scarf, khimar, shayla · de kopftuch
      · fr foulard sur la tete · es velo islamico · it foulard in testa · pt lenco na cabeca · nl hoofddoek · emoji 🧕`,
    closeFit: { from: Number.NEGATIVE_INFINITY, tilt: 0 },
    paints: { cloth: 'tint #3f8f9a 25', fold: 'cloth darker 10% 25' },
    parts: [
      { ball: 'cloth', at: [0, 20, -16], size: [156, 186, 160] },
      { limb: 'cloth', from: [0, -85, -14], to: [0, -195, -6], radius: [136, 112], soft: 40 },
      { ball: 'cloth', at: [0, -42, 150], size: [106, 158, 140], cut: 12 },
      // Two folds wrapped around the neck, the upper one crossing to the shoulder.
      { hoop: 'fold', at: [0, -196, -2], radius: 94, thick: 24, turn: [10, 0, 9] },
      { hoop: 'fold', at: [3, -224, 0], radius: 100, thick: 26, turn: [13, 0, -7], soft: 6 },
    ],
  },
  /** The hood of a jacket, pulled up: hair shows at the forehead only. */
  hood: {
    // A plain 'hood' is part of a hoodie: only one that is up hides the hair.
    words: `hood up, hood on, pulled up hood, hood pulled up · de kapuze auf · fr capuche sur la tete
      · es capucha puesta · it cappuccio in testa · nl capuchon op`,
    tucksHair: true,
    paints: { cloth: 'tint #5a6472 20' },
    parts: [
      { ball: 'cloth', at: [0, 22, -34], size: [166, 198, 162] },
      { ball: 'cloth', at: [0, 70, -90], size: [120, 135, 125], soft: 40 },
      { limb: 'cloth', from: [0, -130, -30], to: [0, -210, -20], radius: [130, 136], soft: 40 },
      { ball: 'cloth', at: [0, -30, 130], size: [127, 172, 150], cut: 16 },
      { ball: 'cloth', at: [0, -160, 150], size: [90, 120, 130], cut: 10 },
    ],
  },
  /** A bride's veil: tulle from a wreath of blossoms on the crown down to the shoulders, open in front. */
  veil: {
    words: `veil, bridal veil, wedding veil · de schleier, brautschleier · fr voile · es velo de novia
      · it velo da sposa · pt veu · nl sluier · emoji 👰, 👰‍♀️, 👰‍♂️`,
    overHair: true,
    paints: { tulle: 'tint tulle #f8f6f1 35' },
    parts: [
      { ball: 'tulle', at: [0, 42, -34], size: [160, 166, 150] },
      { limb: 'tulle', from: [0, -50, -62], to: [0, -270, -78], radius: [136, 166], soft: 40 },
      { limb: 'tulle', from: [0, 60, -150], to: [0, -290, -210], radius: [16, 30], soft: 14 },
      { limb: 'tulle', from: [35, 60, -150], to: [75, -290, -170], radius: [16, 30], soft: 14, mirror: 'x' },
      { limb: 'tulle', from: [70, 60, -150], to: [150, -290, -130], radius: [16, 30], soft: 14, mirror: 'x' },
      { box: 'tulle', at: [0, 0, 190], size: [400, 600, 205], turn: [8, 0, 0], cut: 6 },
      { box: 'tulle', at: [0, -520, 0], size: [400, 200, 400], cut: 2 },
      { ball: '#fdfbf5', at: onRing(VEIL_WREATH, [-3, 0, 3]), size: [25, 24, 20] },
      { ball: '#f3cdd6', at: onRing(VEIL_WREATH, [-2, 1, 4]), size: [25, 24, 20] },
      { ball: '#fdfbf5', at: onRing(VEIL_WREATH, [-4, -1, 2]), size: [25, 24, 20] },
    ],
  },
});

import { type Part, points } from '../moulding/part.ts';
import { headwearOf } from './headwear-entry.ts';
import { onRing } from './worn-parts.ts';

const PETALS = { y: 124, rise: 12, wide: 146, step: 0.4 };
const HEARTS = { y: 125, rise: 13, wide: 170, step: 0.4 };

/** A point of a crown with a gem below it. `eighths` says where it is around the crown. */
function crownPoint(eighths: number): Part[] {
  const [x, z] = [Math.sin((eighths * Math.PI) / 4) * 97, Math.cos((eighths * Math.PI) / 4) * 97];
  const gem = eighths % 2 === 0 ? '#e4312b 100' : '#2cb5e8 100';
  return [
    { limb: 'gold', from: [x, 195, z], to: [x * 1.08, 250, z * 1.08], radius: [24, 5] },
    { ball: gem, at: [x * 1.02, 172, z * 1.02], size: 13, soft: 0 },
  ];
}

/** A point of a tiara with a gem on top; `x` is its distance from the middle, to the left. */
function tiaraPoint(x: number, height: number): Part[] {
  const z = Math.sqrt(136 ** 2 - x * x);
  return [
    { limb: 'silver', from: [x, 132, z], to: [x * 0.92, 140 + height, z * 0.94], radius: [15, 5] },
    { ball: '#e58ac0 100', at: [x * 0.92, 146 + height, z * 0.94], size: 12, soft: 0 },
  ];
}

/** Crowns, bands for the hair, ears of animals, horns and a halo. */
export const CROWNS_BANDS_AND_EARS = headwearOf({
  crown: {
    words: `crown · de krone · fr couronne · es corona · it corona d oro, corona da re · pt coroa · nl kroon · emoji 👑`,
    pressesFrom: 1.45,
    paints: { gold: 'tint metal #e6b733 90' },
    parts: [
      { cylinder: 'gold', at: [0, 175, 0], radius: 102, half: 30, round: 5 },
      { cylinder: 'gold', at: [0, 200, 0], radius: 90, half: 40, cut: 0 },
      ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap(crownPoint),
    ],
  },
  tiara: {
    words: 'tiara, diadem · fr diademe',
    overHair: true,
    paints: { silver: 'tint metal #d5dae2 95' },
    parts: [
      { hoop: 'silver', at: [0, 125, -2], radius: 138, thick: 11, turn: [-8, 0, 0] },
      ...tiaraPoint(0, 75),
      ...tiaraPoint(-50, 50),
      ...tiaraPoint(50, 50),
      ...tiaraPoint(-92, 28),
      ...tiaraPoint(92, 28),
      { ball: '#3a94e8 100', at: [0, 150, 144], size: [18, 22, 14] },
    ],
  },
  halo: {
    words: 'halo · de heiligenschein · fr aureole · es aureola · emoji 😇',
    overHair: true,
    paints: { gold: 'metal #e6b733', ring: 'tint gold 95' },
    parts: [
      { hoop: 'ring', at: [0, 275, -20], radius: 100, thick: 15, turn: [10, 0, 0] },
      { limb: 'gold', from: [0, 160, -120], to: [0, 260, -120], radius: 6 },
    ],
  },
  headband: {
    words: `headband, head band, sweatband, sweat band, hairband, hair band, alice band · de stirnband, haarreif,
      haarband · fr serre tete, bandeau · es diadema, cinta en el pelo · it cerchietto, fascia per capelli
      · pt faixa na cabeca, tiara de cabelo · nl hoofdband`,
    paints: { cloth: 'tint #d92b2b 15' },
    parts: [
      { hoop: 'cloth', at: [0, 90, -10], radius: 136, thick: 13, turn: [-10, 0, 0] },
      { hoop: 'cloth', at: [0, 102, -10], radius: 133, thick: 13, turn: [-10, 0, 0], soft: 0 },
      { hoop: 'cloth', at: [0, 114, -10], radius: 130, thick: 13, turn: [-10, 0, 0], soft: 0 },
    ],
  },
  'flower-crown': {
    words: `flower crown, flowers in hair, flowers in her hair, flower wreath, wreath, garland, laurel wreath
      · de blumenkranz · fr couronne de fleurs · es corona de flores · it corona di fiori · pt coroa de flores
      · nl bloemenkrans`,
    overHair: true,
    parts: [
      { hoop: '#3f8f4a 40', at: [0, 120, -3], radius: 142, thick: 12, turn: [-6, 0, 0] },
      { ball: 'tint #ef7fae 40', at: onRing(PETALS, [-5, -1, 3]), size: [30, 30, 24] },
      { ball: 'tint lighter 50% #f8f5ec 40', at: onRing(PETALS, [-4, 0, 4]), size: [30, 30, 24], soft: 0 },
      { ball: 'tint #f7cd2b 40', at: onRing(PETALS, [-3, 1, 5]), size: [30, 30, 24], soft: 0 },
      { ball: 'tint lighter 50% #b69be0 40', at: onRing(PETALS, [-2, 2]), size: [30, 30, 24], soft: 0 },
      { ball: '#f2a51d', at: onRing(HEARTS, [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]), size: [12, 12, 10] },
    ],
  },
  'cat-ears': {
    words: `cat ears, cats ears, kitty ears · de katzenohren · fr oreilles de chat · es orejas de gato
      · it orecchie da gatto · pt orelhas de gato · nl kattenoren`,
    overHair: true,
    paints: { fur: 'tint #2a2830 40' },
    parts: [
      { ring: 'fur', at: [0, 35, 10], radius: 160, thick: 10 },
      { box: 'fur', at: [0, -140, 0], size: [260, 150, 100], cut: 0 },
      { limb: 'fur', from: [85, 170, 10], to: [112, 250, 10], radius: [50, 6], mirror: 'x' },
      { box: 'fur', at: [90, 190, -75], size: [100, 140, 60], cut: 0, mirror: 'x' },
      { limb: '#ef9fae', from: [87, 180, 42], to: [108, 232, 22], radius: [24, 5], mirror: 'x' },
    ],
  },
  'bunny-ears': {
    words: `bunny ears, rabbit ears, easter bunny ears · de hasenohren · fr oreilles de lapin · es orejas de conejo
      · it orecchie da coniglio · pt orelhas de coelho · nl konijnenoren`,
    overHair: true,
    paints: { fur: 'tint #f6f2ec 20' },
    parts: [
      { ring: 'fur', at: [0, 35, 10], radius: 160, thick: 10 },
      { box: 'fur', at: [0, -140, 0], size: [260, 150, 100], cut: 0 },
      { ball: 'fur', at: [68, 285, 10], size: [36, 115, 20], turn: -8, mirror: 'x' },
      { ball: '#f3a7b6 40', at: [68, 285, 26], size: [18, 85, 10], turn: -8, mirror: 'x' },
    ],
  },
  horns: {
    words: `horns, devil horns, demon horns · de teufelshorner · fr cornes de diable · es cuernos · it corna · emoji 😈`,
    overHair: true,
    paints: { horn: 'tint #c8242f 85' },
    parts: [
      {
        limb: 'horn',
        path: points([72, 150, 50], [98, 210, 55], [90, 265, 60]),
        radius: [28, 20, 3],
        bend: 10,
        mirror: 'x',
      },
    ],
  },
});

import type { Vector } from '../../sculpt/solid.ts';
import { type Part, points } from '../moulding/part.ts';
import { headwearOf } from './headwear-entry.ts';
import { panelSeam } from './worn-parts.ts';

/** The radii of the domes of caps. */
const CAP: Vector = [135, 146, 145];
const BACKWARDS_CAP: Vector = [142, 150, 152];

const KNIT = { depth: 3.5, density: 22, phase: 0 };
const BEANIE: Part[] = [
  { ball: 'wool', at: [0, 56, -16], size: [142, 166, 148], turn: [-14, 0, 0], groove: KNIT },
  { box: 'wool', at: [0, -100, 0], size: [250, 130, 250], turn: [-14, 0, 0], cut: 10 },
  // A turned-up cuff, ribbed as the rest.
  { cylinder: 'wool', at: [0, 50, -8], radius: 150, half: 32, round: 14, turn: [-14, 0, 0], groove: KNIT },
];

const pointOfStar = (angle: number): Part => ({
  limb: 'brass',
  from: [0, 166, 150],
  to: [Math.sin(angle) * 34, 166 + Math.cos(angle) * 34, 150],
  radius: [17, 5],
  ...(angle > 0 && { soft: 0 }),
});

/** Caps, and what is knitted or pulled over the head. */
export const CAPS = headwearOf({
  /** A baseball cap of sewn panels; a badge would be invented. */
  cap: {
    words: `cap, baseball cap, snapback, baseball hat, trucker cap, trucker hat, dad hat, dad cap, visor, sun visor,
      peaked cap · de kappi, mutze, kappe, schirmmutze, basecap, baseballkappe, cappy · fr casquette · es gorra,
      gorra de beisbol, visera · it cappellino, cappellino da baseball, berretto da baseball · nl een pet, rode pet,
      blauwe pet, zwarte pet, petje, baseballcap · emoji 🧢`,
    closeFit: { from: 0.32, tilt: -12 },
    make: (_, words) => ({
      paints: { cloth: 'tint #2563c9 35', visor: 'cloth darker 6% 35', seam: 'cloth darker 16% 35' },
      parts: [
        { ball: 'cloth', at: [0, 56, -10], size: CAP, words: { at: [0, 128], half: [86, 34], largest: 60 } },
        { box: 'cloth', at: [0, -98, 0], size: [250, 125, 250], turn: [-12, 0, 0], cut: 6 },
        // The visor: a shell as wide as the forehead that slopes to the front and bends down at its sides.
        { ball: 'visor', at: [0, 40, 100], size: [120, 44, 124], turn: [9, 0, 0] },
        { ball: 'visor', at: [0, 30, 100], size: [119, 44, 125], turn: [9, 0, 0], cut: 0 },
        { limb: 'visor', from: [0, -206, -100], to: [0, -206, 300], radius: 240, cut: 3 },
        { box: 'visor', at: [0, 0, -110], size: [200, 200, 150], cut: 0 },
        { ball: 'seam', at: [0, 201, -10], size: [9, 4, 9] },
        // Words take the place of the middle seam.
        ...(words ? [-62, 62] : [0, -62, 62]).map((degrees) => panelSeam('seam', degrees, CAP)),
      ],
    }),
  },
  /** A cap whose brim hangs over the neck. An opening above the forehead looks like a hole on a toy. */
  'backwards-cap': {
    words: `backwards cap, backward cap, cap backwards, cap on backwards, cap worn backwards, cap turned backwards
      · de kappe ruckwarts, cap ruckwarts, cap verkehrt herum, kappe verkehrt herum, mutze verkehrt herum
      · fr casquette a l envers, casquette a envers · es gorra hacia atras, gorra al reves, gorra para atras
      · it cappellino al contrario, cappellino all indietro, cappellino rovesciato, berretto al contrario
      · pt bone para tras, bone virado para tras · nl pet achterstevoren, petje achterstevoren, pet omgekeerd`,
    closeFit: { from: 0.4, tilt: -12 },
    paints: { cloth: 'tint #2563c9 35', seam: 'cloth darker 12% 35' },
    parts: [
      { ball: 'cloth', at: [0, 56, -10], size: BACKWARDS_CAP },
      { box: 'cloth', at: [0, -92, 0], size: [250, 125, 250], turn: [-12, 0, 0], cut: 6 },
      // The strap, which lies on the forehead.
      { ball: 'seam', at: [0, 62, -10], size: [143, 130, 153] },
      { box: 'seam', at: points([0, -90, 0], [0, 182, 0]), size: [250, 125, 250], turn: [-12, 0, 0], cut: 0 },
      { ball: 'cloth', at: [0, 12, -150], size: [112, 12, 100], turn: [-18, 0, 0] },
      { ball: 'seam', at: [0, 205, -10], size: [10, 5, 10] },
      // Its panels tell it from a skullcap, as its brim hides behind the head.
      ...[-60, 0, 60].map((degrees) => panelSeam('cloth darker 30% 35', degrees, BACKWARDS_CAP)),
    ],
  },
  /** Tweed that lies forward on a short peak. */
  'flat-cap': {
    words: `flat cap, flatcap, newsboy cap, baker boy cap, paperboy cap, golf cap · de schiebermutze, schiebermuetze
      · fr casquette plate, beret plat · es boina plana, gorra plana · it coppola, coppola siciliana · pt boina italiana
      · nl platte pet`,
    closeFit: { from: 0.32, tilt: -12 },
    paints: { tweed: 'tint #6d6355 12' },
    parts: [
      { ball: 'tweed', at: [0, 106, 6], size: [150, 74, 170], turn: [15, 0, 0] },
      { ball: 'tweed', at: [0, 72, -12], size: [142, 124, 146], soft: 20 },
      { box: 'tweed', at: [0, -146, 0], size: [250, 175, 250], turn: [-12, 0, 0], cut: 6 },
      // The peak is sewn to the front: only its edge shows.
      { ball: 'tweed darker 30% 12', at: [0, 56, 120], size: [112, 17, 84], turn: [17, 0, 0] },
      { limb: 'tweed', from: [0, -196, -100], to: [0, -196, 300], radius: 240, cut: 3 },
    ],
  },
  /** Soft wool over a band, pulled down to the wearer's right ear. */
  beret: {
    words: `beret, french hat, basque beret · de baskenmutze · fr un beret · es boina · it basco · nl alpinopet, baret`,
    closeFit: { from: 0.42, tilt: -11 },
    paints: { wool: 'tint #c8242f 15' },
    parts: [
      { ball: 'wool', at: [0, 80, -12], size: [140, 122, 146] },
      { ball: 'wool', at: [-16, 124, -14], size: [162, 68, 150], turn: [2, 0, 14], soft: 30 },
      { ball: 'wool', at: [-124, 66, -14], size: [34, 50, 86], turn: 8, soft: 40 },
      { box: 'wool', at: [60, -160, 0], size: [130, 200, 250], round: 0, turn: [-11, 0, 4], cut: 6 },
      { box: 'wool', at: [0, -182, 0], size: [250, 200, 250], round: 0, turn: [-11, 0, 4], cut: 6 },
      { hoop: 'wool darker 25% 20', at: [0, 44, -8], radius: 136, thick: 8, turn: [-11, 0, 3] },
      { limb: 'wool', from: [-36, 192, -10], to: [-38, 202, -10], radius: [6, 5] },
    ],
  },
  beanie: {
    words: `beanie, woolly hat, wool hat, knitted hat, winter hat, ski hat, fur hat, ushanka · de wollmutze,
      wintermutze, strickmutze, bommelmutze ohne bommel · fr bonnet, bonnet en laine · es gorro de lana, gorro,
      gorro de invierno · it berretto, berretto di lana, cuffia di lana · pt touca · nl muts, wollen muts, wintermuts`,
    closeFit: { from: 0.26, tilt: -14 },
    paints: { wool: 'tint #2f9b57 15' },
    parts: BEANIE,
  },
  /** A beanie with a ball of wool on top. */
  'pompom-beanie': {
    words: `pompom beanie, pom pom beanie, beanie with a pompom, beanie with a pom pom, pompom hat, pom pom hat,
      bobble hat · de pudelmutze, bommelmutze · fr bonnet a pompon · es gorro con pompon · it berretto con pompon
      · nl muts met pompon`,
    closeFit: { from: 0.26, tilt: -14 },
    paints: { wool: 'tint #2f9b57 15', pompom: 'tint lighter 14% #f4f2ec 10' },
    parts: [
      ...BEANIE,
      { ball: 'pompom', at: [0, 232, -10], size: [46, 43, 46], groove: { depth: 6, density: 9, phase: 1 } },
    ],
  },
  /** Rubber close to the skull, with a stripe over the crown. */
  'swim-cap': {
    words: `swim cap, swimming cap, swimcap, bathing cap, swimming hat · de badekappe · fr bonnet de bain
      · es gorro de natacion · it cuffia da nuoto · pt touca de natacao · nl badmuts`,
    closeFit: { from: Number.NEGATIVE_INFINITY, tilt: 0 },
    paints: { rubber: 'tint #2563c9 90' },
    parts: [
      { ball: 'rubber', at: [0, 42, -10], size: [142, 160, 148] },
      { box: 'rubber', at: [0, -105, 0], size: [250, 190, 250], turn: [-14, 0, 0], cut: 6 },
      { hoop: 'rubber', at: [0, 86, -6], radius: 136, thick: 6, turn: [-14, 0, 0] },
      { hoop: '#f6f4ee 80', at: [0, 45, -10], radius: 149, thick: 10, turn: [90, 90, 0] },
      { box: 'rubber', at: [0, -100, 0], size: [250, 198, 250], turn: [-14, 0, 0], cut: 0 },
    ],
  },
  'sailor-cap': {
    words: `sailor cap, sailor hat, sailors hat, captains hat, captain hat, navy cap, sailors cap · de kapitansmutze,
      matrosenmutze · fr casquette de marin, bachi · es gorra de marinero, gorra de capitan · it berretto da marinaio,
      cappello da capitano · pt quepe de marinheiro · nl kapiteinspet, matrozenmuts`,
    paints: { cloth: 'tint #f8f6f0 30', navy: '#1d2c5b' },
    parts: [
      { ball: 'cloth', at: [0, 162, -8], size: [145, 50, 145] },
      { cylinder: 'cloth', at: [0, 142, -6], radius: 152, half: 30, round: 12, turn: [-5, 0, 0] },
      { cylinder: 'navy 40', at: [0, 126, -6], radius: 153.5, half: 9, round: 3, turn: [-5, 0, 0] },
      { ring: 'navy', at: [0, 162, 142], radius: 9, thick: 3.5 },
      { limb: 'navy', from: [0, 156, 147], to: [0, 135, 149], radius: 3.5, soft: 0 },
      { limb: 'navy', from: [13, 142, 147], to: [0, 135, 149], radius: 3.5, soft: 0, mirror: 'x' },
    ],
  },
  'police-cap': {
    words: `police cap, police hat, pilot cap, pilot hat, policemans hat, officer cap, conductor hat, peaked hat,
      chauffeur cap · de polizeimutze, schaffnermutze · fr casquette de police · nl politiepet · emoji 👮`,
    closeFit: { from: 1.1, tilt: 0 },
    paints: { cloth: 'tint #1d2c5b 40', peak: '#15161c 95' },
    parts: [
      { ball: 'cloth', at: [0, 195, -5], size: [185, 34, 175], turn: [8, 0, 0] },
      { limb: 'cloth', from: [0, 130, -8], to: [0, 175, -8], radius: [130, 142], soft: 15 },
      { box: 'cloth', at: [0, -10, 0], size: [200, 115, 200], cut: 0 },
      { box: 'cloth', at: [0, 360, 0], size: [240, 130, 240], turn: [8, 0, 0], cut: 10 },
      { cylinder: 'peak 80', at: [0, 122, -6], radius: 137, half: 17, round: 4 },
      { ball: 'peak', at: [0, 108, 120], size: [102, 11, 75], turn: [18, 0, 0] },
      ...[0, 1.257, 2.513, 3.77, 5.027].map(pointOfStar),
      { ball: 'brass', at: [124, 122, 62], size: 10, mirror: 'x' },
    ],
  },
  /** A small round cap on the crown, over the hair. */
  kippah: {
    words: 'kippah, kippa, yarmulke, skullcap, skull cap · fr calotte · nl keppel',
    pressesFrom: 1.6,
    paints: { cloth: 'tint #23305e 25', rim: 'cloth darker 35% 30' },
    parts: [
      { ball: 'cloth', at: [0, 150, -20], size: [92, 64, 96], turn: [-10, 0, 0] },
      { box: 'cloth', at: [0, 72, 0], size: [200, 100, 200], turn: [-10, 0, 0], cut: 0 },
      { ball: 'rim', at: [0, 150, -20], size: [94.5, 60, 98.5], turn: [-10, 0, 0] },
      { box: 'cloth', at: points([0, 72, 0], [0, 286, 0]), size: [200, 100, 200], turn: [-10, 0, 0], cut: 0 },
    ],
  },
  /** A round cap without a brim, whose walls stand up to a flat top. */
  kufi: {
    words: 'kufi, kufi cap, fez, taqiyah, pillbox hat · es fez turco',
    closeFit: { from: 0.6, tilt: -10 },
    paints: { cloth: 'tint #7a2430 20' },
    parts: [
      { limb: 'cloth', from: [0, 70, -10], to: [0, 180, -18], radius: [138, 130] },
      { box: 'cloth', at: [0, 320, -20], size: [240, 100, 240], turn: [-8, 0, 0], cut: 16 },
      { box: 'cloth', at: [0, -58, 0], size: [250, 120, 250], turn: [-10, 0, 0], cut: 6 },
      { cylinder: 'cloth darker 16% 20', at: [0, 84, -11], radius: 139, half: 3.5, round: 3, turn: [-10, 0, 0] },
    ],
  },
});

import { headwearOf } from './headwear-entry.ts';
import { hatBand, onRing } from './worn-parts.ts';

const SOMBRERO_RIM = { y: 134, wide: 272, step: 0.5236 };

/** Hats with a brim. */
export const BRIMMED_HATS = headwearOf({
  fedora: {
    words: `fedora, hat, trilby, bowler hat, bowler, detective hat, deerstalker, gangster hat, homburg, explorer hat,
      bush hat · de filzhut, schlapphut · fr chapeau, chapeau rose · it cappello · pt chapeu · nl hoed, hoedje`,
    closeFit: { from: 0.84, tilt: -6 },
    paints: { felt: 'tint #6b5a4a 25', band: 'tint darker 40% #23222a 40' },
    parts: [
      { ball: 'felt', at: [0, 86, 4], size: [202, 11, 198], turn: [-6, 0, 0] },
      { ball: 'felt', at: [0, 130, -10], size: [142, 114, 146], soft: 16 },
      { ball: 'felt', at: [0, 260, 2], size: [36, 44, 140], cut: 25 },
      { ball: 'felt', at: [112, 212, 124], size: [50, 62, 44], cut: 30, mirror: 'x' },
      // The brim bends down before the face and up at its sides.
      { ball: 'felt', at: [174, 94, -10], size: [30, 10, 100], turn: [-6, 0, 16], soft: 14, mirror: 'x' },
      ...hatBand('band', { at: [0, 130, -10], size: [142, 114, 146] }, 104, 138),
    ],
  },
  'sun-hat': {
    words: `sun hat, sunhat, straw hat, panama hat, panama, summer hat, beach hat, floppy hat, veil hat, beekeeper hat,
      beekeepers hat, bee hat, boater · de strohhut, sonnenhut · fr chapeau de paille · es sombrero de paja
      · it cappello di paglia · pt chapeu de palha · nl strohoed · emoji 👒`,
    closeFit: { from: 0.86, tilt: -4 },
    paints: { straw: 'tint #e8c987 20', braid: 'straw darker 10% 20', band: 'straw darker 45% 40' },
    parts: [
      { ball: 'straw', at: [0, 130, -10], size: [143, 108, 146] },
      { ball: 'straw', at: [0, 88, 2], size: [250, 13, 240], turn: [-4, 0, 0], soft: 20 },
      // The rings in which straw is sewn, above the brim and below it.
      { hoop: 'braid', at: [0, 95, 1], radius: 170, thick: 3, turn: [-4, 0, 0] },
      { hoop: 'braid', at: [0, 95, 1], radius: 195, thick: 3, turn: [-4, 0, 0], soft: 0 },
      { hoop: 'braid', at: [0, 95, 1], radius: 220, thick: 3, turn: [-4, 0, 0], soft: 0 },
      { hoop: 'braid', at: [0, 80, 2], radius: 175, thick: 3, turn: [-4, 0, 0] },
      { hoop: 'braid', at: [0, 80, 2], radius: 200, thick: 3, turn: [-4, 0, 0], soft: 0 },
      { hoop: 'braid', at: [0, 80, 2], radius: 225, thick: 3, turn: [-4, 0, 0], soft: 0 },
      ...hatBand('band', { at: [0, 130, -10], size: [143, 108, 146] }, 106, 136),
    ],
  },
  'cowboy-hat': {
    words: `cowboy hat, cowgirl hat, ten gallon hat, western hat · de cowboyhut · fr chapeau de cowboy
      · es sombrero vaquero, sombrero de vaquero · it cappello da cowboy · pt chapeu de cowboy, chapeu de vaqueiro
      · nl cowboyhoed · emoji 🤠`,
    closeFit: { from: 0.74, tilt: -6 },
    paints: { felt: 'tint #9a6a3c 30', band: 'tint darker 40% #3d2414' },
    parts: [
      { ball: 'felt', at: [0, 76, 4], size: [210, 12, 200], turn: [-6, 0, 0] },
      { ball: 'felt', at: [195, 98, -10], size: [52, 12, 125], turn: [-6, 0, 32], soft: 30, mirror: 'x' },
      { ball: 'felt', at: [0, 136, -10], size: [142, 124, 146], soft: 25 },
      { ball: 'felt', at: [0, 278, 5], size: [34, 50, 140], cut: 30 },
      { ball: 'felt', at: [116, 230, 120], size: [46, 66, 50], cut: 30, mirror: 'x' },
      ...hatBand('band', { at: [0, 136, -10], size: [142, 124, 146] }, 104, 126),
    ],
  },
  /** A round crown over a brim that slopes down all around. */
  'bucket-hat': {
    words: `bucket hat, fishing hat, fishermans hat, fisherman hat, boonie hat, safari hat, bob hat · de fischerhut,
      anglerhut · fr un bob · es gorro de pescador · it cappello da pescatore · pt chapeu de pescador · nl vissershoedje`,
    closeFit: { from: 0.3, tilt: -7 },
    paints: { cotton: 'tint #d8c39a 15' },
    parts: [
      { limb: 'cotton', from: [0, 80, -6], to: [0, 134, -10], radius: [144, 120] },
      { box: 'cotton', at: [0, 310, 0], size: [240, 100, 240], turn: [-5, 0, 0], cut: 20 },
      { box: 'cotton', at: [0, -32, 0], size: [240, 100, 240], turn: [-5, 0, 0], cut: 0 },
      { limb: 'cotton', from: [0, -50, -6], to: [0, 90, -6], radius: [212, 138] },
      { box: 'cotton', at: [0, -208, 0], size: [320, 220, 320], turn: [-7, 0, 0], cut: 5 },
      { box: 'cotton', at: [0, 200, 0], size: [320, 110, 320], turn: [-5, 0, 0], cut: 0 },
      { limb: 'cotton', from: [0, -70, -6], to: [0, 60, -6], radius: [216, 142], cut: 0 },
      { cylinder: 'cotton darker 14% 15', at: [0, 94, -7], radius: 147, half: 5, round: 3, turn: [-5, 0, 0] },
    ],
  },
  sombrero: {
    words: 'sombrero, mexican hat, mariachi hat · es sombrero mexicano, sombrero charro · it un sombrero',
    paints: { straw: 'tint #e3b75e 30' },
    parts: [
      { cylinder: 'straw', at: [0, 115, 0], radius: 255, half: 9, round: 8, turn: [-3, 0, 0] },
      { limb: 'straw', from: [0, 130, -5], to: [0, 265, -10], radius: [122, 62], soft: 30 },
      { hoop: 'straw', at: [0, 136, 0], radius: 255, thick: 20, turn: [-3, 0, 0] },
      { hoop: '#d92b2b', at: [0, 160, -5], radius: 120, thick: 15, turn: [-3, 0, 0] },
      { hoop: '#2fa66a', at: [0, 190, -6], radius: 105, thick: 12, turn: [-3, 0, 0] },
      { ball: '#d92b2b', at: onRing(SOMBRERO_RIM, [0, 2, 4, 6, 8, 10]), size: 14 },
      { ball: '#f4f2ec', at: onRing(SOMBRERO_RIM, [1, 3, 5, 7, 9, 11]), size: 14, soft: 0 },
    ],
  },
  'top-hat': {
    words: `top hat, tophat, magicians hat, magician hat, cylinder hat · de zylinderhut, zylinder · fr haut de forme,
      chapeau haut de forme · es sombrero de copa, chistera · it cappello a cilindro · pt cartola · nl hoge hoed
      · emoji 🎩`,
    paints: { silk: 'tint #23222a 75' },
    parts: [
      { cylinder: 'silk', at: [0, 125, 0], radius: 195, half: 9, round: 8, turn: [-4, 0, 0] },
      { limb: 'silk', from: [0, 160, -5], to: [0, 275, -12], radius: [122, 136], soft: 15 },
      { box: 'silk', at: [0, 435, 0], size: [200, 120, 200], turn: [-4, 0, 0], cut: 6 },
      { box: 'silk', at: [0, 15, 0], size: [240, 100, 240], turn: [-4, 0, 0], cut: 0 },
      { cylinder: '#b8142f 60', at: [0, 158, -3], radius: 126, half: 20, round: 3, turn: [-4, 0, 0] },
    ],
  },
});

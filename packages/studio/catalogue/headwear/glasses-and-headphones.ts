import type { Vector } from '../../sculpt/solid.ts';
import { points } from '../moulding/part.ts';
import { headwearOf } from './headwear-entry.ts';

/** The band of headphones, from ear to ear close over the crown. */
const BAND = Array.from({ length: 17 }, (_, step): Vector => {
  const angle = (step / 16) * Math.PI;
  return [Math.cos(angle) * 150, -10 + Math.sin(angle) * 216, 0];
});

/** What is worn over the eyes or the ears. */
export const GLASSES_AND_HEADPHONES = headwearOf({
  sunglasses: {
    words: `sunglasses, aviators, aviator sunglasses, shades, dark glasses, sun glasses · de sonnenbrille, dunkle brille
      · fr lunettes de soleil, lunettes noires · es gafas de sol, gafas negras, gafas oscuras · it occhiali da sole,
      occhiali scuri · pt oculos de sol, oculos escuros · nl zonnebril · emoji 🕶, 😎`,
    overEyes: true,
    overHair: true,
    paints: { frame: 'tint #1b1b20 95' },
    parts: [
      { box: 'frame', at: [54, -3, 133], size: [47, 36, 7], round: 22, turn: [0, 12, 0], mirror: 'x' },
      { box: '#17181f 100', at: [54.5, -3, 139], size: [38, 27, 5], round: 18, turn: [0, 12, 0], mirror: 'x' },
      { limb: 'frame', from: [-14, 10, 140], to: [14, 10, 140], radius: 8 },
      { limb: 'frame', from: [98, 12, 120], to: [136, 6, -10], radius: 7.5, mirror: 'x' },
    ],
  },
  goggles: {
    words: `goggles, ski goggles, aviator goggles, swimming goggles, safety goggles, welding goggles, snorkel,
      snorkel mask, diving mask, diving goggles, steampunk · de schwimmbrille, taucherbrille, skibrille, schutzbrille
      · fr lunettes de piscine, masque de plongee, masque de ski, lunettes de natation, lunettes de ski
      · es gafas de natacion, gafas de buceo, gafas de esqui · it occhialini, maschera da sub, occhiali da piscina,
      occhiali da sci, maschera da sci · pt oculos de natacao, oculos de mergulho, oculos de esqui · nl zwembril,
      duikbril, skibril · emoji 🥽`,
    overEyes: true,
    overHair: true,
    paints: { frame: 'tint #23222a 70' },
    parts: [
      { hoop: '#3a3d47 30', at: [0, 102, -6], radius: 146, thick: 15, turn: [-12, 0, 0] },
      { cylinder: 'frame', at: [-52, 124, 130], radius: 46, half: 20, round: 10, turn: [68, -14, 0] },
      { cylinder: 'frame', at: [52, 124, 130], radius: 46, half: 20, round: 10, turn: [68, 14, 0] },
      { ball: '#49c3ee 100', at: [56, 131, 146], size: [34, 32, 10], turn: [-22, 14, 0], mirror: 'x' },
      { limb: 'frame', from: [-14, 126, 142], to: [14, 126, 142], radius: 12 },
    ],
  },
  'eye-mask': {
    words: `eye mask, mask, superhero mask, domino mask, masquerade mask, masked · de maske · fr masque, loup noir
      · es antifaz · it maschera · pt mascara · nl masker`,
    overEyes: true,
    overHair: true,
    paints: { cloth: 'tint #23222a' },
    parts: [
      { ball: 'cloth', at: [0, 25, 0], size: [133, 168, 137] },
      { box: 'cloth', at: points([0, 144, 0], [0, -142, 0]), size: [200, 100, 200], cut: 8 },
      { ball: 'cloth', at: [0, -62, 130], size: [34, 42, 50], cut: 10 },
      { ball: 'cloth', at: [50, -1, 130], size: [34, 22, 60], cut: 3, mirror: 'x' },
      { box: 'cloth', at: [0, 0, -185], size: [200, 200, 140], cut: 0 },
    ],
  },
  headphones: {
    words: `headphone, headphones, cat ear headphones, headset, earphones, ear phones, earbuds, airpods, air pods,
      ear buds · de kopfhorer · fr casque audio, ecouteurs · es auriculares, audifonos, cascos de musica · it cuffie
      · pt fones de ouvido, fone de ouvido, auscultadores · nl koptelefoon, oortjes · emoji 🎧`,
    overHair: true,
    paints: { shell: 'tint #23222a 80' },
    parts: [
      { limb: 'shell', path: BAND, radius: 11 },
      { cylinder: 'shell', at: points([-147, -20, 0], [147, -20, 0]), radius: 55, half: 26, round: 12, turn: 90 },
      {
        cylinder: 'tint darker 30% #e4312b 80',
        at: points([-174, -20, 0], [174, -20, 0]),
        radius: 32,
        half: 6,
        turn: 90,
        soft: 0,
      },
    ],
  },
});

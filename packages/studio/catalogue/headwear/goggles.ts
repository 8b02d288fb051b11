import { capsule, cylinder, ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const goggles: HeadwearEntry = {
  words: `goggles, ski goggles, aviator goggles, swimming goggles, safety goggles, welding goggles, snorkel,
    snorkel mask, diving mask, diving goggles, steampunk · de schwimmbrille, taucherbrille, skibrille, schutzbrille
    · fr lunettes de piscine, masque de plongee, masque de ski, lunettes de natation, lunettes de ski
    · es gafas de natacion, gafas de buceo, gafas de esqui · it occhialini, maschera da sub, occhiali da piscina,
    occhiali da sci, maschera da sci · pt oculos de natacao, oculos de mergulho, oculos de esqui · nl zwembril,
    duikbril, skibril · emoji 🥽`,
  overEyes: true,
  overHair: true,
  mould: (tint) => {
    const frame = plastic(tint ?? '#23222a', 0.7);
    return [
      [torus(plastic('#3a3d47', 0.3), [0, 1.02, -0.06], 1.46, 0.15, [-12, 0, 0])],
      ...[-1, 1].map((side) => [
        cylinder(frame, [side * 0.52, 1.24, 1.3], 0.46, 0.2, [68, side * 14, 0], 0.1),
      ]),
      ...[-1, 1].map((side) => [
        ellipsoid(plastic('#49c3ee', 1), [side * 0.56, 1.31, 1.46], [0.34, 0.32, 0.1], 0, [
          -22,
          side * 14,
          0,
        ]),
      ]),
      [capsule(frame, [-0.14, 1.26, 1.42], [0.14, 1.26, 1.42], 0.12)],
    ];
  },
};

import { blendInto, box, capsule, cut, cylinder, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const topHat: HeadwearEntry = {
  words: `top hat, tophat, magicians hat, magician hat, cylinder hat · de zylinderhut, zylinder · fr haut de forme,
    chapeau haut de forme · es sombrero de copa, chistera · it cappello a cilindro · pt cartola · nl hoge hoed
    · emoji 🎩`,
  mould: (tint) => {
    const silk = plastic(tint ?? '#23222a', 0.75);
    return [
      [
        cylinder(silk, [0, 1.25, 0], 1.95, 0.09, [-4, 0, 0], 0.08),
        blendInto(capsule(silk, [0, 1.6, -0.05], [0, 2.75, -0.12], 1.22, 1.36), 0.15),
        cut(box(silk, [0, 4.35, 0], [2, 1.2, 2], 0, [-4, 0, 0]), 0.06),
        cut(box(silk, [0, 0.15, 0], [2.4, 1, 2.4], 0, [-4, 0, 0])),
      ],
      [cylinder(plastic('#b8142f', 0.6), [0, 1.58, -0.03], 1.26, 0.2, [-4, 0, 0], 0.03)],
    ];
  },
};

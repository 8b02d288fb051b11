import { hex } from '../../colour.ts';
import { box, capsule, cut, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';
import { hoop } from './hoop.ts';

export const catEars: HeadwearEntry = {
  words: `cat ears, cats ears, kitty ears · de katzenohren · fr oreilles de chat · es orejas de gato
    · it orecchie da gatto · pt orelhas de gato · nl kattenoren`,
  overHair: true,
  mould: (tint) => {
    const coat = tint ?? hex('#2a2830');
    const fur = plastic(coat, 0.4);
    return [
      hoop(fur),
      ...[-1, 1].map((side) => [
        capsule(fur, [side * 0.85, 1.7, 0.1], [side * 1.12, 2.5, 0.1], 0.5, 0.06),
        cut(box(fur, [side * 0.9, 1.9, -0.75], [1, 1.4, 0.6])),
      ]),
      ...[-1, 1].map((side) => [
        capsule(plastic('#ef9fae', 0.5), [side * 0.87, 1.8, 0.42], [side * 1.08, 2.32, 0.22], 0.24, 0.05),
      ]),
    ];
  },
};

import { ellipsoid, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';
import { hoop } from './hoop.ts';

export const bunnyEars: HeadwearEntry = {
  words: `bunny ears, rabbit ears, easter bunny ears · de hasenohren · fr oreilles de lapin · es orejas de conejo
    · it orecchie da coniglio · pt orelhas de coelho · nl konijnenoren`,
  overHair: true,
  mould: (tint) => {
    const fur = plastic(tint ?? '#f6f2ec', 0.2);
    return [
      hoop(fur),
      ...[-1, 1].map((side) => [
        ellipsoid(fur, [side * 0.68, 2.85, 0.1], [0.36, 1.15, 0.2], 0, [0, 0, side * -8]),
      ]),
      ...[-1, 1].map((side) => [
        ellipsoid(plastic('#f3a7b6', 0.4), [side * 0.68, 2.85, 0.26], [0.18, 0.85, 0.1], 0, [
          0,
          0,
          side * -8,
        ]),
      ]),
    ];
  },
};

import { jetBlack } from '#catalogue/materials.ts';
import { blendInto, box, capsule, cut, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { eyes } from '#catalogue/things/animals/parts/eyes.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'ghost',
  words: {
    en: 'ghost, spook, spirit, poltergeist',
    de: 'gespenst, geist',
    fr: 'fantome',
    es: 'fantasma',
    emoji: '👻',
  },
  theme: 'fantasy',
  stands: true,
  costume: { colour: 'white' },
  mould: (tint) => {
    const sheet = plastic(tint ?? '#f5f6fb', 0.5);
    return {
      size: 0.46,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(sheet, [0, 0.2, 0], [0.27, 0.28, 0.24]),
          blendInto(capsule(sheet, [0, 0.1, 0], [0, -0.3, 0], 0.26, 0.28), 0.05),
          cut(box(sheet, [0, -0.68, 0], [0.6, 0.3, 0.6])),
          ...[-0.22, 0, 0.22].map((x) =>
            blendInto(ellipsoid(sheet, [x, -0.38, 0.1], [0.1, 0.09, 0.14]), 0.03),
          ),
          ...pair((side) =>
            blendInto(
              capsule(sheet, [side * 0.22, -0.02, 0.08], [side * 0.42, 0.1, 0.14], 0.075, 0.06),
              0.05,
            ),
          ),
        ],
        eyes(0.1, 0.24, 0.235, 0.055),
        [ellipsoid(jetBlack, [0, 0.08, 0.25], [0.05, 0.07, 0.03])],
        pair((side) => ellipsoid(plastic('#f7b6c2', 0.4), [side * 0.17, 0.14, 0.215], [0.05, 0.03, 0.02])),
      ],
    };
  },
});

import { rubber, steel } from '#catalogue/materials.ts';
import { blendInto, box, capsule, ellipsoid, metal, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'harmonica',
  words: {
    en: 'harmonica, mouth organ, blues harp',
    de: 'mundharmonika',
    es: 'armonica',
    pt: 'gaita de boca',
    nl: 'mondharmonica',
  },
  theme: 'music',
  kin: ['instrument'],
  mould: (tint) => {
    const cover = tint ? plastic(tint, 0.9) : steel;
    return {
      size: 0.26,
      grip: [0, -0.12, 0],
      groups: [
        [box(plastic('#6b3a20', 0.5), [0, 0, 0], [0.58, 0.07, 0.2], 0.02)],
        ...[-1, 1].map((side) => [
          box(cover, [0, side * 0.13, -0.01], [0.5, 0.085, 0.19], 0.06),
          blendInto(box(cover, [0, side * 0.075, 0], [0.57, 0.02, 0.2], 0.015), 0.03),
        ]),
        [...Array(10).keys()].map((hole) =>
          box(rubber, [-0.45 + hole * 0.1, 0, 0.196], [0.032, 0.04, 0.012], 0.01),
        ),
        pair((side) => ellipsoid(metal('#e0b13a'), [side * 0.54, 0, 0.205], [0.025, 0.025, 0.012])),
        [capsule(rubber, [-0.22, 0.15, 0.182], [0.22, 0.15, 0.182], 0.014)],
      ],
    };
  },
});

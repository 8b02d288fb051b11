import { rubber } from '#catalogue/materials.ts';
import { blendInto, box, capsule, ellipsoid, FACING, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A pair of a diver's fins. */
export default defineThing({
  id: 'flippers',
  words: {
    en: 'flippers, flipper, swim fins, swimfins, diving fins, fins',
    de: 'schwimmflossen, taucherflossen, flossen, taucherflossen',
    fr: 'palmes',
    es: 'aletas',
    it: 'pinne',
    pt: 'nadadeiras',
    nl: 'zwemvliezen',
  },
  theme: 'sea',
  isSet: true,
  mould: (tint) => {
    const blade = plastic(tint ?? '#f7b52b', 0.8);
    return {
      size: 0.56,
      grip: [0, 0.3, 0],
      groups: [-1, 1].flatMap((side) => {
        const turn = [0, 0, side * 8] as const;
        return [
          [
            capsule(rubber, [side * 0.16, 0.42, 0.02], [side * 0.2, 0.16, 0.02], 0.11, 0.13),
            blendInto(box(blade, [side * 0.235, -0.18, 0], [0.17, 0.28, 0.025], 0.02, [...turn]), 0.08),
          ],
          [-0.11, 0, 0.11].map((rib) =>
            capsule(
              rubber,
              [side * 0.2 + rib * 0.7, 0.08, 0.035],
              [side * 0.265 + rib * 1.3, -0.44, 0.03],
              0.026,
              0.016,
            ),
          ),
          [ellipsoid(plastic('#3a3844', 0.3), [side * 0.155, 0.43, 0.07], [0.085, 0.1, 0.08])],
          [torus(rubber, [side * 0.14, 0.5, 0.02], 0.09, 0.026, FACING)],
        ];
      }),
    };
  },
});

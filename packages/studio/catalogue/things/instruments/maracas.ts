import { pine } from '#catalogue/materials.ts';
import { capsule, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A pair of maracas. */
export default defineThing({
  id: 'maracas',
  words: { en: 'maracas, maraca', de: 'rumbakugeln', es: 'las maracas' },
  theme: 'music',
  isSet: true,
  mould: (tint) => {
    const shell = plastic(tint ?? '#e4312b', 0.8);
    return {
      size: 0.42,
      grip: [0, -0.3, 0],
      groups: [
        ...[-1, 1].flatMap((side) => [
          [ellipsoid(shell, [side * 0.25, 0.24, side * 0.04], [0.17, 0.21, 0.17], 0, [0, 0, side * -22])],
          [capsule(pine, [side * 0.16, 0.04, 0], [side * -0.02, -0.44, side * 0.05], 0.04, 0.05)],
          [0.2, 0.28].map((y) =>
            torus(plastic('#ffc72c', 0.7), [side * (0.15 + y * 0.4), y, side * 0.04], 0.165, 0.014, [
              0,
              0,
              side * -22,
            ]),
          ),
        ]),
      ],
    };
  },
});

import { blendInto, box, capsule, ellipsoid, metal, plastic, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A concert harp. */
export default defineThing({
  id: 'harp',
  words: { en: 'harp, harpist', de: 'harfe', fr: 'harpe', es: 'arpa', pt: 'harpa' },
  theme: 'music',
  kin: ['instrument'],
  stands: true,
  mould: (tint) => {
    const frame = tint ? plastic(tint, 0.9) : metal('#e0b13a');
    const strings = [-0.2, -0.12, -0.04, 0.04, 0.12, 0.2].map((x, index) =>
      capsule(
        plastic('#fbf6e6', 0.8),
        [x, 0.3 + Math.abs(index - 2) * 0.02, 0],
        [x, -0.34 + (0.2 - x) * 1.05, 0],
        0.009,
      ),
    );
    return {
      size: 0.9,
      grip: [0, 0, 0],
      groups: [
        [
          capsule(frame, [0.3, 0.46, 0], [0.3, -0.42, 0], 0.045, 0.05),
          ellipsoid(frame, [0.3, 0.5, 0], [0.075, 0.07, 0.075]),
        ],
        [
          ...tube(frame, 0.045, [0.3, 0.44, 0], [0.12, 0.3, 0], [-0.1, 0.34, 0], [-0.27, 0.24, 0]).map(
            (solid) => blendInto(solid, 0.02),
          ),
        ],
        [capsule(frame, [-0.28, 0.24, 0], [0.26, -0.42, 0], 0.06, 0.1)],
        strings,
        [box(frame, [0.24, -0.46, 0], [0.2, 0.04, 0.14], 0.03)],
      ],
    };
  },
});

import { brass } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A pistol of old space films, all rings and a ball at its muzzle. */
export default defineThing({
  id: 'ray-gun',
  words: {
    en: 'ray gun, raygun, blaster, laser gun, laser pistol, space gun, toy gun, water pistol, water gun',
    de: 'strahlenpistole',
    emoji: '🔫',
  },
  kin: ['weapon'],
  mould: (tint) => {
    const shell = plastic(tint ?? '#c9342b', 0.9);
    return {
      size: 0.4,
      grip: [0.24, -0.22, 0],
      groups: [
        [
          ellipsoid(shell, [0.12, 0.06, 0], [0.3, 0.17, 0.15]),
          blendInto(capsule(shell, [0, 0.07, 0], [-0.3, 0.07, 0], 0.1, 0.055), 0.05),
        ],
        [
          capsule(plastic('#2a2b31', 0.6), [0.2, -0.06, 0], [0.28, -0.4, 0], 0.085, 0.075),
          blendInto(ellipsoid(plastic('#2a2b31', 0.6), [0.29, -0.42, 0], [0.09, 0.06, 0.08]), 0.02),
        ],
        [-0.14, -0.24, -0.34].map((x, at) =>
          torus(brass, [x, 0.07, 0], 0.14 - at * 0.025, 0.024, [0, 0, 90]),
        ),
        [capsule(brass, [-0.34, 0.07, 0], [-0.48, 0.07, 0], 0.03)],
        [ellipsoid(plastic('#49d36a', 1), [-0.52, 0.07, 0], [0.07, 0.07, 0.07])],
        [torus(brass, [0.1, -0.14, 0], 0.07, 0.018, [90, 0, 0])],
        [ellipsoid(shell, [0.34, 0.24, 0], [0.12, 0.07, 0.02], 0, [0, 0, 40])],
        [ellipsoid(plastic('#49c3ee', 1), [0.12, 0.1, 0.13], [0.09, 0.07, 0.05])],
      ],
    };
  },
});

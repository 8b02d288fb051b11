import { rubber, steel, white } from '#catalogue/materials.ts';
import {
  blendInto,
  box,
  capsule,
  cylinder,
  ellipsoid,
  FACING,
  pair,
  plastic,
  tube,
} from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A canister on wheels with its hose, pipe and nozzle. */
export default defineThing({
  id: 'vacuum-cleaner',
  words: {
    en: 'vacuum cleaner, robot vacuum, vacuum, hoover, hoovering, vacuuming',
    de: 'staubsauger',
    fr: 'aspirateur',
    es: 'aspiradora',
    it: 'aspirapolvere',
    pt: 'aspirador',
    nl: 'stofzuiger',
  },
  theme: 'city',
  kin: ['sweeping'],
  stands: true,
  mould: (tint) => {
    const shell = plastic(tint ?? '#e4312b', 0.9);
    return {
      size: 0.6,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(shell, [-0.2, -0.26, 0], [0.27, 0.19, 0.2]),
          blendInto(box(shell, [-0.2, -0.34, 0], [0.22, 0.08, 0.17], 0.05), 0.05),
        ],
        [box(rubber, [-0.2, -0.12, 0.0], [0.12, 0.03, 0.06], 0.025)],
        pair((side) => cylinder(rubber, [-0.3, -0.36, side * 0.16], 0.12, 0.04, FACING, 0.02)),
        [cylinder(steel, [-0.3, -0.36, 0.2], 0.06, 0.012, FACING)],
        [cylinder(white, [-0.08, -0.26, 0.19], 0.045, 0.012, FACING)],
        tube(
          rubber,
          0.04,
          [0, -0.22, 0],
          [0.1, -0.06, 0.06],
          [0.06, 0.18, 0.1],
          [0.14, 0.38, 0.08],
          [0.26, 0.42, 0.05],
        ),
        [capsule(steel, [0.26, 0.42, 0.05], [0.38, -0.38, 0.05], 0.03)],
        [capsule(shell, [0.22, 0.44, 0.05], [0.29, 0.26, 0.05], 0.05)],
        [box(shell, [0.36, -0.44, 0.08], [0.16, 0.035, 0.08], 0.03)],
      ],
    };
  },
});

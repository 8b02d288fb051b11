import { jetBlack } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, plastic, tube } from '#catalogue/mould.ts';
import { darken, hex, lighten } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'flamingo',
  words: {
    en: 'flamingo',
    de: 'flamingos',
    fr: 'flamant rose',
    es: 'flamenco rosa',
    it: 'fenicottero',
    emoji: '🦩',
  },
  theme: 'sea',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'pink' },
  mould: (tint) => {
    const coat = tint ?? hex('#f58ca8');
    const plume = plastic(coat, 0.5);
    const leg = plastic(darken(coat, 0.15), 0.5);
    return {
      size: 0.56,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(plume, [-0.06, 0.0, 0], [0.27, 0.17, 0.17]),
          blendInto(capsule(plume, [-0.24, 0.04, 0], [-0.4, 0.12, 0], 0.1, 0.03), 0.05),
          blendInto(capsule(plume, [0.1, 0.06, 0.02], [0.25, 0.16, 0.04], 0.08, 0.06), 0.06),
          blendInto(capsule(plume, [0.25, 0.16, 0.04], [0.18, 0.36, 0.06], 0.06, 0.052), 0.04),
          blendInto(capsule(plume, [0.18, 0.36, 0.06], [0.26, 0.5, 0.07], 0.052), 0.04),
          blendInto(ellipsoid(plume, [0.29, 0.52, 0.08], [0.1, 0.09, 0.085]), 0.03),
        ],
        [
          ellipsoid(
            plastic(lighten(coat, 0.25), 0.5),
            [-0.12, 0.02, 0.13],
            [0.19, 0.11, 0.07],
            0,
            [0, 0, 12],
          ),
        ],
        [capsule(plastic('#fbf3ea', 0.6), [0.36, 0.51, 0.1], [0.44, 0.45, 0.12], 0.05, 0.042)],
        [capsule(jetBlack, [0.44, 0.45, 0.12], [0.44, 0.36, 0.12], 0.042, 0.015)],
        [ellipsoid(jetBlack, [0.31, 0.55, 0.16], [0.022, 0.028, 0.018])],
        [
          capsule(leg, [-0.06, -0.12, 0.02], [-0.05, -0.48, 0.02], 0.026),
          ellipsoid(leg, [-0.01, -0.49, 0.06], [0.09, 0.022, 0.07]),
        ],
        tube(leg, 0.025, [0.02, -0.12, 0.06], [0.17, -0.26, 0.08], [-0.02, -0.3, 0.07]),
      ],
    };
  },
});

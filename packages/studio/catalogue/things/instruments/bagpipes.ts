import { capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** Bagpipes: the tartan bag, three drones, the chanter and the blowpipe. */
export default defineThing({
  id: 'bagpipes',
  words: {
    en: 'bagpipes, bagpipe, bag pipes, bagpiper, scottish piper',
    de: 'dudelsack',
    fr: 'cornemuse',
    es: 'gaita',
    it: 'cornamusa',
    pt: 'gaita de foles',
    nl: 'doedelzak',
  },
  theme: 'music',
  kin: ['instrument'],
  mould: (tint) => {
    const bag = plastic(tint ?? '#1e5b3a', 0.3);
    const stripe = plastic('#c0392f', 0.3);
    const wood = plastic('#2a1d18', 0.8);
    const ivory = plastic('#f3e6cb', 0.8);
    const pipe = (x: number, top: number) => [
      capsule(wood, [x * 0.6, 0.02, -0.02], [x, top, -0.04], 0.036, 0.03),
      capsule(ivory, [x, top, -0.04], [x * 1.04, top + 0.07, -0.04], 0.045, 0.055),
      ellipsoid(ivory, [x * 0.8, top / 2, -0.03], [0.05, 0.03, 0.05]),
    ];
    return {
      size: 0.66,
      grip: [0.05, -0.3, 0.1],
      groups: [
        [ellipsoid(bag, [0, -0.16, 0], [0.36, 0.22, 0.18], 0, [0, 0, 12])],
        [-0.16, 0.02, 0.2].map((x) =>
          ellipsoid(stripe, [x, -0.16 + x * 0.2, 0], [0.024, 0.225 - Math.abs(x) * 0.2, 0.186]),
        ),
        pipe(-0.2, 0.3),
        pipe(0.02, 0.44),
        pipe(0.22, 0.32),
        [
          capsule(wood, [0.3, -0.16, 0.05], [0.46, 0.1, 0.1], 0.03),
          ellipsoid(ivory, [0.47, 0.12, 0.1], [0.04, 0.05, 0.04]),
        ],
        [
          capsule(wood, [-0.26, -0.28, 0.06], [-0.36, -0.54, 0.1], 0.034, 0.03),
          capsule(ivory, [-0.36, -0.54, 0.1], [-0.375, -0.58, 0.1], 0.05, 0.05),
        ],
      ],
    };
  },
});

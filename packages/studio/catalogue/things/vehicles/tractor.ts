import { ink } from '#catalogue/materials.ts';
import { box, capsule, cylinder, ellipsoid, FACING, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'tractor',
  words: {
    en: 'tractor, combine harvester, bulldozer, digger, excavator, backhoe',
    de: 'bagger, traktor',
    fr: 'tracteur',
    it: 'trattore',
    pt: 'trator',

    emoji: '🚜',
  },
  theme: 'garden',
  kin: ['vehicle'],
  stands: true,
  mould: (tint) => {
    const paint = plastic(tint ?? '#3c9a3f', 0.8);
    const hub = plastic('#f7cd2b', 0.7);
    return {
      size: 0.5,
      grip: [0, 0, 0],
      groups: [
        [box(paint, [0.2, -0.02, 0], [0.3, 0.13, 0.13], 0.05)],
        [box(paint, [-0.22, -0.04, 0], [0.2, 0.12, 0.16], 0.04)],
        [box(plastic('#bfe6f5', 1), [-0.2, 0.24, 0], [0.16, 0.17, 0.14], 0.03)],
        [box(paint, [-0.2, 0.43, 0], [0.21, 0.03, 0.18], 0.025)],
        [-0.36, -0.04].map((x) => capsule(paint, [x, 0.06, 0.14], [x, 0.42, 0.14], 0.022)),
        [capsule(ink, [0.3, 0.08, 0.05], [0.3, 0.4, 0.05], 0.026)],
        [cylinder(ink, [-0.24, -0.18, 0.2], 0.28, 0.07, FACING, 0.05)],
        [cylinder(hub, [-0.24, -0.18, 0.26], 0.14, 0.03, FACING, 0.02)],
        [cylinder(ink, [-0.24, -0.18, -0.18], 0.28, 0.07, FACING, 0.05)],
        [cylinder(ink, [0.36, -0.3, 0.17], 0.16, 0.055, FACING, 0.04)],
        [cylinder(hub, [0.36, -0.3, 0.22], 0.075, 0.025, FACING, 0.02)],
        [cylinder(ink, [0.36, -0.3, -0.16], 0.16, 0.055, FACING, 0.04)],
        [0.12, 0.2, 0.28].map((x) => box(ink, [x, -0.0, 0.132], [0.022, 0.07, 0.008], 0.006)),
        [ellipsoid(plastic('#fff0b8', 1), [0.5, 0.02, 0.06], [0.03, 0.04, 0.04])],
      ],
    };
  },
});

import { blendInto, capsule, cut, cylinder, ellipsoid, FACING, metal, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** With its palette: a brush alone is only a stick. */
export default defineThing({
  id: 'paintbrush',
  words: {
    en: 'paintbrush, paint brush, brush, easel, palette, painting, watercolour, watercolor',
    de: 'pinsel',
    fr: 'pinceau',
    es: 'pincel',
    it: 'pennello',
    nl: 'penseel',
    emoji: '🖌, 🎨',
  },
  kin: ['drawing'],
  mould: (tint) => {
    const wood = plastic('#d9a867', 0.5);
    const dab = (x: number, y: number, colour: string) =>
      ellipsoid(plastic(colour, 0.9), [x, y, 0.035], [0.075, 0.065, 0.035]);
    return {
      size: 0.55,
      grip: [-0.2, -0.34, 0],
      groups: [
        [
          cylinder(wood, [-0.08, 0, 0], 0.36, 0.03, FACING, 0.02),
          blendInto(cylinder(wood, [0.1, -0.14, 0], 0.28, 0.03, FACING, 0.02), 0.1),
          cut(cylinder(wood, [0.16, -0.2, 0], 0.085, 0.2, FACING)),
          cut(cylinder(wood, [0.4, 0.06, 0], 0.14, 0.2, FACING), 0.03),
        ],
        [
          dab(-0.3, 0.1, '#e4312b'),
          dab(-0.15, 0.24, '#ffc72c'),
          dab(0.06, 0.23, '#2fa66a'),
          dab(-0.34, -0.1, '#2563c9'),
          dab(-0.22, -0.24, '#8350c4'),
        ],
        [capsule(plastic('#a8502a', 0.7), [0.36, -0.44, 0.1], [0.02, 0.14, 0.1], 0.024, 0.036)],
        [capsule(metal('#c9ccd4'), [0.02, 0.14, 0.1], [-0.04, 0.24, 0.1], 0.042)],
        [capsule(plastic(tint ?? '#2563c9', 0.6), [-0.05, 0.27, 0.1], [-0.13, 0.41, 0.1], 0.052, 0.012)],
      ],
    };
  },
});

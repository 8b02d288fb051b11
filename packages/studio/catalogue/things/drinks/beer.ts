import { blendInto, capsule, cylinder, ellipsoid, plastic, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'beer',
  words: {
    en: 'cider, beer, pint, lager, ale, craft beer, beer mug, mug of beer, beer stein, beer glass, glass of beer, beer bottle, bottle of beer, bottle of lager, brewer, stout, pint of stout, ipa, beers',
    de: 'bierkrug, mass bier, bier, bierflasche, pils, glas bier, bierglas, masskrug, weissbier, weizen, feierabendbier, bierchen',
    fr: 'pinte, verre de biere, biere, chope',
    es: 'cerveza, jarra de cerveza, una cana, birra fria',
    it: 'birra, birretta, boccale',
    pt: 'cerveja, cervejinha',
    nl: 'biertje, pilsje',
    emoji: '🍺, 🍻',
  },
  theme: 'kitchen',
  kin: ['drink'],
  mould: (tint) => {
    const glass = plastic('#eef3f4', 1);
    const foam = plastic('#fdf8ea', 0.3);
    return {
      size: 0.38,
      grip: [0.36, 0, 0],
      groups: [
        [cylinder(plastic(tint ?? '#f2a51d', 0.95), [0, -0.1, 0], 0.27, 0.34, [0, 0, 0], 0.03)],
        [cylinder(glass, [0, -0.44, 0], 0.3, 0.05, [0, 0, 0], 0.03)],
        [-0.8, -0.27, 0.27, 0.8].map((a) =>
          capsule(
            plastic('#f9cf6b', 1),
            [Math.sin(a) * 0.265, -0.34, Math.cos(a) * 0.265],
            [Math.sin(a) * 0.265, 0.1, Math.cos(a) * 0.265],
            0.028,
          ),
        ),
        [
          cylinder(foam, [0, 0.25, 0], 0.285, 0.07, [0, 0, 0], 0.05),
          ...[
            [-0.14, 0.34, 0.08],
            [0.1, 0.37, 0.06],
            [0, 0.38, -0.1],
            [0.17, 0.33, -0.08],
          ].map(([x = 0, y = 0, z = 0]) => blendInto(ellipsoid(foam, [x, y, z], [0.15, 0.12, 0.15]), 0.04)),
          blendInto(capsule(foam, [-0.2, 0.2, 0.2], [-0.2, 0.06, 0.2], 0.055, 0.05), 0.04),
        ],
        tube(glass, 0.05, [0.27, 0.14, 0], [0.44, 0.1, 0], [0.46, -0.2, 0], [0.27, -0.28, 0]),
      ],
    };
  },
});

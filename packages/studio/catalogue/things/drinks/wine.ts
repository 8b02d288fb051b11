import { clearGlass } from '#catalogue/materials.ts';
import { blendInto, box, capsule, cut, cylinder, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'wine',
  words: {
    en: 'wine, wine glass, champagne flute, glass of wine, red wine, white wine, champagne, prosecco',
    de: 'weinglas, wein, rotwein, weisswein, glas wein, sektglas',
    fr: 'verre de vin, vin rouge, vin blanc',
    es: 'copa de vino, vino, vino tinto',
    it: 'bicchiere di vino, vino rosso, vino bianco',
    pt: 'copo de vinho, vinho, taca de vinho',
    nl: 'wijn, glas wijn, rode wijn',
    emoji: '🍷, 🥂, 🍾',
  },
  theme: 'kitchen',
  kin: ['drink'],
  mould: (tint) => {
    const red = plastic(tint ?? '#7a1226', 0.95);
    return {
      size: 0.45,
      grip: [0, -0.2, 0],
      groups: [
        [ellipsoid(red, [0, 0.16, 0], [0.225, 0.28, 0.225]), cut(box(red, [0, 0.52, 0], [0.4, 0.3, 0.4]))],
        [
          ellipsoid(clearGlass, [0, 0.16, 0], [0.222, 0.31, 0.222]),
          cut(box(clearGlass, [0, -0.1, 0], [0.4, 0.32, 0.4])),
          cut(box(clearGlass, [0, 0.7, 0], [0.4, 0.3, 0.4])),
          cut(ellipsoid(clearGlass, [0, 0.2, 0], [0.19, 0.36, 0.19])),
        ],
        [torus(clearGlass, [0, 0.4, 0], 0.145, 0.016)],
        [
          capsule(clearGlass, [0, -0.12, 0], [0, -0.42, 0], 0.03, 0.026),
          blendInto(cylinder(clearGlass, [0, -0.46, 0], 0.2, 0.018, [0, 0, 0], 0.015), 0.06),
        ],
        [capsule(plastic('#ffffff', 1), [-0.14, 0.2, 0.17], [-0.13, 0.06, 0.17], 0.014)],
      ],
    };
  },
});

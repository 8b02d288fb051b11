import { steel, white } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A wooden spear with a head of steel. */
export default defineThing({
  id: 'spear',
  words: {
    en: 'spear, javelin, harpoon',
    de: 'speer, lanze',

    es: 'lanza',
    it: 'lancia',
    pt: 'lanca',
  },
  kin: ['weapon'],
  mould: (tint) => ({
    size: 1.15,
    grip: [0, -0.1, 0],
    groups: [
      [capsule(plastic(tint ?? '#8a5a2c', 0.4), [0, -0.5, 0], [0, 0.34, 0], 0.022)],
      [
        capsule(steel, [0, 0.34, 0], [0, 0.4, 0], 0.026),
        blendInto(ellipsoid(steel, [0, 0.46, 0], [0.06, 0.14, 0.022]), 0.01),
      ],
      [0.29, 0.32, 0.35].map((y) => torus(plastic('#d92b2b', 0.3), [0, y, 0], 0.024, 0.013)),
      pair((side) => capsule(white, [side * 0.02, 0.28, 0.02], [side * 0.075, 0.16, 0.02], 0.022, 0.008)),
    ],
  }),
});

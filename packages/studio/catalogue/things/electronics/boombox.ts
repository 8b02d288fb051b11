import { ink, steel } from '#catalogue/materials.ts';
import { box, capsule, cylinder, ellipsoid, FACING, pair, plastic, torus, tube } from '#catalogue/mould.ts';
import { darken, hex, lighten } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'boombox',
  words: {
    en: 'boombox, boom box, ghetto blaster, radio, stereo, cassette player',

    es: 'altavoz',
    it: 'altoparlante',
    pt: 'caixa de som',
    emoji: '📻',
  },
  theme: 'music',
  mould: (tint) => {
    const coat = tint ?? hex('#d6dae2');
    const shell = plastic(coat, 0.6);
    return {
      size: 0.48,
      grip: [0, 0.36, 0],
      groups: [
        [box(shell, [0, -0.06, 0], [0.52, 0.28, 0.13], 0.04)],
        pair((side) => cylinder(ink, [side * 0.32, -0.1, 0.13], 0.17, 0.03, FACING, 0.02)),
        pair((side) => torus(steel, [side * 0.32, -0.1, 0.15], 0.16, 0.02, FACING)),
        pair((side) =>
          ellipsoid(
            plastic(lighten(hex('#23242c'), 0.25), 0.6),
            [side * 0.32, -0.1, 0.15],
            [0.07, 0.07, 0.035],
          ),
        ),
        [box(ink, [0, -0.1, 0.13], [0.11, 0.09, 0.015], 0.01)],
        [box(plastic('#f5a0c0', 0.6), [0, -0.1, 0.142], [0.085, 0.05, 0.01], 0.01)],
        [box(plastic('#2cb5e8', 0.9), [0, 0.14, 0.128], [0.3, 0.035, 0.012], 0.01)],
        [-0.09, -0.03, 0.03, 0.09].map((x) =>
          box(plastic('#e4312b', 0.6), [x, -0.27, 0.13], [0.022, 0.022, 0.02], 0.008),
        ),
        tube(
          plastic(darken(coat, 0.35), 0.6),
          0.032,
          [-0.4, 0.2, 0],
          [-0.36, 0.38, 0],
          [0.36, 0.38, 0],
          [0.4, 0.2, 0],
        ),
        [
          capsule(steel, [0.34, 0.22, -0.05], [0.5, 0.56, -0.05], 0.013),
          ellipsoid(steel, [0.5, 0.57, -0.05], [0.024, 0.024, 0.024]),
        ],
      ],
    };
  },
});

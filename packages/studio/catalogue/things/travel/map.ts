import { box, capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'map',
  words: {
    en: 'map, scroll, parchment, diploma, certificate, treasure map, atlas',
    de: 'landkarte',
    fr: 'carte routiere',
    es: 'mapa',
    it: 'mappa',
    nl: 'landkaart',
    emoji: '🗺',
  },
  mould: (tint) => {
    const paper = plastic(tint ?? '#f1dfb4', 0.15);
    const ink = plastic('#7a4d2e', 0.2);
    const tilt = (index: number): readonly [number, number, number] => [0, index % 2 === 0 ? 24 : -24, 0];
    return {
      size: 0.4,
      grip: [0, -0.34, 0],
      groups: [
        [0, 1, 2, 3].map((index) =>
          box(paper, [(index - 1.5) * 0.28, 0, 0], [0.152, 0.4, 0.014], 0.006, tilt(index)),
        ),
        [
          ellipsoid(plastic('#7fb27c', 0.2), [-0.4, 0.14, 0.03], [0.13, 0.16, 0.03], 0, tilt(0)),
          ellipsoid(plastic('#7fb27c', 0.2), [0.16, -0.16, 0.03], [0.12, 0.14, 0.03], 0, tilt(2)),
        ],
        [ellipsoid(plastic('#78bff0', 0.4), [-0.14, 0.22, 0.03], [0.1, 0.08, 0.03], 0, tilt(1))],
        [
          [-0.42, -0.2],
          [-0.3, -0.13],
          [-0.17, -0.12],
          [-0.05, -0.04],
          [0.08, 0.06],
          [0.2, 0.1],
        ].map(([x = 0, y = 0]) => ellipsoid(ink, [x, y, 0.045], [0.028, 0.02, 0.02])),
        [
          capsule(plastic('#d92b2b', 0.5), [0.34, 0.12, 0.05], [0.5, 0.26, 0.03], 0.026),
          capsule(plastic('#d92b2b', 0.5), [0.35, 0.26, 0.05], [0.49, 0.12, 0.03], 0.026),
        ],
      ],
    };
  },
});

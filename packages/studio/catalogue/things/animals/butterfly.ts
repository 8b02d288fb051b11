import { snowWhite } from '#catalogue/materials.ts';
import { capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { hex, lighten } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'butterfly',
  words: {
    en: 'butterfly, moth',
    de: 'schmetterling',
    fr: 'papillon',
    es: 'mariposa',
    it: 'farfalla',
    pt: 'borboleta',
    nl: 'vlinder',
    emoji: '🦋',
  },
  theme: 'garden',
  costume: { colour: 'orange' },
  mould: (tint) => {
    const coat = tint ?? hex('#f5871f');
    const wing = plastic(coat, 0.6);
    const edge = plastic('#26212b', 0.6);
    const spot = plastic(lighten(coat, 0.55), 0.6);
    return {
      size: 0.4,
      grip: [0, -0.3, 0],
      groups: [
        pair((side) =>
          ellipsoid(edge, [side * 0.28, 0.17, -0.01], [0.31, 0.235, 0.028], 0, [0, side * 14, side * 34]),
        ),
        pair((side) =>
          ellipsoid(wing, [side * 0.26, 0.16, 0.012], [0.25, 0.18, 0.026], 0, [0, side * 14, side * 34]),
        ),
        pair((side) =>
          ellipsoid(edge, [side * 0.2, -0.2, -0.01], [0.21, 0.19, 0.026], 0, [0, side * 14, side * -40]),
        ),
        pair((side) =>
          ellipsoid(wing, [side * 0.19, -0.19, 0.012], [0.16, 0.14, 0.024], 0, [0, side * 14, side * -40]),
        ),
        pair((side) => ellipsoid(spot, [side * 0.34, 0.22, 0.035], [0.07, 0.055, 0.02])),
        pair((side) => ellipsoid(spot, [side * 0.22, -0.2, 0.035], [0.06, 0.05, 0.02])),
        [
          capsule(edge, [0, -0.32, 0.03], [0, 0.16, 0.03], 0.035, 0.055),
          ellipsoid(edge, [0, 0.24, 0.04], [0.07, 0.07, 0.06]),
        ],
        pair((side) => capsule(edge, [side * 0.02, 0.28, 0.04], [side * 0.12, 0.46, 0.04], 0.012)),
        pair((side) => ellipsoid(edge, [side * 0.125, 0.47, 0.04], [0.026, 0.026, 0.026])),
        pair((side) => ellipsoid(snowWhite, [side * 0.03, 0.25, 0.09], [0.022, 0.026, 0.014])),
      ],
    };
  },
});

import { blendInto, box, cut, cylinder, ellipsoid, metal, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A cook's knife, its blade up. */
export default defineThing({
  id: 'knife',
  words: {
    en: 'knife, kitchen knife, chef knife, chefs knife, cooks knife, carving knife, bread knife, butcher knife, butchers knife, cleaver, meat cleaver',
    de: 'messer, kochmesser',
    fr: 'couteau',
    es: 'cuchillo',
    it: 'coltello',
    pt: 'faca',
    emoji: '🔪',
  },
  kin: ['kitchen-tool', 'weapon'],
  mould: (tint) => {
    const handle = plastic(tint ?? '#2a2529', 0.7);
    const steel = metal('#cfd5dc');
    return {
      size: 0.5,
      grip: [0.02, -0.36, 0],
      heldTurn: [0, 0, 8],
      groups: [
        [
          box(steel, [-0.03, 0.16, 0], [0.115, 0.42, 0.018], 0.01),
          // The edge runs up to the point in one curve.
          cut(ellipsoid(steel, [-0.36, 0.52, 0], [0.3, 0.62, 0.2], 0, [0, 0, -12])),
        ],
        [box(metal('#9aa2ad'), [0.02, -0.25, 0], [0.06, 0.035, 0.034], 0.012)],
        [
          box(handle, [0.03, -0.4, 0], [0.056, 0.14, 0.038], 0.03),
          blendInto(ellipsoid(handle, [0.02, -0.54, 0], [0.072, 0.05, 0.044]), 0.03),
        ],
        [-0.34, -0.45].map((y) => cylinder(metal('#e8ebef'), [0.03, y, 0.036], 0.018, 0.008, [90, 0, 0])),
      ],
    };
  },
});

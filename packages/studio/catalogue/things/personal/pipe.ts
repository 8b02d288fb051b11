import { blendInto, capsule, cut, cylinder, metal, plastic, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A bent tobacco pipe. */
export default defineThing({
  id: 'pipe',
  words: {
    en: 'pipe, tobacco pipe, smoking pipe, corn cob pipe, smoking a pipe',
    de: 'pfeife, tabakspfeife',
    fr: 'une pipe',
    es: 'una pipa',
    it: 'la pipa',
    pt: 'cachimbo',
    nl: 'pijp',
  },
  mould: (tint) => {
    const briar = plastic(tint ?? '#7a3f1f', 0.9);
    const stem = plastic('#1f1c20', 0.9);
    return {
      size: 0.4,
      grip: [0.24, 0.08, 0],
      heldTurn: [0, 0, -8],
      groups: [
        [
          capsule(briar, [-0.3, -0.2, 0], [-0.3, 0.16, 0], 0.15, 0.17),
          blendInto(capsule(briar, [-0.3, -0.22, 0], [-0.06, -0.12, 0], 0.1, 0.06), 0.06),
          cut(cylinder(briar, [-0.3, 0.32, 0], 0.3, 0.08)),
          cut(cylinder(briar, [-0.3, 0.26, 0], 0.11, 0.12)),
        ],
        [cylinder(plastic('#2a1a12', 0.1), [-0.3, 0.16, 0], 0.11, 0.02)],
        [capsule(metal('#e0b13a'), [-0.08, -0.13, 0], [-0.03, -0.1, 0], 0.068)],
        tube(stem, 0.05, [-0.04, -0.11, 0], [0.18, 0.06, 0], [0.34, 0.14, 0], [0.48, 0.16, 0]),
      ],
    };
  },
});

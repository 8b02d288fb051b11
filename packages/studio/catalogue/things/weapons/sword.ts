import { box, capsule, ellipsoid, metal, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'sword',
  words: {
    en: 'sword, katana, sabre, saber, blade, rapier, dagger, cutlass',
    de: 'schwert',
    fr: 'epee',
    es: 'espada',
    it: 'spada',
    nl: 'zwaard',
    emoji: '🗡, ⚔',
  },
  theme: 'fantasy',
  kin: ['weapon'],
  mould: (tint) => ({
    size: 0.95,
    grip: [0, -0.38, 0],
    heldTurn: [14, 0, 16],
    groups: [
      [
        box(tint ? plastic(tint, 0.9) : metal('#d2d7e0'), [0, 0.12, 0], [0.05, 0.36, 0.014], 0.012),
        { ...box(metal('#d2d7e0'), [0, 0.46, 0], [0.034, 0.034, 0.012], 0.01, [0, 0, 45]), blend: 0.03 },
      ],
      [box(metal('#e0b13a'), [0, -0.26, 0], [0.15, 0.025, 0.035], 0.02)],
      [capsule(plastic('#5a2f22', 0.4), [0, -0.28, 0], [0, -0.44, 0], 0.032)],
      [ellipsoid(metal('#e0b13a'), [0, -0.48, 0], [0.045, 0.045, 0.045])],
    ],
  }),
});

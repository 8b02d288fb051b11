import { steel, tyreRubber, windowGlass } from '#catalogue/materials.ts';
import { blendInto, box, capsule, cylinder, ellipsoid, FACING, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';
import { wheel } from './parts/wheel.ts';

export default defineThing({
  id: 'car',
  words: {
    en: 'golf cart, golf buggy, go kart, go cart, car, race car, racing car, sports car, automobile, taxi, convertible',
    de: 'auto, wagen, sportwagen',
    fr: 'voiture',
    es: 'coche, carro',
    it: 'macchina',
    nl: 'raceauto',
    emoji: '🚗, 🚕, 🚙, 🏎',
  },
  theme: 'city',
  kin: ['vehicle'],
  stands: true,
  mould: (tint) => {
    const paint = plastic(tint ?? '#e4312b', 0.95);
    return {
      size: 0.42,
      grip: [0, -0.2, 0],
      groups: [
        [
          box(paint, [0, -0.1, 0], [0.54, 0.14, 0.24], 0.1),
          blendInto(box(paint, [0.03, 0.1, 0], [0.3, 0.15, 0.2], 0.12), 0.05),
        ],
        [box(windowGlass, [0.14, 0.1, 0.19], [0.12, 0.085, 0.02], 0.03)],
        [box(windowGlass, [-0.11, 0.1, 0.19], [0.1, 0.085, 0.02], 0.03)],
        [box(windowGlass, [-0.25, 0.1, 0], [0.04, 0.085, 0.15], 0.03, [0, 0, -20])],
        ...wheel(-0.32, -0.22, 0.2, 0.13),
        ...wheel(0.32, -0.22, 0.2, 0.13),
        [
          cylinder(tyreRubber, [-0.32, -0.22, -0.2], 0.13, 0.06, FACING, 0.03),
          cylinder(tyreRubber, [0.32, -0.22, -0.2], 0.13, 0.06, FACING, 0.03),
        ],
        pair((side) => ellipsoid(plastic('#fff3a6', 1), [-0.53, -0.06, side * 0.15], [0.035, 0.055, 0.055])),
        [
          box(steel, [-0.53, -0.19, 0], [0.04, 0.03, 0.22], 0.025),
          capsule(steel, [-0.02, -0.02, 0.24], [0.06, -0.02, 0.24], 0.014),
        ],
      ],
    };
  },
});

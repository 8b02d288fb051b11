import { charcoal, steel, tyreRubber, windowGlass } from '#catalogue/materials.ts';
import { blendInto, box, capsule, cylinder, ellipsoid, FACING, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';
import { wheel } from './parts/wheel.ts';

export default defineThing({
  id: 'truck',
  words: {
    en: 'truck, lorry, pickup, pickup truck, pick up truck, dump truck, tow truck, monster truck, semi truck, big rig, fire truck, fire engine, delivery van, van, caravan, motorhome, camper van, campervan, ambulance',
    de: 'wohnmobil, wohnwagen, krankenwagen, lastwagen, lkw, feuerwehrauto, laster, feuerwehrwagen',
    fr: 'camion',
    es: 'camioneta',
    it: 'camion dei pompieri, furgone',
    pt: 'caminhao',
    nl: 'vrachtwagen',
    emoji: '🚚, 🚛, 🛻, 🚐, 🚒',
  },
  theme: 'city',
  kin: ['vehicle'],
  stands: true,
  mould: (tint) => {
    const paint = plastic(tint ?? '#2563c9', 0.95);
    const load = plastic('#f1efe8', 0.7);
    return {
      size: 0.5,
      grip: [0, -0.2, 0],
      groups: [
        [box(charcoal, [0.02, -0.24, 0], [0.48, 0.045, 0.17], 0.03)],
        [
          box(paint, [-0.35, -0.01, 0], [0.16, 0.24, 0.21], 0.06),
          blendInto(box(paint, [-0.44, -0.13, 0], [0.09, 0.11, 0.21], 0.05), 0.03),
        ],
        [box(windowGlass, [-0.35, 0.09, 0.2], [0.09, 0.085, 0.02], 0.03)],
        [box(windowGlass, [-0.5, 0.09, 0], [0.02, 0.085, 0.15], 0.02, [0, 0, -8])],
        [box(load, [0.17, 0.08, 0], [0.33, 0.29, 0.22], 0.03)],
        [box(paint, [0.17, 0.08, 0.215], [0.33, 0.05, 0.012], 0.01)],
        [-0.13, 0.47].map((x) => box(steel, [x, 0.08, 0.2], [0.014, 0.28, 0.03], 0.01)),
        ...wheel(-0.33, -0.3, 0.17, 0.13),
        ...wheel(0.1, -0.3, 0.17, 0.13),
        ...wheel(0.36, -0.3, 0.17, 0.13),
        [-0.33, 0.1, 0.36].map((x) => cylinder(tyreRubber, [x, -0.3, -0.17], 0.13, 0.06, FACING, 0.03)),
        [capsule(steel, [-0.15, -0.16, 0.2], [-0.15, 0.42, 0.2], 0.026)],
        pair((side) => ellipsoid(plastic('#fff3a6', 1), [-0.53, -0.1, side * 0.14], [0.035, 0.05, 0.05])),
        [
          box(steel, [-0.52, -0.23, 0], [0.04, 0.04, 0.21], 0.025),
          capsule(steel, [-0.31, -0.06, 0.22], [-0.25, -0.06, 0.22], 0.014),
        ],
      ],
    };
  },
});

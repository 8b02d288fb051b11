import { steel } from '#catalogue/materials.ts';
import { blendInto, box, capsule, cylinder, ellipsoid, FACING, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'sewing-machine',
  words: {
    en: 'sewing machine, sewing, quilting',
    de: 'nahmaschine',
    fr: 'machine a coudre',
    es: 'maquina de coser',
    it: 'macchina da cucire',
    pt: 'maquina de costura',
    nl: 'naaimachine',
    emoji: '🧵, 🪡',
  },
  stands: true,
  mould: (tint) => {
    const shell = plastic(tint ?? '#7fcfc4', 0.9);
    return {
      size: 0.5,
      grip: [0, 0, 0],
      groups: [
        [box(plastic('#f4f2ec', 0.8), [0, -0.34, 0], [0.5, 0.07, 0.2], 0.05)],
        [
          box(shell, [0.32, -0.02, 0], [0.13, 0.27, 0.13], 0.07),
          blendInto(box(shell, [0, 0.18, 0], [0.42, 0.11, 0.12], 0.08), 0.08),
          blendInto(box(shell, [-0.33, 0.08, 0], [0.1, 0.17, 0.11], 0.06), 0.05),
        ],
        [
          capsule(steel, [-0.33, -0.08, 0.02], [-0.33, -0.24, 0.02], 0.022, 0.012),
          box(steel, [-0.33, -0.26, 0.03], [0.07, 0.014, 0.05], 0.008),
        ],
        [cylinder(plastic('#f4f2ec', 0.8), [0.48, 0.14, 0], 0.13, 0.05, [0, 0, 90], 0.03)],
        [
          cylinder(plastic('#e4312b', 0.5), [0.1, 0.36, 0], 0.06, 0.07),
          cylinder(plastic('#f4f2ec', 0.5), [0.1, 0.44, 0], 0.07, 0.014),
        ],
        [
          cylinder(plastic('#f4f2ec', 0.8), [0.32, 0.04, 0.13], 0.06, 0.03, FACING, 0.02),
          ellipsoid(plastic('#ffc72c', 0.9), [0.04, 0.18, 0.12], [0.04, 0.04, 0.02]),
        ],
        [box(plastic('#ef7fae', 0.3), [-0.28, -0.26, 0.12], [0.24, 0.012, 0.14], 0.01, [6, 6, 0])],
      ],
    };
  },
});

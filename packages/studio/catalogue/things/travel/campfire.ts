import { oak } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'campfire',
  words: {
    en: 'campfire, camp fire, bonfire, fire, flames',
    de: 'lagerfeuer',
    fr: 'feu de camp',
    es: 'fogata, fuego, hoguera',
    it: 'falo',
    pt: 'fogueira',
    nl: 'kampvuur',
    emoji: '🔥',
  },
  theme: 'garden',
  stands: true,
  mould: (tint) => {
    const flame = plastic(tint ?? '#f26a1b', 0.9);
    return {
      size: 0.46,
      grip: [0, 0, 0],
      groups: [
        [-70, -35, 0, 35, 70, 130, 230].map((angle) =>
          ellipsoid(
            plastic('#8f939d', 0.3),
            [Math.sin(angle / 57.3) * 0.42, -0.4, Math.cos(angle / 57.3) * 0.28],
            [0.11, 0.075, 0.09],
          ),
        ),
        [
          capsule(oak, [-0.3, -0.36, 0.12], [0.26, -0.16, -0.08], 0.065),
          capsule(oak, [0.3, -0.36, 0.12], [-0.26, -0.16, -0.08], 0.065),
          capsule(plastic('#7c4f2a', 0.4), [0, -0.38, 0.2], [0, -0.14, -0.14], 0.06),
        ],
        [
          capsule(flame, [0, -0.14, 0], [0.02, 0.46, 0], 0.22, 0.015),
          blendInto(capsule(flame, [-0.14, -0.14, 0], [-0.26, 0.2, 0], 0.13, 0.012), 0.05),
          blendInto(capsule(flame, [0.14, -0.14, 0], [0.26, 0.24, 0], 0.13, 0.012), 0.05),
        ],
        [
          capsule(plastic('#ffc72c', 1), [0, -0.14, 0.13], [0.02, 0.22, 0.09], 0.13, 0.012),
          capsule(plastic('#fff0b8', 1), [0, -0.16, 0.22], [0, 0.02, 0.17], 0.065, 0.01),
        ],
      ],
    };
  },
});

import { brass, glossyInk } from '#catalogue/materials.ts';
import { box, cylinder, FACING, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'accordion',
  words: {
    en: 'accordion, concertina, squeezebox',
    de: 'akkordeon',
    fr: 'accordeon',
    es: 'acordeon',
    it: 'fisarmonica',
    pt: 'acordeao, sanfona',
    emoji: '🪗',
  },
  theme: 'music',
  kin: ['instrument'],
  mould: (tint) => {
    const shell = plastic(tint ?? '#c8242f', 0.9);
    const ivory = plastic('#f8f4e6', 0.7);
    return {
      size: 0.5,
      grip: [0.36, -0.1, 0],
      groups: [
        [box(shell, [-0.4, 0, 0], [0.1, 0.36, 0.17], 0.05)],
        [box(shell, [0.4, 0, 0], [0.1, 0.36, 0.17], 0.05)],
        [-0.25, -0.15, -0.05, 0.05, 0.15, 0.25].map((x, fold) =>
          box(
            fold % 2 === 0 ? glossyInk : shell,
            [x, 0, 0],
            [0.036, fold % 2 === 0 ? 0.33 : 0.3, 0.15],
            0.02,
          ),
        ),
        [-0.3, -0.2, -0.1, 0, 0.1, 0.2].map((x) => box(brass, [x, 0, 0], [0.016, 0.28, 0.135], 0.01)),
        [box(ivory, [0.4, 0, 0.17], [0.075, 0.31, 0.02], 0.01)],
        [-0.22, -0.11, 0, 0.11, 0.22].map((y) =>
          box(glossyInk, [0.365, y, 0.192], [0.042, 0.026, 0.014], 0.008),
        ),
        [-0.2, -0.1, 0, 0.1, 0.2].map((y) => cylinder(ivory, [-0.4, y, 0.17], 0.032, 0.02, FACING, 0.01)),
      ],
    };
  },
});

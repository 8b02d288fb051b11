import { white } from '#catalogue/materials.ts';
import { cylinder, plastic, torus } from '#catalogue/mould.ts';
import { hex, lighten } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'frisbee',
  words: {
    en: 'frisbee, ultimate frisbee, flying disc, disc golf',
    emoji: '🥏',
  },
  theme: 'sport',
  mould: (tint) => {
    const colour = tint ?? hex('#e4312b');
    const paint = plastic(colour, 0.9);
    return {
      size: 0.4,
      grip: [0, -0.36, 0],
      heldTurn: [0, 0, 10],
      groups: [
        [cylinder(paint, [0, 0, 0], 0.44, 0.05, [34, 0, 0], 0.045)],
        [torus(paint, [0, 0, 0], 0.43, 0.055, [34, 0, 0])],
        [0.34, 0.3, 0.26].map((radius) =>
          torus(plastic(lighten(colour, 0.25), 0.8), [0, 0.041, 0.028], radius, 0.012, [34, 0, 0]),
        ),
        [torus(white, [0, 0.041, 0.028], 0.18, 0.022, [34, 0, 0])],
        [cylinder(white, [0, 0.041, 0.028], 0.09, 0.012, [34, 0, 0])],
      ],
    };
  },
});

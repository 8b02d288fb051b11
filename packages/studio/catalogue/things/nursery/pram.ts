import { brass, glossyInk, steel } from '#catalogue/materials.ts';
import {
  box,
  capsule,
  cut,
  cylinder,
  ellipsoid,
  FACING,
  pair,
  plastic,
  torus,
  tube,
} from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'pram',
  words: {
    en: 'pram, stroller, pushchair, baby buggy, baby carriage',
    de: 'kinderwagen',
    fr: 'poussette',
    es: 'cochecito',
    it: 'passeggino',
    pt: 'carrinho de bebe',
    emoji: '🍼',
  },
  theme: 'garden',
  stands: true,
  mould: (tint) => {
    const cloth = tint ?? hex('#2f7fc4');
    const body = plastic(cloth, 0.5);
    const hood = plastic(darken(cloth, 0.2), 0.5);
    return {
      size: 0.56,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(body, [0, 0.04, 0], [0.42, 0.34, 0.22]),
          cut(box(body, [0, 0.32, 0], [0.6, 0.28, 0.4]), 0.02),
        ],
        [
          ellipsoid(hood, [-0.12, 0.06, 0], [0.32, 0.38, 0.235]),
          cut(box(hood, [0.36, 0.2, 0], [0.42, 0.5, 0.4]), 0.02),
          cut(box(hood, [0, -0.32, 0], [0.6, 0.36, 0.4]), 0.02),
        ],
        [ellipsoid(plastic('#f4c9a4', 0.4), [0.06, 0.14, 0.02], [0.13, 0.13, 0.12])],
        [0.02, 0.1].map((at) => ellipsoid(glossyInk, [at, 0.16, 0.135], [0.016, 0.022, 0.012])),
        [box(plastic('#f8f4e6', 0.3), [0.2, 0.05, 0], [0.18, 0.04, 0.19], 0.03)],
        tube(steel, 0.022, [0.3, -0.06, 0.18], [0.5, 0.24, 0.18], [0.56, 0.26, 0.18]),
        [capsule(glossyInk, [0.56, 0.26, 0.18], [0.56, 0.26, -0.18], 0.032)],
        [
          capsule(steel, [-0.26, -0.12, 0.18], [0.24, -0.36, 0.18], 0.02),
          capsule(steel, [0.26, -0.12, 0.18], [-0.24, -0.36, 0.18], 0.02),
        ],
        pair((side) => torus(glossyInk, [side * 0.25, -0.36, 0.2], 0.13, 0.03, FACING)),
        pair((side) => cylinder(brass, [side * 0.25, -0.36, 0.2], 0.045, 0.03, FACING)),
        pair((side) => torus(glossyInk, [side * 0.25, -0.36, -0.18], 0.13, 0.03, FACING)),
      ],
    };
  },
});

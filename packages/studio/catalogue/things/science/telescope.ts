import { brass, glossyBlack } from '#catalogue/materials.ts';
import { capsule, cut, cylinder, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

const ALONG_TELESCOPE = (t: number): readonly [number, number, number] => [0.84 * t, 0.14 + 0.5 * t, 0.2 * t];

export default defineThing({
  id: 'telescope',
  words: {
    en: 'telescope, spyglass, stargazing',
    de: 'teleskop, fernrohr',
    es: 'telescopio',
    nl: 'telescoop',
    emoji: '🔭',
  },
  theme: 'space',
  kin: ['lens'],
  isSet: true,
  stands: true,
  mould: (tint) => {
    const body = plastic(tint ?? '#f4f2ec', 0.85);
    const wood = plastic('#8b4a2b', 0.6);
    const at = ALONG_TELESCOPE;
    return {
      size: 0.7,
      grip: [0, -0.2, 0],
      groups: [
        [capsule(body, at(-0.12), at(0.38), 0.11, 0.125), cut(ellipsoid(body, at(0.52), [0.12, 0.12, 0.12]))],
        [torus(brass, at(0.4), 0.118, 0.03, [12, 0, -59])],
        [ellipsoid(plastic('#2c4f9a', 1), at(0.41), [0.1, 0.1, 0.06])],
        [capsule(brass, at(-0.14), at(-0.36), 0.08, 0.075)],
        [capsule(glossyBlack, at(-0.36), at(-0.48), 0.06, 0.055)],
        [capsule(brass, [0.08, 0.36, 0.02], [0.36, 0.52, 0.08], 0.026)],
        [cylinder(brass, [0, 0.0, 0], 0.09, 0.05)],
        [
          capsule(wood, [0, 0, 0], [-0.26, -0.48, 0.1], 0.032, 0.024),
          capsule(wood, [0, 0, 0], [0.26, -0.48, 0.1], 0.032, 0.024),
          capsule(wood, [0, 0, 0], [0.03, -0.46, -0.2], 0.032, 0.024),
        ],
      ],
    };
  },
});

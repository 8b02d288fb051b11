import { rubber, steel } from '#catalogue/materials.ts';
import { box, capsule, cylinder, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A pair of binoculars, the large lenses down and to the viewer. */
export default defineThing({
  id: 'binoculars',
  words: {
    en: 'binoculars, binocular, field glasses',
    de: 'fernglas, feldstecher',
    fr: 'jumelles',
    es: 'prismaticos',
    it: 'binocolo',
    pt: 'binoculos',
    nl: 'verrekijker',
  },
  theme: 'garden',
  kin: ['lens'],
  isSet: true,
  mould: (tint) => {
    const body = plastic(tint ?? '#3a3f35', 0.4);
    const tilt = [-27, 0, 0] as const;
    return {
      size: 0.34,
      grip: [0.2, -0.1, 0],
      groups: [
        pair((side) => capsule(body, [side * 0.17, 0.3, -0.12], [side * 0.22, -0.28, 0.17], 0.11, 0.19)),
        pair((side) => cylinder(rubber, [side * 0.165, 0.38, -0.16], 0.12, 0.06, [...tilt], 0.02)),
        pair((side) => cylinder(rubber, [side * 0.228, -0.36, 0.21], 0.22, 0.07, [...tilt], 0.02)),
        pair((side) =>
          cylinder(plastic('#7fc4f2', 1), [side * 0.23, -0.42, 0.25], 0.16, 0.03, [...tilt], 0.01),
        ),
        [box(rubber, [0, 0.08, 0], [0.12, 0.13, 0.06], 0.03, [...tilt])],
        [cylinder(steel, [0, 0.16, 0.07], 0.06, 0.07, [0, 0, 90], 0.01)],
      ],
    };
  },
});

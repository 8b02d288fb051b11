import { ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';
import { seam } from './parts/ball-seam.ts';

export default defineThing({
  id: 'tennis-ball',
  words: {
    en: 'tennis ball, padel ball',
  },
  theme: 'sport',
  kin: ['ball'],
  ball: 'tennis-ball',
  mould: (tint) => ({
    size: 0.26,
    grip: [0, -0.3, 0],
    groups: [
      [ellipsoid(plastic(tint ?? '#d4e637', 0.15), [0, 0, 0], [0.5, 0.5, 0.5])],
      ...[-62, 62].map((degrees) => [seam(plastic('#fbfbf4', 0.3), degrees, 0.024)]),
    ],
  }),
});

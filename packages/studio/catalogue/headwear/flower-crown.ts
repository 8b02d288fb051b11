import { hex, mix } from '../../colour.ts';
import { ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const flowerCrown: HeadwearEntry = {
  words: `flower crown, flowers in hair, flowers in her hair, flower wreath, wreath, garland, laurel wreath
    · de blumenkranz · fr couronne de fleurs · es corona de flores · it corona di fiori · pt coroa de flores
    · nl bloemenkrans`,
  overHair: true,
  mould: (tint) => {
    const petals = tint
      ? [tint, mix(tint, [255, 255, 255], 0.5)]
      : ['#ef7fae', '#f8f5ec', '#f7cd2b', '#b69be0'].map(hex);
    return [
      [torus(plastic('#3f8f4a', 0.4), [0, 1.2, -0.03], 1.42, 0.12, [-6, 0, 0])],
      Array.from({ length: 11 }, (_, i) => {
        const a = (i - 5) * 0.4;
        return ellipsoid(
          plastic(petals[i % petals.length] ?? hex('#ef7fae'), 0.4),
          [Math.sin(a) * 1.46, 1.24 + Math.cos(a) * 0.12, Math.cos(a) * 1.46],
          [0.3, 0.3, 0.24],
        );
      }),
      Array.from({ length: 11 }, (_, i) => {
        const a = (i - 5) * 0.4;
        return ellipsoid(
          plastic('#f2a51d', 0.5),
          [Math.sin(a) * 1.7, 1.25 + Math.cos(a) * 0.13, Math.cos(a) * 1.7],
          [0.12, 0.12, 0.1],
        );
      }),
    ];
  },
};

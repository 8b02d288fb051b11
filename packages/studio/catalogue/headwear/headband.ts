import { hex } from '../../colour.ts';
import { plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const headband: HeadwearEntry = {
  words: `headband, head band, sweatband, sweat band, hairband, hair band, alice band · de stirnband, haarreif,
    haarband · fr serre tete, bandeau · es diadema, cinta en el pelo · it cerchietto, fascia per capelli
    · pt faixa na cabeca, tiara de cabelo · nl hoofdband`,
  mould: (tint) => {
    const colour = tint ?? hex('#d92b2b');
    return [
      [-0.12, 0, 0.12].map((up) =>
        torus(plastic(colour, 0.15), [0, 1.02 + up, -0.1], 1.33 - up * 0.25, 0.13, [-10, 0, 0]),
      ),
    ];
  },
};

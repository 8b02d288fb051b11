import { darken, hex } from '../../colour.ts';
import { wordsDecal } from '../../typesetting/print-words.ts';
import { box, cylinder, ellipsoid, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const cap: HeadwearEntry = {
  words: {
    en: 'cap, baseball cap, snapback, baseball hat, trucker cap, trucker hat, dad hat, dad cap, visor, sun visor, peaked cap',
    de: 'mutze',
    fr: 'casquette',
    es: 'gorra, gorra de beisbol',
    it: 'cappellino, cappellino da baseball',
    nl: 'een pet, rode pet, blauwe pet, zwarte pet, petje, baseballcap',
    emoji: '🧢',
  },
  closeFit: { from: 0.85, tilt: 0 },
  mould: (tint, words) => {
    const cloth = plastic(tint ?? '#2563c9', 0.35);
    const front = words
      ? { ...cloth, decal: wordsDecal(words, cloth.colour, [0, 1.46], [0.86, 0.34], 60) }
      : cloth;
    return [
      [
        ellipsoid(front, [0, 0.85, -0.1], [1.5, 1.3, 1.55]),
        { ...box(cloth, [0, -0.5, 0], [2.5, 1.25, 2.5]), cutOut: true, blend: 0.1 },
      ],
      [ellipsoid(cloth, [0, 0.92, 1.45], [1.05, 0.14, 1.05], 0, [14, 0, 0])],
      [ellipsoid(plastic(darken(tint ?? hex('#2563c9'), 0.3), 0.4), [0, 2.15, -0.1], [0.14, 0.1, 0.14])],
      // A stitched patch, not a badge: the cap in a photo bears none.
      ...(words
        ? []
        : [
            [
              cylinder(
                plastic(darken(tint ?? hex('#2563c9'), 0.12), 0.3),
                [0, 1.45, 1.27],
                0.34,
                0.05,
                [68, 0, 0],
              ),
            ],
          ]),
    ];
  },
};

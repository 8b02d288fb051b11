import {
  type AccessoryModel,
  blendInto,
  capsule,
  cut,
  cylinder,
  FACING,
  pair,
  plastic,
  torus,
} from '#catalogue/mould.ts';
import type { Rgb } from '#colour.ts';
import { wordsDecal } from '#typesetting/print-words.ts';
import { defineThing } from '../thing.ts';

/** Half the width and height of the words on it. */
const WORDS = [0.265, 0.33] as const;

/** A cup with a handle and a heart on it, or words: then it is larger, for they are to be read. */
const form = (tint: Rgb | undefined, words?: string): AccessoryModel => {
  const clay = plastic(tint ?? '#f4f2ec', 0.95);
  const heart = plastic('#e4312b', 0.9);
  const print = words ? { ...clay, decal: wordsDecal(words, clay.colour, [-0.06, -0.03], WORDS, 26) } : clay;
  return {
    size: words ? 0.48 : 0.3,
    grip: [0.42, 0, 0],
    groups: [
      [
        cylinder(print, [-0.06, 0, 0], 0.36, 0.42, [0, 0, 0], 0.05),
        cut(cylinder(clay, [-0.06, 0.32, 0], 0.3, 0.2)),
        blendInto(torus(clay, [0.28, -0.01, 0], 0.2, 0.052, FACING), 0.03),
      ],
      [cylinder(plastic('#4a2a18', 0.9), [-0.06, 0.3, 0], 0.31, 0.02)],
      ...(words
        ? []
        : [
            pair((side) =>
              blendInto(
                capsule(heart, [-0.06, -0.1, 0.33], [-0.06 + side * 0.062, 0.05, 0.325], 0.03, 0.075),
                0.02,
              ),
            ),
          ]),
    ],
  };
};

export default defineThing({
  id: 'mug',
  words: {
    en: 'mug, cup, tea, cocoa, cuppa, coffee cup, coffee mug, tea cup, teacup, tea mug, cup of tea, cup of coffee, cup of cocoa, mug of tea, mug of coffee, mug of cocoa, hot chocolate, mug of hot chocolate, cup of hot chocolate',
    de: 'tasse, tasse kaffee, tasse tee, kaffeetasse, teetasse, becher tee, kakao, heisse schokolade, teebecher',
    fr: 'tasse de cafe, tasse de the, chocolat chaud',
    es: 'taza, taza de cafe, taza de te, chocolate caliente, una tacita',
    it: 'tazza, tazza di caffe, tazza di te, tazzina, cioccolata calda',
    pt: 'xicara, caneca, xicara de cha, chocolate quente',
    nl: 'kopje, beker, mok, kopje thee, kop thee, kop koffie, warme chocolademelk, chocolademelk',
    emoji: '☕, 🍵',
  },
  theme: 'kitchen',
  kin: ['drink'],
  variantOf: 'coffee',
  mould: form,
  lettered: form,
});

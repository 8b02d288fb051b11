import { type AccessoryModel, box, capsule, pair, plastic } from '#catalogue/mould.ts';
import { hex, type Rgb } from '#colour.ts';
import { wordsDecal } from '#typesetting/print-words.ts';
import { defineThing } from '../thing.ts';

/** A teacher's board in its frame on two feet, with the words or a sum, chalk on its ledge. */
const form = (tint: Rgb | undefined, words = '2 + 2 = 4'): AccessoryModel => {
  const board = plastic(tint ?? '#24523f', 0.15);
  const wood = plastic('#a9713d', 0.4);
  const chalk = wordsDecal(words, hex('#20362c'), [0, 0.1], [0.48, 0.3], 26);
  return {
    size: 0.8,
    grip: [0, -0.4, 0],
    groups: [
      pair((side) => capsule(wood, [side * 0.36, -0.2, -0.03], [side * 0.44, -0.52, 0.06], 0.034)),
      [box(wood, [0, 0.1, -0.01], [0.6, 0.42, 0.02], 0.02)],
      [box({ ...board, decal: chalk }, [0, 0.1, 0.02], [0.54, 0.36, 0.02], 0.01)],
      [box(wood, [0, -0.31, 0.07], [0.5, 0.02, 0.06], 0.015)],
      [capsule(plastic('#fbf8f0', 0.2), [-0.3, -0.27, 0.08], [-0.12, -0.27, 0.08], 0.025)],
      [box(plastic('#e0b13a', 0.2), [0.26, -0.26, 0.08], [0.11, 0.035, 0.04], 0.015)],
    ],
  };
};

export default defineThing({
  id: 'blackboard',
  words: {
    en: 'blackboard, black board, chalkboard, chalk board, chalk, piece of chalk',
    de: 'schultafel, wandtafel, kreide, an der tafel',
    fr: 'tableau noir, craie',
    es: 'pizarra, tiza',
    it: 'lavagna, gesso',
    pt: 'lousa, quadro negro',
    nl: 'schoolbord, krijt',
  },
  stands: true,
  mould: form,
  lettered: form,
});

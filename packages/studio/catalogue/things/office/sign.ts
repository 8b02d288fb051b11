import { type AccessoryModel, box, ellipsoid, plastic } from '#catalogue/mould.ts';
import { darken, type Rgb } from '#colour.ts';
import { wordsDecal } from '#typesetting/print-words.ts';
import { defineThing } from '../thing.ts';

/** Half the width and height of the board. */
const BOARD = [0.56, 0.36] as const;

/** A board on a stick with words on it, or with a star. */
const form = (tint: Rgb | undefined, words?: string): AccessoryModel => {
  const board = plastic(tint ?? '#fbf8f0', 0.3);
  const print = words
    ? { ...board, decal: wordsDecal(words, board.colour, [0, 0.34], [BOARD[0] * 0.9, BOARD[1] * 0.86], 34) }
    : board;
  return {
    size: 0.62,
    grip: [0, -0.52, 0],
    groups: [
      [box(plastic('#c79a5e', 0.3), [0, -0.4, -0.05], [0.04, 0.5, 0.03], 0.01)],
      [box(plastic(darken(board.colour, 0.16), 0.3), [0, 0.34, -0.015], [BOARD[0], BOARD[1], 0.02], 0.02)],
      [box(print, [0, 0.34, 0.012], [BOARD[0] * 0.97, BOARD[1] * 0.96, 0.02], 0.015)],
      ...(words
        ? []
        : [
            [-0.28, 0, 0.28].map((x) =>
              ellipsoid(plastic('#e4312b', 0.6), [x, 0.34, 0.03], [0.085, 0.085, 0.03]),
            ),
          ]),
    ],
  };
};

export default defineThing({
  id: 'sign',
  words: {
    en: 'sign, placard, protest sign, picket sign, cardboard sign, wooden sign, whiteboard, poster',
    de: 'plakat',
    fr: 'pancarte',
    es: 'pancarta',
    it: 'cartello',
    pt: 'placa',
    nl: 'bordje',
    emoji: '🪧',
  },
  mould: form,
  lettered: form,
});

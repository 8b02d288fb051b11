const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;

/** An emoji takes the room of so many letters, so that its outline can be told from others. */
const ROOM_OF_EMOJI = { description: 4, line: 2, name: 5 } as const;
/** Letters that can be read in the room of each text. */
const ROOM = { description: 250, line: 40, name: 120 } as const;
/** More marks on one letter run into the lines above and below it. */
const MARKS = 4;
const PILE_OF_MARKS = new RegExp(`(\\p{M}{${MARKS}})\\p{M}+`, 'gu');
const MORE = '…';

/** What is printed on a box besides its small talk. */
export type PrintedText = keyof typeof ROOM;

/** A text as it is printed. */
export type ReadablePrint = {
  text: string;
  /** Whether the end of it is left out, because it would be too small to be read. */
  isCut: boolean;
};

/**
 * The part of a text that can be read on a box: letters always fit, of many emoji only the first, and no pile of marks. What
 * is left out is shown by three dots. The field and the picture both ask here.
 */
export function readablePrint(kind: PrintedText, text: string): ReadablePrint {
  const plain = text.replace(PILE_OF_MARKS, '$1');
  const graphemes = [...GRAPHEMES.segment(plain)].map(({ segment }) => segment);
  let room: number = ROOM[kind];
  const fitting = graphemes.findIndex((grapheme) => {
    room -= EMOJI.test(grapheme) ? ROOM_OF_EMOJI[kind] : 1;
    return room < 0;
  });
  if (fitting === -1) return { text: plain, isCut: false };
  return { text: `${graphemes.slice(0, fitting).join('').trimEnd()}${MORE}`, isCut: true };
}

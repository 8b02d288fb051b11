const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;

/** How many letters' room an emoji takes, so that its outline can be told from others. */
const ROOM_OF_EMOJI = { description: 4, 'half description': 4, line: 2, name: 5 } as const;
/** Letters that can be read in the room of each text. Two people in one box share the room of a description. */
const ROOM = { description: 250, 'half description': 125, line: 40, name: 120 } as const;
/** More marks on one letter run into the lines above and below it. */
const MARKS = 4;
const PILE_OF_MARKS = new RegExp(`(\\p{M}{${MARKS}})\\p{M}+`, 'gu');
const MORE = '…';

/** What is printed on a box, without its small talk. */
export type PrintedText = keyof typeof ROOM;

/** A text as it is printed. */
export type ReadablePrint = {
  text: string;
  /** Whether the end of it is left out, because it would be too small to be read. */
  isCut: boolean;
};

/**
 * The part of a text that can be read on a box: all letters fit, but only the first of many emoji, and no pile of
 * marks. Three dots show that something is left out. Both the field and the picture use this.
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

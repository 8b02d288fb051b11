import type { RedoBody } from '#features/toytwins/redo/contract.ts';

/** What can be wrong with a toy twin, and where that is put right; in the order in which it is offered. */
export const redoReasonWords: readonly { reason: RedoBody['reason']; words: string; hint: string }[] = [
  { reason: 'not_me', words: 'Not me', hint: '‘Your look’ changes skin, hair, glasses and more.' },
  {
    reason: 'wrong_colours',
    words: 'Wrong colors',
    hint: 'Change the box’s colors below, and the figure’s colors in ‘Your look’ or in your description.',
  },
  {
    reason: 'wrong_thing',
    words: 'Wrong thing',
    hint: 'Take it out below, and add another from the shelf.',
  },
  { reason: 'wrong_words', words: 'Wrong words', hint: 'Change the description, name and line below.' },
  { reason: 'other', words: 'Something else', hint: 'Change what you like, or tell us in a note.' },
];

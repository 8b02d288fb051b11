import { HAIR_LENGTHS, type HairForm } from '../../../look/vocabulary.ts';

/** What is asked of a head, and the answers, in the order of the weights. */
export const ANSWERS = {
  hairLength: HAIR_LENGTHS,
  hairForm: [
    'straight',
    'side parting',
    'swept back',
    'bangs',
    'wavy',
    'curly',
    'afro',
    'spiky',
    'receding',
    'cords',
    'cropped',
  ],
  hairColour: ['black', 'dark brown', 'brown', 'light brown', 'blond', 'red', 'grey', 'white'],
  facialHair: ['none', 'stubble', 'moustache', 'goatee', 'full beard'],
} as const;
export type Question = keyof typeof ANSWERS;
export type Answer<Asked extends Question> = (typeof ANSWERS)[Asked][number];

/**
 * What hair does as an answer; none if it is not seen, or if it is tied up, which its length says. `cropped` is
 * shaved to stubble.
 */
export function strandsOf(form: HairForm | 'none' | 'cropped'): Answer<'hairForm'> | undefined {
  switch (form) {
    case 'braids':
    case 'locs':
    case 'pigtails':
      return 'cords';
    case 'bald':
    case 'none':
    case 'hidden':
    case 'bun':
    case 'ponytail':
      return undefined;
    default:
      return form;
  }
}

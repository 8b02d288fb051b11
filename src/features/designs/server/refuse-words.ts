import { findMarks } from '@toy-twin/studio';
import type { Moderation } from '#services/moderation/index.ts';
import type { Objection } from '#services/moderation/objection.ts';
import type { Design } from '../contract.ts';

/** The words of a toy twin that its owner wrote. */
export type OwnWords = { title: string; prompt: string; design: Pick<Design, 'name' | 'line'> };

/** Words that are refused: the field of the call, and what the person reads. */
export type WordsRefusal = { field: string; message: string };

/** Why words are refused. */
const reasons: Record<Objection, string> = {
  hate: 'We do not print hateful words or symbols on a toy.',
  sexual: 'We do not make nude or sexual figures.',
  minors: 'We do not make figures that sexualize children.',
  violence: 'We do not make figures of real-world terror or bloodshed.',
  'self-harm': 'We do not make figures that show self-harm.',
};

/** The fields that are checked, and what to change in each. */
const fields = [
  {
    field: 'design.name',
    read: ({ design }: OwnWords) => design.name,
    remedy: 'Please change the name on the box.',
  },
  {
    field: 'design.line',
    read: ({ design }: OwnWords) => design.line,
    remedy: 'Please change the line on the box.',
  },
];

/** A refusal of all words together, with every reason: the description is what can always be changed. */
export function refuseTogether(objections: readonly Objection[]): WordsRefusal {
  return { field: 'prompt', message: messageOf(objections, 'Please change your description.') };
}

const messageOf = (objections: readonly Objection[], remedy: string) =>
  [...objections.map((objection) => reasons[objection]), remedy].join(' ');

/** All words in one text, as they are checked: parts that are harmless alone may not be so together. */
export function joinWords({ title, prompt, design }: OwnWords): string {
  return [title, design.line, prompt].filter((text) => text !== undefined).join('\n');
}

/** What our own list refuses, and names of others on the box, at no cost and without asking anybody; undefined without an objection. */
export function refuseByList(
  moderation: Pick<Moderation, 'checkList'>,
  words: OwnWords,
): WordsRefusal | undefined {
  for (const { field, read, remedy } of fields) {
    const printed = read(words) ?? '';
    const [mark] = findMarks(printed);
    if (mark)
      return {
        field,
        message: `${mark.name} is someone else’s name or brand, so we cannot print it. ${remedy}`,
      };
    const objections = moderation.checkList(printed);
    if (objections.length > 0) return { field, message: messageOf(objections, remedy) };
  }
  const objections = moderation.checkList(joinWords(words));
  return objections.length > 0 ? refuseTogether(objections) : undefined;
}

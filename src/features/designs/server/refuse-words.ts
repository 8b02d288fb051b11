import { findMarks } from '@toy-twin/studio';
import type { Moderation } from '#services/moderation/index.ts';
import type { Objection, RefusedWords, WordObjection } from '#services/moderation/objection.ts';
import { isolate } from '#shared/isolate.ts';
import type { Design } from '../contract.ts';

/** The words of a toy twin that its owner wrote. */
export type OwnWords = { title: string; prompt: string; design: Pick<Design, 'name' | 'line' | 'second'> };

/** Words that are refused: the field of the call, what the person reads, and what of our lists was found. */
export type WordsRefusal = { field: string; message: string; found: readonly RefusedWords[] };

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
  {
    field: 'design.second.name',
    read: ({ design }: OwnWords) => design.second?.name,
    remedy: 'Please change the second name on the box.',
  },
];

const DESCRIPTION_REMEDY = 'Please change your description.';
const SECOND_REMEDY = 'Please change the second description.';

/** A refusal by the moderation provider, with every reason: the description is what can always be changed. */
export function refuseTogether(objections: readonly WordObjection[]): Omit<WordsRefusal, 'found'> {
  const found = objections.map((objection) => ({ objection, word: '' }));
  return { field: 'prompt', message: messageOf(found, DESCRIPTION_REMEDY) };
}

/** Why words are refused, and what to change. */
export function messageOf(
  found: readonly Pick<RefusedWords, 'objection' | 'word'>[],
  remedy: string = DESCRIPTION_REMEDY,
): string {
  return [...new Set(found.map(reasonOf)), remedy].join(' ');
}

function reasonOf({ objection, word }: Pick<RefusedWords, 'objection' | 'word'>): string {
  const written = word.replaceAll('*', '');
  switch (objection) {
    case 'own':
      return `We do not print “${isolate(written)}” on a toy.`;
    case 'mark':
      return someoneElses(written);
    default:
      return reasons[objection];
  }
}

/** Without what stands around it. */
const markFound = (name: string): RefusedWords => ({
  objection: 'mark',
  language: 'any',
  word: name.toLowerCase(),
});

const someoneElses = (name: string) =>
  `${isolate(name)} is someone else’s name or brand, so we cannot print it.`;

/** All words in one text, as they are checked: parts that are harmless alone may not be so together. */
export function joinWords({ title, prompt, design }: OwnWords): string {
  const { line, second } = design;
  return [title, second?.name, line, prompt, second?.prompt].filter((text) => text !== undefined).join('\n');
}

/** What our own list refuses, and names of others on the box, at no cost and without asking anybody; undefined without an objection. */
export function refuseByList(
  moderation: Pick<Moderation, 'checkList' | 'allows'>,
  words: OwnWords,
): WordsRefusal | undefined {
  for (const { field, read, remedy } of fields) {
    const printed = read(words) ?? '';
    const mark = findMarks(printed).find(({ name }) => !moderation.allows(name));
    if (mark)
      return { field, message: `${someoneElses(mark.name)} ${remedy}`, found: [markFound(mark.name)] };
    const found = moderation.checkList(printed);
    if (found.length > 0) return { field, message: messageOf(found, remedy), found };
  }
  const second = moderation.checkList(words.design.second?.prompt ?? '');
  if (second.length > 0)
    return { field: 'design.second.prompt', message: messageOf(second, SECOND_REMEDY), found: second };
  const found = moderation.checkList(joinWords(words));
  return found.length > 0 ? { field: 'prompt', message: messageOf(found), found } : undefined;
}

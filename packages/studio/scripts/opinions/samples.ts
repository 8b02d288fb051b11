import { z } from 'zod';
import { POOLED } from '../../reading/photo/opinion/pool-impression.ts';
import { ANSWERS, type Question, strandsOf } from '../../reading/photo/opinion/questions.ts';
import type { DescribedLook } from '../describe-look.ts';

/** One photo, or the same darkened, tinted and mirrored: what the rules answered, and the pooled impression. */
export const sample = z.object({
  file: z.string(),
  rules: z.object({
    skin: z.number(),
    hairLength: z.string(),
    hairForm: z.string(),
    hairColour: z.string(),
    facialHair: z.string(),
  }),
  impression: z.array(z.number()).length(POOLED),
});
export type Sample = z.infer<typeof sample>;
type Words = Pick<DescribedLook, Question>;

/** The place of an answer among those of a question; -1 where it is none, as of hair that is not seen. */
export function answerOf(question: Question, words: Words): number {
  const answers: readonly string[] = ANSWERS[question];
  const isHidden = words.hairForm === 'hidden' || words.hairLength === 'hidden';
  if (question !== 'facialHair' && isHidden) return -1;
  if (question !== 'hairForm') return answers.indexOf(words[question]);
  return answers.indexOf(strandsOf(words.hairForm as Parameters<typeof strandsOf>[0]) ?? '');
}

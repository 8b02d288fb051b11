import { PictureError } from '#services/imaging/picture-error.ts';

/** Characters. Some models ignore the limit of tokens, and image models limit the length of a prompt. */
const LONGEST = 2_000;
const APOLOGY = /^(i['’]?m |i am )?(very |so )?(sorry|unable|not able)\b|^i (can['’]t|cannot|won['’]t)\b/i;
const FEATURES = /\b(face is|hair|skin|eyes|beard|bald|glasses|nose|chin)\b/i;

/**
 * The description of a face from a vision model's answer: one line, without characters that the database cannot store.
 * @throws {PictureError} `refused` when the answer is an apology instead of a description.
 * @throws {Error} when the answer is empty.
 */
export function readDescription(answer: string): string {
  const text = answer.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  // docs/specification.md#messages.
  if (!text) throw new Error('Failed to analyze image');
  if (APOLOGY.test(text) && !FEATURES.test(text)) {
    throw new PictureError('refused', 'The face was not described');
  }
  return text.slice(0, LONGEST).toWellFormed();
}

import { PictureError } from '#services/imaging/picture-error.ts';

/** Characters; some models mind no limit of tokens, and none that draws takes a prompt of any length. */
const LONGEST = 2_000;
const APOLOGY = /^(i['’]?m |i am )?(very |so )?(sorry|unable|not able)\b|^i (can['’]t|cannot|won['’]t)\b/i;
const FEATURES = /\b(face is|hair|skin|eyes|beard|bald|glasses|nose|chin)\b/i;

/**
 * What a vision model's answer says of a face, on one line and fit to be kept.
 * @throws {PictureError} `refused` when it says politely that it will not describe anybody: drawn of such words, the toy
 * would be of nobody.
 */
export function readDescription(answer: string): string {
  const text = answer.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  // Specification section 8.
  if (!text) throw new Error('Failed to analyze image');
  if (APOLOGY.test(text) && !FEATURES.test(text)) {
    throw new PictureError('refused', 'The face was not described');
  }
  return text.slice(0, LONGEST).toWellFormed();
}

import { PROMPT_MAX_LENGTH } from '#features/toytwins/contract.ts';

/** How many characters a text has, as the server counts them: an emoji is one, though JavaScript has it as two. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/**
 * What the field holds after something was put in, and where its caret is then: of too much what is left over goes, as
 * `maxlength` does it, which counts an emoji as two.
 * @param caret stands at the end of what was put in, in JavaScript's own count.
 */
export function fitDescription(text: string, caret: number): { text: string; caret: number } {
  const excess = lengthOf(text) - PROMPT_MAX_LENGTH;
  if (excess <= 0) return { text, caret };
  const before = [...text.slice(0, caret)];
  const kept = before.slice(0, Math.max(0, before.length - excess)).join('');
  const fitted = [...(kept + text.slice(caret))].slice(0, PROMPT_MAX_LENGTH).join('');
  return { text: fitted, caret: kept.length };
}

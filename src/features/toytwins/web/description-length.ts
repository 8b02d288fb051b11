import { PROMPT_MAX_LENGTH } from '../contract.ts';

/** The number of code points of a text, as the server counts: an emoji is one, although its `length` is two. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/**
 * The field's text and caret after an input, cut like `maxlength` does: the end of what was put in is dropped. `maxlength`
 * itself would count an emoji as two.
 * @param caret the end of what was put in, in UTF-16 units.
 */
export function fitDescription(text: string, caret: number): { text: string; caret: number } {
  const excess = lengthOf(text) - PROMPT_MAX_LENGTH;
  if (excess <= 0) return { text, caret };
  const before = [...text.slice(0, caret)];
  const kept = before.slice(0, Math.max(0, before.length - excess)).join('');
  const fitted = [...(kept + text.slice(caret))].slice(0, PROMPT_MAX_LENGTH).join('');
  return { text: fitted, caret: kept.length };
}

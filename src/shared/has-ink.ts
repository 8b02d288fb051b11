import * as z from 'zod/mini';

/**
 * Characters that leave no ink: spaces, controls, formats, unassigned and private ones, what Unicode's properties call
 * ignorable (Hangul fillers, variation selectors, tags), marks without a letter, and blanks without any such property: the
 * empty Braille cell, the replacement characters, the musical null notehead and the blank hieroglyphs.
 */
const NO_INK =
  /^[\p{White_Space}\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\uFFFD\u{1D159}\u{13441}\u{13442}]*$/u;

/** Whether a printed text has any visible character. */
export function hasInk(text: string): boolean {
  return !NO_INK.test(text);
}

/** The text, or undefined if nothing of it is visible: a field that looks empty counts as empty. */
export function unlessBlank(text: string | undefined): string | undefined {
  return text !== undefined && hasInk(text) ? text : undefined;
}

/** A check that a text has a visible character. */
export function isVisible(message: string) {
  return z.refine<string>(hasInk, message);
}

import * as z from 'zod/mini';

/** Bidirectional controls. They would change the direction of our own words after a name, and no language needs them. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text that is safe in one of our lines, on a share page or in an email: without bidirectional controls, and
 * with a space for line breaks, Unicode's own among them, and other control characters.
 */
export function toOneLine(text: string): string {
  return text
    .replace(BIDI_CONTROLS, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** Applies {@link toOneLine}. */
export function oneLine() {
  return z.overwrite<string>(toOneLine);
}

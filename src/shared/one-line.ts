import * as z from 'zod/mini';

/** Bidirectional controls. They would change the direction of our own words after a name; no language needs them. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Makes a text safe to put into a line of ours, on a share page or in an email: removes bidirectional controls and replaces
 * line breaks and other control characters by a space.
 */
export function oneLine() {
  return z.overwrite<string>((text) =>
    text
      .replace(BIDI_CONTROLS, '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
  );
}

import * as z from 'zod/mini';

/** They turn the direction of all that follows, which may be words of ours. Names in Hebrew or Arabic need none of them. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A check that makes a text fit to stand in a line with our words, on a share page or in a letter: it cannot turn them
 * around, and what breaks the line is a space.
 */
export function oneLine() {
  return z.overwrite<string>((text) =>
    text
      .replace(TURNS, '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
  );
}

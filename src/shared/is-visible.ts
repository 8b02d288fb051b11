import * as z from 'zod/mini';

/** A check that a text has a visible character; spaces, control and format characters do not count. */
export function isVisible(message: string) {
  return z.refine<string>((text) => /[^\s\p{Cc}\p{Cf}]/u.test(text), message);
}

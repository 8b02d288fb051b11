import * as z from 'zod/mini';

/**
 * A check of texts that are kept: PostgreSQL has no room for U+0000 and for half of a character, which valid JSON may hold.
 * Told here, nobody looks at the text in vain, and the person reads which one it is.
 */
export function isStorable(message: string) {
  return z.refine<string>((text) => !/[\0\p{Surrogate}]/u.test(text), message);
}

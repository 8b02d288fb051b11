import * as z from 'zod/mini';

/**
 * A check for texts that are stored. PostgreSQL cannot store U+0000 and lone surrogates, which valid JSON may contain. With
 * this check the error names the field, and is found before moderation is called.
 */
export function isStorable(message: string) {
  return z.refine<string>((text) => !/[\0\p{Surrogate}]/u.test(text), message);
}

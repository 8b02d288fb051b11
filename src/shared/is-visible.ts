import * as z from 'zod/mini';

/** A check that there is something to see: spaces and what nobody can see do not count. */
export function isVisible(message: string) {
  return z.refine<string>((text) => /[^\s\p{Cc}\p{Cf}]/u.test(text), message);
}

import * as z from 'zod/mini';

/** 128 random bits, URL-safe. */
export const shareToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
/**
 * Answer of `DELETE /api/toytwins/{id}/share`, which closes the page immediately; its address is never used
 * again. The next one is known already.
 */
export const shareRevoked = z.object({ shareUrl: z.null(), nextShareUrl: z.optional(z.string()) });

import * as z from 'zod/mini';

/** 128 random bits, URL-safe: nobody guesses one. */
export const shareToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
/** `DELETE /api/toytwins/{id}/share` closes the page at once; the same address never opens again. */
export const shareRevoked = z.object({ shareUrl: z.null() });

import * as z from 'zod/mini';
import { shareLifetimes } from '#features/toytwins/contract.ts';

/** 128 random bits, URL-safe. */
export const shareToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/**
 * Answer of `DELETE /api/toytwins/{id}/share`, which closes the page immediately; its address is never used
 * again. The next one is known already.
 */
export const shareRevoked = z.object({ shareUrl: z.null(), nextShareUrl: z.optional(z.string()) });

/**
 * `GET /api/toytwins/{id}/share`: what the owner sees of the open page. `until` is when it ends by itself, null if it does
 * not. `opened` counts visits, without the owner's own and without robots that name themselves.
 */
export const shareState = z.object({
  shareUrl: z.string(),
  lifetime: z.enum(shareLifetimes),
  until: z.nullable(z.iso.datetime()),
  opened: z.int(),
  /** Whether visitors may turn the 3D model; null if there is none. */
  showsModel: z.nullable(z.boolean()),
});
export type ShareState = z.infer<typeof shareState>;

/** Body of `PUT /api/toytwins/{id}/share`: the time begins again with each call that names a lifetime. */
export const shareSettings = z.object({
  lifetime: z.optional(z.enum(shareLifetimes)),
  showsModel: z.optional(z.boolean()),
});
export type ShareSettings = z.infer<typeof shareSettings>;

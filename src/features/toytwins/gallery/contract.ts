import * as z from 'zod/mini';
import { boxName } from '#features/designs/contract.ts';
import { templateId } from '#features/templates/contract.ts';
import { isVisible } from '#shared/has-ink.ts';
import { isStorable } from '#shared/is-storable.ts';
import { tier, toytwin } from '../contract.ts';

/** How many toy twins one page of the gallery shows. */
export const GALLERY_PAGE_SIZE = 24;

/** One card of the gallery: the fields of a toy twin that a card shows. */
export const galleryItem = z.pick(toytwin, {
  _id: true,
  id: true,
  title: true,
  templateId: true,
  people: true,
  tier: true,
  status: true,
  serial: true,
  packagedImageUrl: true,
  threeDModelUrl: true,
  packagedThumbnails: true,
  createdAt: true,
  failureReason: true,
  failureMessage: true,
  isStarred: true,
});
export type GalleryItem = z.infer<typeof galleryItem>;

/** In which order the gallery shows toy twins; without a word the newest first. */
export const gallerySort = z.enum(['newest', 'oldest', 'name']);
export type GallerySort = z.infer<typeof gallerySort>;
/** The longest search. */
export const SEARCH_MAX_LENGTH = 100;

/**
 * `GET /api/toytwins`: which of them, in which order, and which page; `nextCursor` is null on the last one. A `search` finds
 * what has each of its words in its title or its description. Without its `starred` those with and without a star.
 */
export const galleryQuery = z.object({
  search: z._default(
    z
      .string()
      .check(z.maxLength(SEARCH_MAX_LENGTH), isStorable('Please search for letters and numbers only')),
    '',
  ),
  templateId: z.optional(templateId),
  tier: z.optional(tier),
  starred: z.optional(z.literal('true')),
  sort: z._default(gallerySort, 'newest'),
  cursor: z.optional(z.string().check(z.maxLength(1000))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), GALLERY_PAGE_SIZE),
});
export type GalleryQuery = z.infer<typeof galleryQuery>;
/** Its answer. */
export const galleryPage = z.object({ toytwins: z.array(galleryItem), nextCursor: z.nullable(z.string()) });
export type GalleryPage = z.infer<typeof galleryPage>;

/** Body of `PUT /api/toytwins/{id}/favourite`: the number of the version that the gallery shows. */
export const favouriteBody = z.object({ version: z.int().check(z.minimum(1)) });

/**
 * Body of `PUT /api/toytwins/{id}/name`: a new title. With `print` it is printed on a new box, too, which is free once; without,
 * the pictures keep the name that is on them.
 */
export const renameBody = z.object({
  name: boxName.check(isVisible('Please enter a name')),
  /** Of two in one box, the other name. */
  secondName: z.optional(boxName),
  print: z.boolean(),
});

/** How many toy twins one press removes or downloads, and how many pictures one download has. */
export const MANY = 500;
/** Body of the calls about several toy twins of the caller. */
export const manyBody = z.object({
  ids: z
    .array(z.uuid())
    .check(z.minLength(1), z.maxLength(MANY, `Please choose at most ${MANY} toy twins at a time`)),
});
/** Seconds for which a removal can be taken back. */
export const UNDO_SECONDS = 10;
/** Answer of `POST /api/toytwins/remove`: those that are gone from now on, and those that stay, with the reason. */
export const removedAnswer = z.object({
  removed: z.array(z.uuid()),
  kept: z.array(z.object({ id: z.uuid(), message: z.string() })),
});
/** Answer of `POST /api/toytwins/restore`: those that are there again. */
export const restoredAnswer = z.object({ restored: z.array(z.uuid()) });

/** Body of `PUT /api/toytwins/{id}/star`. */
export const starBody = z.object({ isStarred: z.boolean() });

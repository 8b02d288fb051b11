import * as z from 'zod/mini';
import { design } from '#features/designs/contract.ts';
import { checkPhotoBody } from '#features/photos/contract.ts';
import { aboutTemplate, type TemplateId, templateId } from '#features/templates/contract.ts';
import { hasInk, isVisible } from '#shared/has-ink.ts';
import { isStorable } from '#shared/is-storable.ts';
import { isolate } from '#shared/isolate.ts';
import { oneLine } from '#shared/one-line.ts';

/** docs/specification.md#limits: "Description max 250 characters". */
export const PROMPT_MAX_LENGTH = 250;
/** How many toy twins one page of the gallery shows. */
export const GALLERY_PAGE_SIZE = 24;

/** Days after which a draft that nobody has paid for is deleted, with its photo. */
export const DRAFT_DAYS = 7;

/** docs/specification.md#states. */
export const toytwinStatuses = ['draft', 'queued', 'processing', 'completed', 'failed', 'cancelled'] as const;
/** One of them. */
const toytwinStatus = z.enum(toytwinStatuses);
export type ToytwinStatus = z.infer<typeof toytwinStatus>;

/** docs/specification.md#tiers, "Package tiers". */
export const tiers = ['basic', 'premium'] as const;
/** One of them. */
export const tier = z.enum(tiers);
export type Tier = z.infer<typeof tier>;
/** What people call them. */
export const TIER_NAMES: Record<Tier, string> = { basic: 'Basic', premium: 'Premium' };

/** What the generation job is doing, in the order in which it happens. */
export const stages = ['waiting', 'describing', 'packaging', 'character', 'charging', 'done'] as const;
/** One of them. */
export const stage = z.enum(stages);
export type Stage = z.infer<typeof stage>;

/** docs/specification.md#validation, create wizard. */
export const PROMPT_MESSAGES = {
  missing: 'Please enter a description',
  tooLong: 'Description must be 250 characters or less',
  unprintable: 'Your description contains a character we cannot print. Please enter it again.',
} as const;
const TITLE_UNPRINTABLE = 'Your title contains a character we cannot print. Please enter it again.';

/** The description that a person gives of their character. */
export const prompt = z
  .string(PROMPT_MESSAGES.missing)
  .check(
    isVisible(PROMPT_MESSAGES.missing),
    z.maxLength(PROMPT_MAX_LENGTH, PROMPT_MESSAGES.tooLong),
    isStorable(PROMPT_MESSAGES.unprintable),
  );

/** docs/specification.md#messages, create flow: the server's words, and the page's own when no answer came. */
export const CREATE_FAILED = 'Failed to create your Toy Twin record. Please try again.';

/** docs/specification.md#messages, create flow. */
export const PROCESSING_FAILED = 'Failed to process your Toy Twin. Your payment has NOT been charged.';

/**
 * Why a toy twin failed or was canceled. With `_refunded` its payment had already been charged and was refunded;
 * without, nothing was charged. `charge_refused`: the bank did not pay. `refunded` alone: it was refunded, and nothing
 * else is known.
 */
export const failureReasons = [
  'processing_failed',
  'processing_failed_refunded',
  'picture_refused',
  'picture_refused_refunded',
  'charge_refused',
  'cancelled',
  'cancelled_refunded',
  'refunded',
] as const;
const failureReason = z.enum(failureReasons);
export type FailureReason = z.infer<typeof failureReason>;

/** docs/specification.md#validation, create wizard. */
export const TEMPLATE_MISSING = 'Please select a template';
export const PACKAGE_MISSING = 'Please select a package';

/** Body of `POST /api/toytwins`. `sourceImage` is the address that `POST /api/photos` answered. */
export const createToytwinBody = z.extend(checkPhotoBody, {
  templateId: z.enum(templateId.options, TEMPLATE_MISSING),
  prompt,
  title: z.optional(z.string().check(isStorable(TITLE_UNPRINTABLE), oneLine(), z.maxLength(120))),
  tier: z.enum(tiers, PACKAGE_MISSING),
  design: z.optional(design),
});
export type CreateToytwinBody = z.infer<typeof createToytwinBody>;

/** docs/specification.md#templates: created with title '{template name} {product}'. */
export function defaultTitle(template: TemplateId): string {
  return `${aboutTemplate(template).name} Toy Twin`;
}

/**
 * A title as the pack prints it: 'Retro Toy Toy Twin' would look like a misprint there. One of earlier times of which
 * nothing can be seen is our product's name.
 */
export function printedTitle(title: string): string {
  return hasInk(title) ? title.replace('Toy Toy Twin', 'Toy Twin') : 'Toy Twin';
}

/** A title among our own words: in a label, an email, the title of a page. */
export function shownTitle(title: string): string {
  return isolate(printedTitle(title));
}

/** The number in the owner's series: 'No. 007'. */
export function serialWords(serial: number): string {
  return `No. ${String(serial).padStart(3, '0')}`;
}

/** Why somebody reports a shared page, and why we close it. */
export const reportReasons = ['shows_me', 'child', 'hateful', 'other'] as const;
const reportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof reportReason>;

/**
 * Signed addresses of one picture in several widths (pixels), WebP, and as the JPEG that a share sheet gets, at most
 * 300 kB. The large ones only where a single toy twin is read.
 */
export const thumbnails = z.object({
  w320: z.string(),
  w512: z.string(),
  w1024: z.optional(z.string()),
  jpeg: z.optional(z.string()),
});
export type Thumbnails = z.infer<typeof thumbnails>;

/** Why a buyer wants their toy twin drawn again. */
export const redoReasons = ['not_me', 'wrong_colours', 'wrong_thing', 'wrong_words', 'other'] as const;
/** Days after completion during which a toy twin has one free redo. */
export const REDO_DAYS = 14;
/** How often it may be asked for in all, if it could not be drawn: each try may cost us pictures of a hosted model. */
export const REDO_TRIES = 3;
const NOTE_MAX_LENGTH = 500;
const NOTE_UNPRINTABLE = 'Your note contains a character we cannot store. Please enter it again.';

/** Body of `POST /api/toytwins/{id}/redo`: without `design` or `prompt` they stay as they are. */
export const redoBody = z.object({
  reason: z.enum(redoReasons, 'Please tell us what is wrong'),
  note: z.optional(z.string().check(z.maxLength(NOTE_MAX_LENGTH), isStorable(NOTE_UNPRINTABLE))),
  prompt: z.optional(prompt),
  design: z.optional(design),
});
export type RedoBody = z.infer<typeof redoBody>;

/** Body of `PUT /api/toytwins/{id}/favourite`: the number of the version that the gallery shows. */
export const favouriteBody = z.object({ version: z.int().check(z.minimum(1)) });

/**
 * Of the free redo: it may be asked for, is being drawn, failed and may be asked for again, is used, or is too late.
 */
export const redoStates = ['offered', 'waiting', 'failed', 'used', 'over'] as const;

/** One drawing of a toy twin that is completed; the favourite is the one that the gallery shows. */
export const toytwinVersion = z.object({
  number: z.int(),
  title: z.string(),
  isFavourite: z.boolean(),
  createdAt: z.iso.datetime(),
  packagedImageUrl: z.string(),
  packagedThumbnails: z.nullable(thumbnails),
  threeDModelUrl: z.nullable(z.string()),
  threeDThumbnails: z.optional(z.nullable(thumbnails)),
});
export type ToytwinVersion = z.infer<typeof toytwinVersion>;

/**
 * A toy twin as its owner sees it. Picture addresses are signed and expire; they are absent until the
 * payment is captured. `processingTime` is in milliseconds, `createdAt` ISO 8601.
 */
export const toytwin = z.object({
  _id: z.uuid(),
  id: z.uuid(),
  user: z.string(),
  title: z.string(),
  /** Null when the photo is erased. */
  sourceImage: z.nullable(z.string()),
  /**
   * The photo's file as it was uploaded, its size in bytes, and until when it is kept: null while toy twins are being
   * made of it. Only where a single toy twin is read, and not when the photo is erased.
   */
  photoFile: z.optional(
    z.object({ fileName: z.string(), size: z.int(), keptUntil: z.nullable(z.iso.datetime()) }),
  ),
  templateId,
  prompt: z.string(),
  /** The owner's choices, only where a single toy twin is read. */
  design: z.optional(design),
  tier,
  status: toytwinStatus,
  /** Number in the owner's series, from 1: 'No. 007'. */
  serial: z.int(),
  packagedImageUrl: z.nullable(z.string()),
  threeDModelUrl: z.nullable(z.string()),
  packagedThumbnails: z.nullable(thumbnails),
  threeDThumbnails: z.nullable(thumbnails),
  /** Signed address of the 3D model (GLB); only a premium toy twin that is completed has one. */
  modelFileUrl: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  processingTime: z.nullable(z.int()),
  /** Why, when status is `failed` or `cancelled`; null while nothing is known. */
  failureReason: z.nullable(failureReason),
  /** The same in words for the owner. */
  failureMessage: z.nullable(z.string()),
  orderId: z.nullable(z.uuid()),
  /** All its drawings, oldest first; only where a single completed toy twin is read. */
  versions: z.optional(z.array(toytwinVersion)),
  /** Whether its second variation is still being drawn; only there as well. */
  variationComing: z.optional(z.boolean()),
  /** The free redo, and until when it is offered; only there as well. */
  redo: z.optional(z.object({ state: z.enum(redoStates), until: z.iso.datetime() })),
  /** Address of the public share page while the owner keeps it open. */
  shareUrl: z.nullable(z.string()),
  /**
   * The address that it will have when it is opened next; until then nothing is there. Only where a single one is read.
   */
  nextShareUrl: z.optional(z.string()),
  /**
   * Why we closed the share page after a report; it stays closed unless we allow it again. Only where a single toy twin
   * is read.
   */
  shareClosed: z.optional(z.nullable(z.object({ reason: reportReason }))),
});
export type Toytwin = z.infer<typeof toytwin>;

/** One card of the gallery: the fields of a toy twin that a card shows. */
export const galleryItem = z.pick(toytwin, {
  _id: true,
  id: true,
  title: true,
  templateId: true,
  tier: true,
  status: true,
  serial: true,
  packagedImageUrl: true,
  threeDModelUrl: true,
  packagedThumbnails: true,
  createdAt: true,
  failureReason: true,
  failureMessage: true,
});
export type GalleryItem = z.infer<typeof galleryItem>;

/** `GET /api/toytwins?cursor=&limit=`: newest first; `nextCursor` is null on the last page. */
export const galleryQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), GALLERY_PAGE_SIZE),
});
/** Its answer. */
export const galleryPage = z.object({ toytwins: z.array(galleryItem), nextCursor: z.nullable(z.string()) });
export type GalleryPage = z.infer<typeof galleryPage>;

/** `GET /api/toytwins/{id}/progress`: how far the making is; times in milliseconds, never guessed from nothing. */
export const progress = z.object({
  status: toytwinStatus,
  stage,
  /** Milliseconds since the payment was authorized. */
  elapsed: z.int(),
  /** Expected milliseconds from authorization to the end: the median of the latest ones of this tier. */
  expected: z.int(),
  /** Which stages this tier goes through, in order. */
  plan: z.array(stage),
  failureReason: z.nullable(failureReason),
  failureMessage: z.nullable(z.string()),
});
export type Progress = z.infer<typeof progress>;

/**
 * Body of `PUT /api/toytwins/{id}/status`; the rules are those of docs/specification.md#calls, "Calls that need a
 * rule".
 */
export const updateStatusBody = z.object({
  /** Any status, so that the answer to a wrong one says why. */
  status: toytwinStatus,
  packagedImageUrl: z.nullish(z.string().check(z.maxLength(2000))),
  threeDModelUrl: z.nullish(z.string().check(z.maxLength(2000))),
  processingTime: z.nullish(z.number().check(z.nonnegative())),
});

/** `POST /api/toytwins/{id}/share`: opens the public page, or answers the one that is open. */
export const shareAnswer = z.object({ shareUrl: z.string() });

/** The two pictures of a toy twin; only the premium tier has the second. */
const pictureKinds = ['packaged', '3d'] as const;
export type PictureKind = (typeof pictureKinds)[number];
/** The 3D model: for viewers and games, and for printers. */
const modelKinds = ['glb', 'stl'] as const;
export type ModelKind = (typeof modelKinds)[number];

/** `GET /api/toytwins/{id}/downloads/{picture}`: an address that downloads under `fileName`. */
export const downloadKind = z.enum([...pictureKinds, ...modelKinds]);
export type DownloadKind = z.infer<typeof downloadKind>;
/** Its answer. */
export const downloadAnswer = z.object({ url: z.string(), fileName: z.string() });

/**
 * docs/specification.md#detail: `toytwin_{id}_packaged.png` and `toytwin_{id}_3d.png`; models are `toytwin_{id}.glb`
 * and `.stl`.
 */
export function downloadFileName(id: string, kind: DownloadKind): string {
  return kind === 'glb' || kind === 'stl' ? `toytwin_${id}.${kind}` : `toytwin_${id}_${kind}.png`;
}

/** File name of the JPEG that a share sheet gets. */
export function sharedFileName(id: string, kind: PictureKind): string {
  return downloadFileName(id, kind).replace(/\.png$/, '.jpg');
}

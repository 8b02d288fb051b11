import * as z from 'zod/mini';
import { design, namesOnBox } from '#features/designs/contract.ts';
import { checkPhotoBody } from '#features/photos/contract.ts';
import { aboutTemplate, type TemplateId, templateId } from '#features/templates/contract.ts';
import { hasInk, isVisible } from '#shared/has-ink.ts';
import { isStorable } from '#shared/is-storable.ts';
import { isolate } from '#shared/isolate.ts';
import { oneLine } from '#shared/one-line.ts';

/** docs/specification.md#limits: "Description max 250 characters". */
export const PROMPT_MAX_LENGTH = 250;
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

/** What was bought: 'Premium', or 'Two in one box, Premium'. */
export function packageName({ tier, people }: { tier: Tier; people: number }): string {
  return people === 2 ? `Two in one box, ${TIER_NAMES[tier]}` : TIER_NAMES[tier];
}

/** Why a person is not accepted of whom nobody said who it is. */
export const PORTRAYED_MISSING = 'Please tell us who is in the photo';

/** Who is in the photo: the buyer, somebody who has agreed, or the buyer's child. */
export const portrayedPeople = ['me', 'agreed', 'child'] as const;
/** One of them. */
export const portrayed = z.enum(portrayedPeople, PORTRAYED_MISSING);
export type Portrayed = z.infer<typeof portrayed>;

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

/** The second person in the box, as a call names them: their photo, and who they are. What they are like is in the design. */
export const secondPerson = z.extend(checkPhotoBody, { portrayed });

/** Body of `POST /api/toytwins`. `sourceImage` is the address that `POST /api/photos` answered. */
export const createToytwinBody = z.extend(checkPhotoBody, {
  templateId: z.enum(templateId.options, TEMPLATE_MISSING),
  prompt,
  title: z.optional(z.string().check(isStorable(TITLE_UNPRINTABLE), oneLine(), z.maxLength(120))),
  tier: z.enum(tiers, PACKAGE_MISSING),
  design: z.optional(design),
  /** The buyer themselves, if it is not said. */
  portrayed: z.optional(portrayed),
  /** Two in one box: then `design.second` has at least the description. */
  second: z.optional(secondPerson),
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

/** For how long an owner opens a public page; `never` ends by itself. */
export const shareLifetimes = ['day', 'week', 'never'] as const;
export type ShareLifetime = (typeof shareLifetimes)[number];

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
  /** JPEGs for posting, 1080 × 1920 and 1080 × 1080; of the packaged figure that the gallery shows. */
  story: z.optional(z.string()),
  square: z.optional(z.string()),
});
export type Thumbnails = z.infer<typeof thumbnails>;

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

/** A photo's file as it was uploaded, its size in bytes, and until when it is kept: null while toy twins are being made of it. */
const photoFile = z.optional(
  z.object({ fileName: z.string(), size: z.int(), keptUntil: z.nullable(z.iso.datetime()) }),
);

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
  /** Only where a single toy twin is read, and not when the photo is erased. */
  photoFile,
  templateId,
  prompt: z.string(),
  /** The owner's choices, and who is in the photo; only where a single toy twin is read. */
  design: z.optional(design),
  portrayed: z.optional(portrayed),
  /** How many people are in the box. */
  people: z._default(z.int(), 1),
  /** The second person of two in one box, as `sourceImage`, `photoFile` and `portrayed`; only there as well. */
  second: z.optional(z.object({ sourceImage: z.nullable(z.string()), photoFile, portrayed })),
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
  /** Signed address of the same as USDZ, for iPhone and iPad; it is made when it is first asked for. */
  deskFileUrl: z.optional(z.string()),
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
  /** Whether its owner has starred it, to find it again. Not the favourite, which is a version. */
  isStarred: z.boolean(),
  /** Whether its next new name is printed on a new box for free; only where a single completed toy twin is read. */
  freeBox: z.optional(z.boolean()),
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

/** What a buyer declares about somebody else in the photo. The order keeps the sentence as it was shown. */
export const CONSENTS: Record<Exclude<Portrayed, 'me'>, string> = {
  agreed: 'This person knows that I am making a toy of them, and agrees.',
  child: 'I am the parent or guardian of this child.',
};

/** What the buyer declared; null of a photo of themselves. */
export function consentOf(portrayed: Portrayed): string | null {
  return portrayed === 'me' ? null : CONSENTS[portrayed];
}

/** Whether all photos are kept of which a toy twin was made. */
export function hasPhotos({ sourceImage, second }: Pick<Toytwin, 'sourceImage' | 'second'>): boolean {
  return sourceImage !== null && second?.sourceImage !== null;
}

/** Whether the buyer is in the photo themselves. */
export function isOfBuyer({ portrayed }: Pick<Toytwin, 'portrayed'>): boolean {
  return portrayed === undefined || portrayed === 'me';
}

/** 'Your toy twin is ready', or of somebody else, by the name on the box, 'Ben’s box is ready'. */
export function readyTitleOf(toytwin: Pick<Toytwin, 'portrayed' | 'design'>): string {
  if (isOfBuyer(toytwin)) return 'Your toy twin is ready';
  const name = toytwin.design && namesOnBox(toytwin.design);
  return name ? `${isolate(name)}’s box is ready` : 'Their box is ready';
}

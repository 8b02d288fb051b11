import * as z from 'zod/mini';
import { templateId } from '#features/templates/contract.ts';
import { thumbnails } from '#features/toytwins/contract.ts';
import { emailAddress } from '#shared/email-address.ts';
import { isVisible } from '#shared/has-ink.ts';
import { isStorable } from '#shared/is-storable.ts';
import { oneLine } from '#shared/one-line.ts';

/** Days after the day of a present for which its link works. */
export const PRESENT_DAYS = 90;
/** Longest greeting and name, in UTF-16 units. */
export const GREETING_MAX_LENGTH = 140;
export const RECIPIENT_MAX_LENGTH = 40;
/** How far ahead a present may be given, in days. */
export const LATEST_DAY = 366;

/** Patterns that mail programs turn into links. */
const ADDRESS = /[/@:\\]|[.。．｡]\p{L}{2}/u;
const UNPRINTABLE = 'This text contains a character we cannot store. Please enter it again.';

/** 128 random bits, URL-safe. */
export const presentToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** Body of `POST /api/toytwins/{id}/presents`. Without `mailTo` only the link is made. */
export const givePresentBody = z.object({
  recipient: z.string('Please enter a name').check(
    isStorable(UNPRINTABLE),
    oneLine(),
    isVisible('Please enter a name'),
    z.maxLength(RECIPIENT_MAX_LENGTH, `Please use at most ${RECIPIENT_MAX_LENGTH} characters.`),
    z.refine<string>((name) => !ADDRESS.test(name), 'Please enter a name, not an address.'),
  ),
  greeting: z
    .string('Please write a greeting')
    .check(
      isStorable(UNPRINTABLE),
      oneLine(),
      isVisible('Please write a greeting'),
      z.maxLength(GREETING_MAX_LENGTH, `Please use at most ${GREETING_MAX_LENGTH} characters.`),
    ),
  /** The day from which it may be opened, as the giver's calendar has it. */
  day: z.iso.date('Please choose a day'),
  /** Minutes from the giver's local time to UTC, as browsers tell them (`getTimezoneOffset`). */
  offset: z.int().check(z.minimum(-1000), z.maximum(1000)),
  mailTo: z.optional(emailAddress()),
});
export type GivePresentBody = z.infer<typeof givePresentBody>;

/** What became of the mail: it waits for its day, was sent, or the receiving server refused it. */
export const mailStates = ['waiting', 'sent', 'refused'] as const;

/** A present as its giver sees it. */
export const givenPresent = z.object({
  id: z.uuid(),
  recipient: z.string(),
  greeting: z.string(),
  day: z.iso.date(),
  url: z.string(),
  mail: z.nullable(z.enum(mailStates)),
  openedAt: z.nullable(z.iso.datetime()),
  isKept: z.boolean(),
  expiresAt: z.iso.datetime(),
});
export type GivenPresent = z.infer<typeof givenPresent>;
/** `GET /api/toytwins/{id}/presents`. */
export const givenPresents = z.object({ presents: z.array(givenPresent) });

/** Body of `POST /api/presents`, by which an opened present is kept, and its answer. */
export const keepPresentBody = z.object({ token: presentToken });
export const keptAnswer = z.object({ id: z.uuid() });

/** A present that its recipient keeps: pictures, and the model if there is one. */
export const keptPresent = z.object({
  id: z.uuid(),
  title: z.string(),
  templateId,
  greeting: z.string(),
  keptAt: z.iso.datetime(),
  packagedThumbnails: thumbnails,
  characterThumbnails: z.nullable(thumbnails),
  /** Signed addresses that save the files. */
  downloads: z.object({
    packaged: z.string(),
    character: z.nullable(z.string()),
    model: z.nullable(z.string()),
  }),
});
export type KeptPresent = z.infer<typeof keptPresent>;
/** `GET /api/presents`. */
export const keptPresents = z.object({ presents: z.array(keptPresent) });

import * as z from 'zod/mini';
import { photoProcessor } from '#features/photos/contract.ts';
import { emailAddress } from '#shared/email-address.ts';
import { isVisible } from '#shared/has-ink.ts';
import { isStorable } from '#shared/is-storable.ts';
import { NAME_MAX_LENGTH } from '#shared/name-length.ts';
import { oneLine } from '#shared/one-line.ts';
import { PASSWORD_MAX_LENGTH, type PasswordWeakness } from '#shared/password-policy.ts';

/** The message for a password that is too long, on the page and from the server. */
export const PASSWORD_TOO_LONG = `Please use at most ${PASSWORD_MAX_LENGTH} characters`;

/** The message for a name that our word list refuses. */
export const NAME_REFUSED = 'We cannot display this name. Please enter a different one.';

/** docs/specification.md#messages, "Sign-up". */
const PASSWORD_TOO_WEAK =
  'Password is too weak. Please use at least 8 characters with a mix of letters, numbers, and symbols.';

/** The message for a password that is too easily guessed. It says why, as a long and mixed one may be refused, too. */
export const weakPasswordMessages: Record<PasswordWeakness, string> = {
  weak: PASSWORD_TOO_WEAK,
  repetitive: `${PASSWORD_TOO_WEAK} This one repeats the same few characters.`,
  common: `${PASSWORD_TOO_WEAK} This password is too common.`,
  personal: `${PASSWORD_TOO_WEAK} This one is too close to your name, your email address or our name.`,
};

/**
 * What can be wrong with a sign-in or sign-up, in Firebase's own words where it has any; both identities map to these.
 */
const identityErrorCodes = [
  'invalid-credential',
  'invalid-email',
  'user-disabled',
  'too-many-requests',
  'network-request-failed',
  'email-already-in-use',
  'weak-password',
  'repetitive-password',
  'common-password',
  'personal-password',
  'password-too-long',
  'unfit-name',
  'invalid-action-code',
] as const;
export type IdentityErrorCode = (typeof identityErrorCodes)[number];

/** Body of `POST /api/users/register`. `isOver18` means "confirmed the minimum age", whatever that age is. */
export const registerUserBody = z.object({
  firebaseUid: z.string().check(z.minLength(1), z.maxLength(128)),
  email: emailAddress(),
  displayName: z
    .string()
    .check(
      isStorable('Your name contains a character we cannot store. Please enter it again.'),
      oneLine(),
      isVisible('Please enter your full name'),
      z.maxLength(NAME_MAX_LENGTH, `Please use at most ${NAME_MAX_LENGTH} characters`),
    ),
  isOver18: z.boolean(),
  agreedToTerms: z.boolean(),
});
export type RegisterUserBody = z.infer<typeof registerUserBody>;

/** A registered person as the API shows it to that person. `createdAt` is ISO 8601. */
export const userProfile = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether the person gets a mail when a toy twin is ready; receipts are always sent. */
  mailWhenReady: z.boolean(),
});
export type UserProfile = z.infer<typeof userProfile>;

/** The Firebase project that signs people in, for its SDK in the browser. Nothing in it is a secret. */
const firebaseProject = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  /** Address of the Auth emulator; null in production. */
  emulatorUrl: z.nullable(z.string()),
});
export type FirebaseProject = z.infer<typeof firebaseProject>;
/** Body of `PUT /api/users/me/preferences`. */
export const preferencesBody = z.pick(userProfile, { mailWhenReady: true });
export type PreferencesBody = z.infer<typeof preferencesBody>;

/** What the web app must know before anybody has signed in (`GET /api/config`). */
export const publicConfig = z.object({
  minimumAge: z.int(),
  /** Days after the completion of a toy twin for which its photo is kept. */
  photoRetentionDays: z.int(),
  /** What keeps the records: their deletion reaches its files in different ways. */
  database: z.enum(['embedded', 'postgres']),
  /** Days after which the operator deletes a backup; null if the operator does not say. */
  backupRetentionDays: z.nullable(z.int()),
  identity: z.enum(['embedded', 'firebase']),
  /** Only when Firebase signs people in. */
  firebase: z.nullable(firebaseProject),
  payment: z.enum(['sandbox', 'stripe']),
  /** Outside companies that are sent the photo, to check it or to make the picture. */
  photoProcessors: z.array(photoProcessor),
  /** Where people reach the operator. */
  contactEmail: z.string(),
  /** Whether `/api/docs` and `/api-test` are served. */
  apiDocs: z.boolean(),
  /** Where the development outbox can be read, when mail is not really sent. */
  outboxUrl: z.nullable(z.string()),
});
export type PublicConfig = z.infer<typeof publicConfig>;

/** The message for somebody who did not confirm the minimum age (decisions: one constant feeds them all). */
export function ageMessage(minimumAge: number): string {
  return `You must be ${minimumAge} or older to use this service`;
}
/** docs/specification.md#validation, registration. */
export const TERMS_MESSAGE = 'You must accept the terms and conditions';

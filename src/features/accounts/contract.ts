import * as z from 'zod/mini';
import { emailAddress } from '#shared/email-address.ts';
import { isVisible } from '#shared/has-ink.ts';
import { isStorable } from '#shared/is-storable.ts';
import { NAME_MAX_LENGTH } from '#shared/name-length.ts';
import { oneLine } from '#shared/one-line.ts';
import { PASSWORD_MAX_LENGTH, type PasswordWeakness } from '#shared/password-policy.ts';
import { signInProviders } from '#shared/sign-in-providers.ts';

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
  'requires-recent-login',
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
  /** Whether the person asked for a mail a year after a toy twin was finished. */
  mailOnBirthday: z.boolean(),
});
export type UserProfile = z.infer<typeof userProfile>;

/** Body of `PUT /api/users/me/preferences`. */
export const preferencesBody = z.object({
  mailWhenReady: z.boolean(),
  /** Stays as it is without. */
  mailOnBirthday: z.optional(z.boolean()),
});
export type PreferencesBody = z.infer<typeof preferencesBody>;

/** Body of `PUT /api/users/me/name`. */
export const nameBody = z.pick(registerUserBody, { displayName: true });

/** How the person can log in, besides a mailed link (`GET /api/users/me/ways`). */
export const waysIn = z.object({
  password: z.boolean(),
  passkey: z.boolean(),
  providers: z.array(z.enum(signInProviders)),
});
export type WaysIn = z.infer<typeof waysIn>;

/** Whose mailed link is awaited: the present address approves, then the new one confirms; `done` when it is changed. */
const changeStep = z.enum(['approve', 'confirm', 'done']);
/** Answer of `POST /api/users/me/email` and of `POST /api/users/me/email/follow`; `email` is the new address. */
export const emailChange = z.object({ step: changeStep, email: z.string() });
export type EmailChange = z.infer<typeof emailChange>;

/** A browser in which the person is logged in (`GET /api/users/me/sessions`). Days by UTC, such as '2026-11-30'. */
const openSession = z.object({
  id: z.string(),
  /** Such as 'Firefox on Windows'. */
  device: z.string(),
  signedInOn: z.iso.date(),
  usedOn: z.iso.date(),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;
export const openSessions = z.array(openSession);

/** The message for somebody who did not confirm the minimum age (decisions: one constant feeds them all). */
export function ageMessage(minimumAge: number): string {
  return `You must be ${minimumAge} or older to use this service`;
}
/** docs/specification.md#validation, registration. */
export const TERMS_MESSAGE = 'You must accept the terms and conditions';

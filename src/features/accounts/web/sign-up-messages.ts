import { assertNever } from '#shared/assert-never.ts';
import { IdentityError } from '#web/identity/identity-error.ts';
import { NAME_REFUSED, PASSWORD_TOO_LONG, weakPasswordMessages } from '../contract.ts';

/** docs/specification.md#messages: the account exists, but its name or profile could not be stored. */
export const PROFILE_NOT_SAVED =
  "Your account was created but we couldn't save your profile data. Some features may be limited.";

/** docs/specification.md#messages, "Sign-up": the message for each cause. */
export function signUpMessage(error: unknown): string {
  if (!(error instanceof IdentityError)) return 'An unexpected error occurred. Please try again.';
  switch (error.code) {
    case 'email-already-in-use':
      return 'This email address is already registered. Please log in or use a different email.';
    case 'invalid-email':
      return 'Please enter a valid email address.';
    case 'weak-password':
      return weakPasswordMessages.weak;
    case 'repetitive-password':
      return weakPasswordMessages.repetitive;
    case 'common-password':
      return weakPasswordMessages.common;
    case 'personal-password':
      return weakPasswordMessages.personal;
    case 'password-too-long':
      return PASSWORD_TOO_LONG;
    case 'unfit-name':
      return NAME_REFUSED;
    case 'network-request-failed':
      return 'Network error. Please check your internet connection and try again.';
    case 'too-many-requests':
      return 'Too many failed attempts. Please try again later.';
    case 'invalid-credential':
    case 'user-disabled':
    case 'invalid-action-code':
    case 'requires-recent-login':
    case 'unknown':
      return error.message || 'An unexpected error occurred. Please try again.';
    default:
      return assertNever(error.code);
  }
}

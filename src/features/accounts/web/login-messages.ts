import { assertNever } from '#shared/assert-never.ts';
import { IdentityError } from '#web/identity/identity-error.ts';

/**
 * docs/specification.md#messages, "Login": the message for each cause. Never reveals whether email or password was
 * wrong.
 */
export function loginMessage(error: unknown): string {
  if (!(error instanceof IdentityError)) return 'An unexpected error occurred. Please try again.';
  switch (error.code) {
    case 'invalid-credential':
      return 'Incorrect email or password. Please try again.';
    case 'invalid-email':
      return 'Please enter a valid email address.';
    case 'user-disabled':
      return 'This account has been disabled. Please contact support.';
    case 'too-many-requests':
      return 'Too many failed login attempts. Please try again later or reset your password.';
    case 'network-request-failed':
      return 'Network error. Please check your internet connection and try again.';
    case 'email-already-in-use':
    case 'weak-password':
    case 'repetitive-password':
    case 'common-password':
    case 'personal-password':
    case 'password-too-long':
    case 'unfit-name':
    case 'invalid-action-code':
    case 'requires-recent-login':
    case 'unknown':
      return error.message || 'An unexpected error occurred. Please try again.';
    default:
      return assertNever(error.code);
  }
}

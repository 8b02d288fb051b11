import type { IdentityErrorCode } from '#features/accounts/contract.ts';
import { IdentityError } from '../identity-error.ts';

/** Maps Firebase's codes, without `auth/`, to our own. */
const codes: Record<string, IdentityErrorCode> = {
  'invalid-credential': 'invalid-credential',
  'invalid-login-credentials': 'invalid-credential',
  'wrong-password': 'invalid-credential',
  'missing-password': 'invalid-credential',
  'user-not-found': 'invalid-credential',
  'user-mismatch': 'invalid-credential',
  'invalid-email': 'invalid-email',
  'missing-email': 'invalid-email',
  'invalid-recipient-email': 'invalid-email',
  'invalid-new-email': 'invalid-email',
  'missing-new-email': 'invalid-email',
  'user-disabled': 'user-disabled',
  'too-many-requests': 'too-many-requests',
  'quota-exceeded': 'too-many-requests',
  'network-request-failed': 'network-request-failed',
  timeout: 'network-request-failed',
  'email-already-in-use': 'email-already-in-use',
  'weak-password': 'weak-password',
  'password-does-not-meet-requirements': 'weak-password',
  'expired-action-code': 'invalid-action-code',
  'invalid-action-code': 'invalid-action-code',
};

/**
 * Our messages where the specification shows "the error's own message" and Firebase's would not help a buyer.
 */
const words: Record<string, string> = {
  'user-disabled': 'This account has been disabled. Please contact support.',
  'operation-not-allowed': 'This way to log in is turned off. Please contact support.',
  'unauthorized-continue-uri': 'Links cannot be sent right now. Please use a password instead.',
  'admin-restricted-operation': 'New accounts cannot be created right now. Please contact support.',
  'requires-recent-login': 'Please log in again.',
  'user-token-expired': 'Please log in again.',
  'invalid-user-token': 'Please log in again.',
  'user-signed-out': 'Please log in again.',
  'invalid-verification-code': 'This code is incorrect. Please check it and try again.',
  'code-expired': 'This code has expired. Please use a new one.',
  'popup-blocked': 'Your browser blocked the window. Please allow windows for this site and try again.',
  'account-exists-with-different-credential':
    'This email address has an account here already. Please log in the way you did before.',
  'captcha-check-failed': 'The robot check failed. Please try again.',
  'missing-or-invalid-nonce': 'Please log in again.',
  'totp-challenge-timeout': 'This took too long. Please go back and log in again.',
  'invalid-multi-factor-session': 'This took too long. Please go back and log in again.',
};

/** Converts an error of Firebase's SDK; an `IdentityError` is returned unchanged. */
export function firebaseError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const code = codeOf(error);
  return new IdentityError(codes[code] ?? 'unknown', words[code] ?? messageOf(error), { cause: error });
}

/** Whether the error means that the address has no account, or a disabled one. */
export function isMissingAccount(error: unknown): boolean {
  return ['user-not-found', 'user-disabled'].includes(codeOf(error));
}

/** Firebase's code, without `auth/`; empty for other errors. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code.replace(/^auth\//, '') : '';
}

/** 'Firebase: Some words (auth/code).' → 'Some words'; empty for the SDK's bare 'Error'. */
function messageOf(error: unknown): string {
  const framed = error instanceof Error ? /^Firebase: (.+) \(auth\/[^)]*\)\.?$/s.exec(error.message) : null;
  const message = framed?.[1] ?? '';
  return message === 'Error' ? '' : message;
}

import type { IdentityErrorCode } from '#features/accounts/contract.ts';
import { IdentityError } from '../identity-error.ts';

/** Firebase's codes, without their `auth/`, in the words of the catalogue. */
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

/** What the catalogue leaves to "the error's own message", where Firebase's would tell a buyer nothing. */
const words: Record<string, string> = {
  'operation-not-allowed': 'Logging in by email and password is switched off. Please contact support.',
  'admin-restricted-operation': 'New accounts cannot be created at the moment. Please contact support.',
  'requires-recent-login': 'Please log in again.',
  'user-token-expired': 'Please log in again.',
  'invalid-user-token': 'Please log in again.',
  'user-signed-out': 'Please log in again.',
};

/** Translates whatever Firebase's SDK threw; an `IdentityError` stays as it is. */
export function firebaseError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const code = codeOf(error);
  return new IdentityError(codes[code] ?? 'unknown', words[code] ?? messageOf(error), { cause: error });
}

/** Whether Firebase said that an address has no account, or one that is closed. */
export function isAboutNobody(error: unknown): boolean {
  return ['user-not-found', 'user-disabled'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code.replace(/^auth\//, '') : '';
}

/** 'Firebase: Some words (auth/code).' → 'Some words'; the SDK's bare 'Error' says nothing. */
function messageOf(error: unknown): string {
  const framed = error instanceof Error ? /^Firebase: (.+) \(auth\/[^)]*\)\.?$/s.exec(error.message) : null;
  const message = framed?.[1] ?? '';
  return message === 'Error' ? '' : message;
}

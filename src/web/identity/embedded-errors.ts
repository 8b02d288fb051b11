import type { IdentityErrorCode } from '#features/accounts/contract.ts';
import { IdentityError } from './identity-error.ts';

/** Maps better-auth's error codes to our own. */
const codes: Record<string, IdentityErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid-credential',
  INVALID_PASSWORD: 'invalid-credential',
  USER_NOT_FOUND: 'invalid-credential',
  INVALID_EMAIL: 'invalid-email',
  USER_ALREADY_EXISTS: 'email-already-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
  PASSWORD_TOO_SHORT: 'weak-password',
  PASSWORD_TOO_LONG: 'password-too-long',
  WEAK_PASSWORD: 'weak-password',
  REPETITIVE_PASSWORD: 'repetitive-password',
  COMMON_PASSWORD: 'common-password',
  PERSONAL_PASSWORD: 'personal-password',
  UNFIT_NAME: 'unfit-name',
  USER_DISABLED: 'user-disabled',
  TOO_MANY_REQUESTS: 'too-many-requests',
  INVALID_TOKEN: 'invalid-action-code',
  SESSION_NOT_FRESH: 'requires-recent-login',
  TOKEN_EXPIRED: 'invalid-action-code',
};

type EmbeddedFailure = { status: number; code?: string | undefined; message?: string | undefined };

/** Converts an error of the embedded identity service. */
export function embeddedError(failure: EmbeddedFailure): IdentityError {
  const known = failure.code ? codes[failure.code] : undefined;
  if (known) return new IdentityError(known, failure.message);
  if (failure.status === 429) return new IdentityError('too-many-requests', failure.message);
  return new IdentityError('unknown', failure.message);
}

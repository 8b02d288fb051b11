import type { IdentityErrorCode } from '#features/accounts/contract.ts';

/** A failed sign-in, sign-up or other account action; every identity service's errors are converted to it. */
export class IdentityError extends Error {
  readonly code: IdentityErrorCode | 'unknown';

  constructor(code: IdentityErrorCode | 'unknown', message = '', options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'IdentityError';
    this.code = code;
  }
}

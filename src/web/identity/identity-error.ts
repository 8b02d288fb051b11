import type { IdentityErrorCode } from '#features/accounts/contract.ts';

/** A sign-in or sign-up that did not succeed, in the words that every identity service is translated to. */
export class IdentityError extends Error {
  readonly code: IdentityErrorCode | 'unknown';

  constructor(code: IdentityErrorCode | 'unknown', message = '', options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'IdentityError';
    this.code = code;
  }
}

import { FirebaseError } from '@firebase/app';
import { AuthErrorCodes } from '@firebase/auth';
import { describe, expect, it } from 'vitest';
import { IdentityError } from '../identity-error.ts';
import { firebaseError, isMissingAccount } from './firebase-errors.ts';

/** An error as the SDK throws it; `words` is the server's message. */
const failure = (code: string, words = 'Error') =>
  new FirebaseError(`auth/${code}`, `Firebase: ${words} (auth/${code}).`);

/** Codes that the specification has messages for; all others get the general message. */
const catalogue: Record<string, string> = {
  'wrong-password': 'invalid-credential',
  'user-not-found': 'invalid-credential',
  'invalid-credential': 'invalid-credential',
  'invalid-login-credentials': 'invalid-credential',
  'missing-password': 'invalid-credential',
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
  'invalid-action-code': 'invalid-action-code',
  'expired-action-code': 'invalid-action-code',
};
const known = Object.values(AuthErrorCodes).map((code) => code.replace('auth/', ''));

describe('firebaseError', () => {
  it.each([...new Set([...known, ...Object.keys(catalogue)])])('%s', (code) => {
    expect(firebaseError(failure(code)).code).toBe(catalogue[code] ?? 'unknown');
  });

  it("keeps the server's own message, without the vendor's prefix", () => {
    const { message } = firebaseError(failure('internal-error', 'We are moving house (back at 5).'));
    expect(message).toBe('We are moving house (back at 5).');
  });

  it("is empty where the SDK's message says nothing, so that the general message is shown", () => {
    expect(firebaseError(failure('internal-error')).message).toBe('');
    expect(firebaseError(new TypeError('x is not a function'))).toMatchObject({
      code: 'unknown',
      message: '',
    });
    expect(firebaseError('nonsense')).toMatchObject({ code: 'unknown', message: '' });
  });

  it('has plain messages for features that the operator switched off', () => {
    expect(firebaseError(failure('operation-not-allowed')).message).toMatch(/turned off/);
    expect(firebaseError(failure('user-token-expired')).message).toBe('Please log in again.');
  });

  it('returns an IdentityError unchanged', () => {
    const own = new IdentityError('weak-password');
    expect(firebaseError(own)).toBe(own);
  });

  it('recognizes an address without an account', () => {
    const codes = ['user-not-found', 'user-disabled', 'invalid-email'];
    expect(codes.map((code) => isMissingAccount(failure(code)))).toEqual([true, true, false]);
  });
});

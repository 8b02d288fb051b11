import { describe, expect, it } from 'vitest';
import { IdentityError } from '#web/identity/identity-error.ts';
import { loginMessage } from './login-messages.ts';
import { signUpMessage } from './sign-up-messages.ts';

describe('login messages', () => {
  it.each([
    ['invalid-credential', 'Incorrect email or password. Please try again.'],
    ['invalid-email', 'Please enter a valid email address.'],
    ['user-disabled', 'This account has been disabled. Please contact support.'],
    ['too-many-requests', 'Too many failed login attempts. Please try again later or reset your password.'],
    ['network-request-failed', 'Network error. Please check your internet connection and try again.'],
  ] as const)('%s', (code, words) => {
    expect(loginMessage(new IdentityError(code, 'not shown'))).toBe(words);
  });

  it("falls back to the error's own message, then to the general one", () => {
    expect(loginMessage(new IdentityError('unknown', 'The service is closed.'))).toBe(
      'The service is closed.',
    );
    expect(loginMessage(new IdentityError('unknown'))).toBe(
      'An unexpected error occurred. Please try again.',
    );
    expect(loginMessage('nonsense')).toBe('An unexpected error occurred. Please try again.');
  });
});

describe('sign-up messages', () => {
  it.each([
    [
      'email-already-in-use',
      'This email address is already registered. Please log in or use a different email.',
    ],
    ['invalid-email', 'Please enter a valid email address.'],
    [
      'weak-password',
      'Password is too weak. Please use at least 8 characters with a mix of letters, numbers, and symbols.',
    ],
    ['password-too-long', 'Please use at most 128 characters'],
    ['network-request-failed', 'Network error. Please check your internet connection and try again.'],
    ['too-many-requests', 'Too many failed attempts. Please try again later.'],
  ] as const)('%s', (code, words) => {
    expect(signUpMessage(new IdentityError(code, 'not shown'))).toBe(words);
  });

  it("falls back to the error's own message, then to the general one", () => {
    expect(signUpMessage(new IdentityError('unknown', 'Full up.'))).toBe('Full up.');
    expect(signUpMessage(new Error('internals'))).toBe('An unexpected error occurred. Please try again.');
  });
});

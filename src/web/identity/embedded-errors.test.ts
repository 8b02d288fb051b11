import { expect, it } from 'vitest';
import { embeddedError } from './embedded-errors.ts';

it.each([
  [{ status: 401, code: 'INVALID_EMAIL_OR_PASSWORD' }, 'invalid-credential'],
  [{ status: 422, code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' }, 'email-already-in-use'],
  [{ status: 400, code: 'WEAK_PASSWORD' }, 'weak-password'],
  [{ status: 400, code: 'REPETITIVE_PASSWORD' }, 'repetitive-password'],
  [{ status: 400, code: 'COMMON_PASSWORD' }, 'common-password'],
  [{ status: 400, code: 'PERSONAL_PASSWORD' }, 'personal-password'],
  [{ status: 400, code: 'PASSWORD_TOO_LONG' }, 'password-too-long'],
  [{ status: 400, code: 'UNFIT_NAME' }, 'unfit-name'],
  [{ status: 403, code: 'USER_DISABLED' }, 'user-disabled'],
  [{ status: 400, code: 'INVALID_TOKEN' }, 'invalid-action-code'],
  [{ status: 429 }, 'too-many-requests'],
  [{ status: 500 }, 'unknown'],
] as const)('embeddedError translates %j', (failure, code) => {
  expect(embeddedError(failure).code).toBe(code);
});

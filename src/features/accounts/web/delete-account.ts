import * as z from 'zod/mini';
import { sendJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import type { IdentityClient } from '#web/identity/identity-client.ts';
import { IdentityError } from '#web/identity/identity-error.ts';
import { loginMessage } from './login-messages.ts';

const LOGIN_LEFT =
  'Everything in your account has been deleted, but your login could not be removed yet. Please try again.';

/** `isConfirmed` if a second step has just confirmed the person, after the password. */
export type Confirmation = { password: string; isConfirmed?: boolean };

/**
 * Deletes the account's data, and then the login if only the browser can delete it (Firebase). There the password is
 * confirmed first, so that the login deletion cannot be refused after the data is gone. Safe to repeat after a failure.
 */
export async function deleteAccount(
  { loginDeletion }: IdentityClient,
  { password, isConfirmed = false }: Confirmation,
): Promise<void> {
  if (!isConfirmed) await loginDeletion?.confirmPassword(password);
  // A password of an external identity service is none of our server's business.
  await sendJson(z.unknown(), 'delete', '/api/users/me', loginDeletion ? undefined : { password });
  await loginDeletion?.deleteLogin().catch((cause: unknown) => {
    throw new IdentityError('unknown', LOGIN_LEFT, { cause });
  });
}

/** The message to show when {@link deleteAccount} failed. */
export function deletionMessage(error: unknown): string {
  if (error instanceof IdentityError) return loginMessage(error);
  return serverMessage(error, 'Your account could not be deleted. Please try again later.');
}

import * as z from 'zod/mini';
import { sendJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import type { IdentityClient } from '#web/identity/identity-client.ts';
import { IdentityError } from '#web/identity/identity-error.ts';
import { loginMessage } from './login-messages.ts';
import { type Proof, proveOwner } from './owner/prove-owner.ts';

const LOGIN_LEFT =
  'Everything in your account has been deleted, but your login could not be removed yet. Please try again.';

/**
 * Deletes the account's data, and then the login if only the browser can delete it (Firebase). There the person is
 * confirmed first, so that the login deletion cannot be refused after the data is gone. Safe to repeat after a failure.
 * @returns false if the person closed the window that confirms them.
 */
export async function deleteAccount(identity: IdentityClient, proof: Proof): Promise<boolean> {
  const { externalLogin } = identity;
  const shown = await proveOwner(identity, proof);
  if (!shown) return false;
  await sendJson(z.unknown(), 'delete', '/api/users/me', externalLogin ? undefined : shown);
  await externalLogin?.deleteLogin().catch((cause: unknown) => {
    throw new IdentityError('unknown', LOGIN_LEFT, { cause });
  });
  return true;
}

/** The message to show when {@link deleteAccount} failed. */
export function deletionMessage(error: unknown): string {
  if (error instanceof IdentityError) return loginMessage(error);
  return serverMessage(error, 'Your account could not be deleted. Please try again later.');
}

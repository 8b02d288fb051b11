import ky from 'ky';
import * as z from 'zod/mini';
import { reportDisabledAccount } from '../api/disabled-account.ts';
import type { SessionUser } from './identity-client.ts';

/** A user as better-auth answers it. */
export const userAnswer = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  image: z.nullish(z.string()),
  emailVerified: z.boolean(),
});
const sessionAnswer = z.nullable(z.object({ user: userAnswer }));

/** Converts better-auth's user to ours. */
export function toSessionUser(user: {
  id: string;
  email: string;
  name: string;
  image?: string | null | undefined;
  emailVerified: boolean;
}): SessionUser {
  return {
    uid: user.id,
    email: user.email,
    displayName: user.name,
    photoUrl: user.image ?? null,
    emailConfirmed: user.emailVerified,
  };
}

/** The status for the session of a person whom the operator has blocked. */
const DISABLED = 403;
const isUnexpected = (status: number) => status !== DISABLED;

/**
 * The user of the session cookie. The answer's header carries an ID token, which saves a call before the
 * first page can load.
 */
export async function readSession(): Promise<{ user: SessionUser | null; token: string | null }> {
  const response = await ky.get('/api/auth/get-session', { retry: 1, throwHttpErrors: isUnexpected });
  if (response.status === DISABLED) {
    reportDisabledAccount();
    return { user: null, token: null };
  }
  const session = sessionAnswer.parse(await response.json());
  return { user: session && toSessionUser(session.user), token: response.headers.get('set-auth-jwt') };
}

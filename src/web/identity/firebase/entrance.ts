import { type Auth, type User, updateCurrentUser } from '@firebase/auth';
import ky, { HTTPError } from 'ky';
import type { SessionUser } from '../identity-client.ts';
import { IdentityError } from '../identity-error.ts';
import { toSessionUser } from './session-user.ts';

/** Where people wait until they are known to have agreed to the terms. */
export type Entrance = {
  /** In which they sign in. */
  aside: Auth;
  /** Signs in whoever has an account here; anybody else waits. */
  enter(user: User): Promise<'signed-in' | 'newcomer'>;
  /** Signs in who waits. */
  open(): Promise<SessionUser>;
};

/**
 * Firebase opens an account at once; so people sign in aside, and are signed in here when they have agreed to the terms.
 * @param auth in which people are signed in.
 * @param aside keeps them in memory only.
 */
export function createEntrance(auth: Auth, aside: Auth): Entrance {
  let waiting: User | null = null;
  return {
    aside,
    async enter(user) {
      waiting = user;
      if (!(await isRegistered(await user.getIdToken()))) return 'newcomer';
      await updateCurrentUser(auth, user);
      return 'signed-in';
    },
    async open() {
      if (!waiting) throw new IdentityError('invalid-action-code');
      await updateCurrentUser(auth, waiting);
      return toSessionUser(waiting);
    },
  };
}

/** Whether our server has a profile, and so the person's consent. @throws {IdentityError} if it could not say. */
async function isRegistered(token: string): Promise<boolean> {
  try {
    await ky.get('/api/users/me', { headers: { authorization: `Bearer ${token}` }, retry: 1 });
    return true;
  } catch (cause) {
    const status = cause instanceof HTTPError ? cause.response.status : 0;
    if (status === 404) return false;
    if (status === 403) throw new IdentityError('user-disabled', '', { cause });
    throw new IdentityError('network-request-failed', '', { cause });
  }
}

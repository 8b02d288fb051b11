import type { User } from '@firebase/auth';
import { readableAddress } from '#shared/readable-address.ts';
import type { SessionUser } from '../identity-client.ts';

/** Firebase's user as ours. */
export function toSessionUser({ uid, email, displayName, photoURL, emailVerified }: User): SessionUser {
  return {
    uid,
    email: readableAddress(email ?? ''),
    displayName: displayName ?? '',
    photoUrl: photoURL,
    emailConfirmed: emailVerified,
  };
}

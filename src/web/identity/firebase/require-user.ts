import type { Auth, User } from '@firebase/auth';
import { IdentityError } from '../identity-error.ts';

/**
 * The signed-in user.
 * @throws {IdentityError} if signed out, for example in another tab.
 */
export function requireUser({ currentUser }: Auth): User {
  if (!currentUser) throw new IdentityError('unknown', 'Please log in again.');
  return currentUser;
}

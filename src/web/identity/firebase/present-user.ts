import type { Auth, User } from 'firebase/auth';
import { IdentityError } from '../identity-error.ts';

/** Who is signed in here. @throws {IdentityError} when somebody signed out meanwhile, perhaps in another tab. */
export function presentUser({ currentUser }: Auth): User {
  if (!currentUser) throw new IdentityError('unknown', 'Please log in again.');
  return currentUser;
}

import {
  ActionCodeOperation,
  type Auth,
  applyActionCode,
  checkActionCode,
  signOut,
  type User,
  verifyBeforeUpdateEmail,
} from '@firebase/auth';
import { readableAddress } from '#shared/readable-address.ts';
import { IdentityError } from '../identity-error.ts';
import { codeOf } from './firebase-errors.ts';
import { oneForm } from './one-form.ts';

/** Has Firebase mail a link to the new address. Of one that has an account, nothing is mailed, and nobody learns of it. */
export async function mailEmailChange(user: User, wanted: string): Promise<void> {
  const email = oneForm(wanted);
  if (email === user.email) throw new IdentityError('unknown', 'This is your address already.');
  await verifyBeforeUpdateEmail(user, email).catch((error: unknown) => {
    // Only without email enumeration protection.
    if (codeOf(error) !== 'email-already-in-use') throw error;
  });
}

/** Follows a link that changes an address, or that undoes it. @returns the address that the account has now. */
export async function followEmailChange(auth: Auth, code: string): Promise<string> {
  const { operation, data } = await checkActionCode(auth, code);
  const { VERIFY_AND_CHANGE_EMAIL, RECOVER_EMAIL } = ActionCodeOperation;
  if (operation !== VERIFY_AND_CHANGE_EMAIL && operation !== RECOVER_EMAIL)
    throw new IdentityError('invalid-action-code');
  await applyActionCode(auth, code);
  await leave(auth);
  return readableAddress(data.email ?? '');
}

/** Signs the account out here, if it is the one that is signed in, before the next use of its old ID token fails. */
async function leave(auth: Auth): Promise<void> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user) return;
  const { email } = user;
  // Firebase refuses the token, and its client signs out by itself; the emulator accepts it.
  await user.reload().catch(() => {});
  if (auth.currentUser && user.email !== email) await signOut(auth);
}

import { type Auth, deleteUser, EmailAuthProvider, reauthenticateWithCredential } from '@firebase/auth';
import type { LoginDeletion } from '../identity-client.ts';
import { requireUser } from './require-user.ts';
import { withFirebaseErrors } from './with-firebase-errors.ts';
import { withSecondFactor } from './with-second-factor.ts';

/** Firebase lets users delete their own login shortly after they confirmed the password. */
export function createLoginDeletion(auth: Auth): LoginDeletion {
  return {
    confirmPassword: (password) =>
      withFirebaseErrors(async () => {
        const user = requireUser(auth);
        const credential = EmailAuthProvider.credential(user.email ?? '', password);
        await withSecondFactor(auth, () => reauthenticateWithCredential(user, credential));
      }),
    deleteLogin: () => withFirebaseErrors(() => deleteUser(requireUser(auth))),
  };
}

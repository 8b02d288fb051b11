import { type Auth, deleteUser, EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth';
import type { OwnDeletion } from '../identity-client.ts';
import { attempt } from './attempt.ts';
import { presentUser } from './present-user.ts';

/** Firebase lets users delete their own login shortly after they confirmed the password. */
export function createDeletion(auth: Auth): OwnDeletion {
  return {
    confirmPassword: (password) =>
      attempt(async () => {
        const user = presentUser(auth);
        const credential = EmailAuthProvider.credential(user.email ?? '', password);
        await reauthenticateWithCredential(user, credential);
      }),
    deleteLogin: () => attempt(() => deleteUser(presentUser(auth))),
  };
}

import {
  type Auth,
  browserPopupRedirectResolver,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
} from '@firebase/auth';
import { signInProviders } from '#shared/sign-in-providers.ts';
import type { LoginDeletion } from '../identity-client.ts';
import { companyOf, unlessDismissed } from './companies.ts';
import { requireUser } from './require-user.ts';
import { withFirebaseErrors } from './with-firebase-errors.ts';
import { withSecondFactor } from './with-second-factor.ts';

/** Firebase lets users delete their own login shortly after they confirmed who they are. */
export function createLoginDeletion(auth: Auth): LoginDeletion {
  return {
    async ways() {
      await auth.authStateReady();
      const has = new Set(requireUser(auth).providerData.map(({ providerId }) => providerId));
      return {
        password: has.has('password'),
        passkey: false,
        providers: signInProviders.filter((provider) => has.has(`${provider}.com`)),
      };
    },
    confirmWith: (provider) =>
      withFirebaseErrors(() =>
        unlessDismissed(async () => {
          await reauthenticateWithPopup(requireUser(auth), companyOf(provider), browserPopupRedirectResolver);
        }),
      ),
    confirmPassword: (password) =>
      withFirebaseErrors(async () => {
        const user = requireUser(auth);
        const credential = EmailAuthProvider.credential(user.email ?? '', password);
        await withSecondFactor(auth, () => reauthenticateWithCredential(user, credential));
      }),
    deleteLogin: () => withFirebaseErrors(() => deleteUser(requireUser(auth))),
  };
}

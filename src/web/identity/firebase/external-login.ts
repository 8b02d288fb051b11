import {
  type Auth,
  browserPopupRedirectResolver,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
} from '@firebase/auth';
import { signInProviders } from '#shared/sign-in-providers.ts';
import { retryImport } from '../../retry-import.ts';
import type { ExternalLogin } from '../identity-client.ts';
import { IdentityError } from '../identity-error.ts';
import { companyOf, unlessDismissed } from './companies.ts';
import { requireUser } from './require-user.ts';
import { withFirebaseErrors } from './with-firebase-errors.ts';
import { withSecondFactor } from './with-second-factor.ts';

/** Firebase lets users change and delete their own login shortly after they confirmed who they are. */
export function createExternalLogin(auth: Auth): ExternalLogin {
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
    async mailEmailChange(email) {
      const { mailEmailChange } = await loadEmailChange();
      await withFirebaseErrors(() => mailEmailChange(requireUser(auth), email));
    },
    async followEmailChange(code) {
      const { followEmailChange } = await loadEmailChange();
      return withFirebaseErrors(() => followEmailChange(auth, code));
    },
    deleteLogin: () => withFirebaseErrors(() => deleteUser(requireUser(auth))),
  };
}

/** Few people need it. */
function loadEmailChange() {
  return retryImport(() => import('./email-change.ts')).catch((cause: unknown) => {
    throw new IdentityError('network-request-failed', '', { cause });
  });
}

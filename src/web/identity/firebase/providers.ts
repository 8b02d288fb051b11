import { type Auth, browserPopupRedirectResolver, signInWithPopup, type User } from '@firebase/auth';
import type { SignInProvider } from '#shared/sign-in-providers.ts';
import type { ProviderSignIn } from '../identity-client.ts';
import { IdentityError } from '../identity-error.ts';
import { companyOf, unlessDismissed } from './companies.ts';
import type { Entrance } from './entrance.ts';
import { withFirebaseErrors } from './with-firebase-errors.ts';

const UNPROVEN =
  'This account has no confirmed email address. Please sign up with your email address instead.';

/** Google and Apple through Firebase, which opens a window. */
export function createProviders({ aside, enter, open }: Entrance): ProviderSignIn {
  let waiting: { user: User; provider: SignInProvider } | null = null;
  return {
    start: (provider) =>
      withFirebaseErrors(async () => {
        const user = await askInWindow(aside, provider);
        if (!user) return 'dismissed';
        if (!user.email || !user.emailVerified) throw new IdentityError('unknown', UNPROVEN);
        const outcome = await enter(user);
        if (outcome === 'newcomer') waiting = { user, provider };
        return outcome;
      }),
    newcomer: async () =>
      waiting && {
        provider: waiting.provider,
        email: waiting.user.email ?? '',
        name: waiting.user.displayName ?? '',
      },
    open: () => withFirebaseErrors(open),
  };
}

/** Null if the person closed the window. */
async function askInWindow(aside: Auth, provider: SignInProvider): Promise<User | null> {
  let user: User | null = null;
  await unlessDismissed(async () => {
    user = (await signInWithPopup(aside, companyOf(provider), browserPopupRedirectResolver)).user;
  });
  return user;
}

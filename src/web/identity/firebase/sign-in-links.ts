import {
  type Auth,
  isSignInWithEmailLink,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  signOut,
} from '@firebase/auth';
import { appPaths } from '#shared/app-paths.ts';
import type { SignInLink } from '../identity-client.ts';
import { IdentityError } from '../identity-error.ts';
import { forgetLinkAddress, keepLinkAddress, readLinkAddress } from '../link-address.ts';
import type { Entrance } from './entrance.ts';
import { codeOf, isMissingAccount } from './firebase-errors.ts';
import { oneForm } from './one-form.ts';
import { requireUser } from './require-user.ts';
import { withFirebaseErrors } from './with-firebase-errors.ts';
import { withSecondFactor } from './with-second-factor.ts';

/** Google counts the links of the whole project: unlike after too many for one address, none of them may have been mailed. */
const NO_MORE_TODAY =
  'We cannot send any more links today. Please use a password instead, or try again tomorrow.';

/** Firebase's own mailed links, which lead to our page. */
export function createSignInLinks(auth: Auth, entrance: () => Entrance): SignInLink {
  // Forgets one that is too old.
  readLinkAddress();
  /** The link that was followed last: it works once, and what comes after it may have to be done again. */
  let followed: string | null = null;
  return {
    send: (email, { newAccount }) =>
      withFirebaseErrors(async () => {
        const address = oneForm(email);
        const url = `${window.location.origin}${appPaths.signInLink}${newAccount ? '?new=1' : ''}`;
        await sendSignInLinkToEmail(auth, address, { url, handleCodeInApp: true }).catch(unlessHidden);
        keepLinkAddress(address);
      }),
    follow: (link, email) =>
      withFirebaseErrors(async () => {
        const { aside, enter } = entrance();
        if (!isSignInWithEmailLink(aside, link)) throw new IdentityError('invalid-action-code');
        if (followed !== link) await signOut(aside);
        followed = link;
        if (!aside.currentUser) {
          await withSecondFactor(aside, () => signInWithEmailLink(aside, oneForm(email), link));
        }
        forgetLinkAddress();
        return enter(requireUser(aside));
      }),
    open: () => withFirebaseErrors(() => entrance().open()),
  };
}

/** Hides that an address has a disabled account. */
function unlessHidden(error: unknown): void {
  if (codeOf(error) === 'quota-exceeded') throw new IdentityError('unknown', NO_MORE_TODAY, { cause: error });
  if (!isMissingAccount(error)) throw error;
}

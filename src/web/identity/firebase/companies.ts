import { GoogleAuthProvider, OAuthProvider } from '@firebase/auth';
import type { SignInProvider } from '#shared/sign-in-providers.ts';
import { codeOf } from './firebase-errors.ts';

/** The codes of windows that the person has closed. */
const DISMISSED = ['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled'];

/** What Firebase asks a company for. */
export function companyOf(provider: SignInProvider): GoogleAuthProvider | OAuthProvider {
  if (provider === 'google') {
    const google = new GoogleAuthProvider();
    google.setCustomParameters({ prompt: 'select_account' });
    return google;
  }
  const apple = new OAuthProvider('apple.com');
  apple.addScope('email');
  return apple;
}

/** Opens a company's window. @returns false if the person closed it. */
export async function unlessDismissed(open: () => Promise<void>): Promise<boolean> {
  try {
    await open();
    return true;
  } catch (error) {
    if (DISMISSED.includes(codeOf(error))) return false;
    throw error;
  }
}

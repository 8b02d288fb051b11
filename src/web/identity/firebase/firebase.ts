import { initializeApp } from '@firebase/app';
import {
  type Auth,
  applyActionCode,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  type Persistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from '@firebase/auth';
import * as z from 'zod/mini';
import type { FirebaseProject } from '#features/configuration/contract.ts';
import { type PasswordOwner, weaknessOf } from '#shared/password-policy.ts';
import { sendJson } from '../../api/client.ts';
import { retryImport } from '../../retry-import.ts';
import type { IdentityClient, ProviderSignIn, SessionUser } from '../identity-client.ts';
import { IdentityError } from '../identity-error.ts';
import { createEntrance, type Entrance } from './entrance.ts';
import { createExternalLogin } from './external-login.ts';
import { firebaseError, isMissingAccount } from './firebase-errors.ts';
import { oneForm } from './one-form.ts';
import { requireUser } from './require-user.ts';
import { toSessionUser } from './session-user.ts';
import { createSignInLinks } from './sign-in-links.ts';
import { withFirebaseErrors } from './with-firebase-errors.ts';
import { withSecondFactor } from './with-second-factor.ts';

/** Signing out waits for our server no longer than this. */
const SOON = { timeout: 3_000 };

/**
 * Client of Firebase Authentication through its SDK, which stores the session and renews ID tokens itself.
 */
export function createFirebaseIdentity(project: FirebaseProject): IdentityClient {
  const auth = openAuth(project, browserLocalPersistence);
  /** Both are created once: they know who is about to open an account. */
  let opened: Entrance | null = null;
  let asideProviders: ProviderSignIn | null = null;
  const entrance = () => {
    opened ??= createEntrance(auth, openAuth(project, inMemoryPersistence, 'aside'));
    return opened;
  };
  const listeners = new Set<(user: SessionUser | null) => void>();

  return {
    onChange(listener) {
      listeners.add(listener);
      const stop = onAuthStateChanged(auth, (user) => listener(user && toSessionUser(user)));
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    register: ({ email, password, displayName }) =>
      withFirebaseErrors(async () => {
        await refuseWeak(password, { email, name: displayName });
        const { user } = await createUserWithEmailAndPassword(auth, oneForm(email), password);
        // The account exists even if the mail could not be sent: the app offers to send it again.
        await sendEmailVerification(user).catch(() => {});
        return toSessionUser(user);
      }),
    setDisplayName: (displayName) =>
      withFirebaseErrors(async () => {
        const user = requireUser(auth);
        await updateProfile(user, { displayName });
        // Firebase reports a change of user, but not a change of name.
        for (const listener of listeners) listener(toSessionUser(user));
      }),
    signIn: ({ email, password }) =>
      withFirebaseErrors(() =>
        withSecondFactor(auth, () => signInWithEmailAndPassword(auth, oneForm(email), password)),
      ),
    signOut: () =>
      withFirebaseErrors(async () => {
        // Firebase's ID tokens would stay valid for up to an hour. Without a connection they do.
        await sendJson(z.unknown(), 'post', '/api/users/me/sign-out', undefined, SOON).catch(() => {});
        await signOut(auth);
      }),
    idToken: () =>
      withFirebaseErrors(async () => {
        await auth.authStateReady();
        return auth.currentUser ? auth.currentUser.getIdToken() : null;
      }),
    sendPasswordReset: (email) => sendReset(auth, email),
    resetPassword: (code, newPassword) =>
      withFirebaseErrors(async () => {
        await refuseWeak(newPassword);
        await confirmPasswordReset(auth, code, newPassword);
      }),
    sendConfirmation: () => withFirebaseErrors(() => sendEmailVerification(requireUser(auth))),
    confirmEmail: (code) =>
      withFirebaseErrors(async () => {
        await applyActionCode(auth, code);
        if (!auth.currentUser) return;
        await auth.currentUser.reload();
        // The server learns it from the next ID token.
        await auth.currentUser.getIdToken(true);
        for (const listener of listeners) listener(toSessionUser(auth.currentUser));
      }),
    async providers() {
      const { createProviders } = await retryImport(() => import('./providers.ts')).catch(
        (cause: unknown) => {
          throw new IdentityError('network-request-failed', '', { cause });
        },
      );
      asideProviders ??= createProviders(entrance());
      return asideProviders;
    },
    signInLink: createSignInLinks(auth, entrance),
    passkeys: null,
    externalLogin: createExternalLogin(auth),
  };
}

/** Loads only email and password sign-in: windows of other companies have a part of their own. */
function openAuth(
  { emulatorUrl, ...project }: FirebaseProject,
  persistence: Persistence,
  name?: string,
): Auth {
  const auth = initializeAuth(initializeApp(project, name), { persistence });
  // The SDK's warning banner would cover the buttons at the bottom of a phone's screen.
  if (emulatorUrl) {
    connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
    // The emulator does not check for robots, but the SDK would load Google's check.
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return auth;
}

/** Applies the embedded identity's password rules; the project's own policy may be stricter. */
async function refuseWeak(password: string, owner?: PasswordOwner): Promise<void> {
  const weakness = weaknessOf(password, owner);
  if (weakness) throw new IdentityError(`${weakness}-password`);
  const { isCommonPassword } = await retryImport(() => import('#shared/common-passwords.ts'));
  if (await isCommonPassword(password)) throw new IdentityError('common-password');
}

/** Hides that an address has no account, which Firebase reveals without email enumeration protection. */
async function sendReset(auth: Auth, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, oneForm(email));
  } catch (error) {
    if (!isMissingAccount(error)) throw firebaseError(error);
  }
}

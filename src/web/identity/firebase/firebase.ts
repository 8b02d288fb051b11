import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import type { FirebaseProject } from '#features/accounts/contract.ts';
import { isWeakPassword } from '#shared/password-policy.ts';
import type { IdentityClient, SessionUser } from '../identity-client.ts';
import { IdentityError } from '../identity-error.ts';
import { createLoginDeletion } from './delete-login.ts';
import { firebaseError, isMissingAccount } from './firebase-errors.ts';
import { requireUser } from './require-user.ts';
import { withFirebaseErrors } from './with-firebase-errors.ts';

/**
 * Client of Firebase Authentication through its SDK, which stores the session and renews ID tokens itself.
 */
export function createFirebaseIdentity(project: FirebaseProject): IdentityClient {
  const auth = openAuth(project);
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
    register: ({ email, password }) =>
      withFirebaseErrors(async () => {
        refuseWeak(password);
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
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
      withFirebaseErrors(async () => void (await signInWithEmailAndPassword(auth, email, password))),
    signOut: () => withFirebaseErrors(() => signOut(auth)),
    idToken: () =>
      withFirebaseErrors(async () => {
        await auth.authStateReady();
        return auth.currentUser ? auth.currentUser.getIdToken() : null;
      }),
    sendPasswordReset: (email) => sendReset(auth, email),
    resetPassword: (code, newPassword) =>
      withFirebaseErrors(async () => {
        refuseWeak(newPassword);
        await confirmPasswordReset(auth, code, newPassword);
      }),
    loginDeletion: createLoginDeletion(auth),
  };
}

/** Loads only e-mail and password sign-in: no pop-ups, no other providers. */
function openAuth({ emulatorUrl, ...project }: FirebaseProject): Auth {
  const auth = initializeAuth(initializeApp(project), { persistence: browserLocalPersistence });
  // The SDK's warning banner would cover the buttons at the bottom of a phone's screen.
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return auth;
}

function toSessionUser({ uid, email, displayName, photoURL }: User): SessionUser {
  return { uid, email: email ?? '', displayName: displayName ?? '', photoUrl: photoURL };
}

/** Applies the embedded identity's password rule; the project's own policy may be stricter. */
function refuseWeak(password: string): void {
  if (isWeakPassword(password)) throw new IdentityError('weak-password');
}

/** Hides that an address has no account, which Firebase reveals without e-mail enumeration protection. */
async function sendReset(auth: Auth, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if (!isMissingAccount(error)) throw firebaseError(error);
  }
}

/** Who is signed in (specification, "User session"). */
export type SessionUser = { uid: string; email: string; displayName: string; photoUrl: string | null };

/**
 * What the web app needs of an identity service; the embedded one and Firebase both fit. Every method
 * rejects with `IdentityError`.
 */
export type IdentityClient = {
  /** Calls `listener` with the present state as soon as it is known and again at every change. */
  onChange(listener: (user: SessionUser | null) => void): () => void;
  /** Makes the account and signs it in. */
  register(credentials: Credentials): Promise<SessionUser>;
  setDisplayName(displayName: string): Promise<void>;
  signIn(credentials: Credentials): Promise<void>;
  signOut(): Promise<void>;
  /** A token with at least half a minute to live; null when nobody is signed in. */
  idToken(): Promise<string | null>;
  /** Sends a reset mail if the address has an account; says nothing about whether it has. */
  sendPasswordReset(email: string): Promise<void>;
  /** `code` comes from the reset mail's link. */
  resetPassword(code: string, newPassword: string): Promise<void>;
  /** For a login that only its owner's browser can delete; null where our server deletes it with the rest. */
  ownDeletion: OwnDeletion | null;
};

/** Deletes a login from its owner's browser, where nobody else can. */
export type OwnDeletion = {
  /** Asks the service whether this is the password; a login is deleted only shortly after that. */
  confirmPassword(password: string): Promise<void>;
  /** Deletes the login and signs out. */
  deleteLogin(): Promise<void>;
};

/** What somebody signs up and in with. */
export type Credentials = { email: string; password: string };

/** The signed-in user (specification, "User session"). */
export type SessionUser = { uid: string; email: string; displayName: string; photoUrl: string | null };

/**
 * Interface of an identity service in the web app, implemented for the embedded one and for Firebase. Every
 * method rejects with `IdentityError`.
 */
export type IdentityClient = {
  /**
   * Calls `listener` with the current user once known, and on every change; returns the unsubscribe function.
   */
  onChange(listener: (user: SessionUser | null) => void): () => void;
  /** Creates the account and signs in. */
  register(credentials: Credentials): Promise<SessionUser>;
  setDisplayName(displayName: string): Promise<void>;
  signIn(credentials: Credentials): Promise<void>;
  signOut(): Promise<void>;
  /** An ID token that is valid for at least half a minute; null if signed out. */
  idToken(): Promise<string | null>;
  /** Sends a reset e-mail if the address has an account; does not reveal whether it has. */
  sendPasswordReset(email: string): Promise<void>;
  /** `code` comes from the link in the reset e-mail. */
  resetPassword(code: string, newPassword: string): Promise<void>;
  /** Set if only the browser can delete the login; null if our server deletes it. */
  loginDeletion: LoginDeletion | null;
};

/** Deletes a login from its owner's browser. */
export type LoginDeletion = {
  /** Confirms the password, which is required shortly before deleting the login. */
  confirmPassword(password: string): Promise<void>;
  /** Deletes the login and signs out. */
  deleteLogin(): Promise<void>;
};

/** E-mail and password. */
export type Credentials = { email: string; password: string };

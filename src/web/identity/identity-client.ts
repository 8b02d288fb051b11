/** The signed-in user (specification, "User session"). */
export type SessionUser = {
  uid: string;
  email: string;
  displayName: string;
  photoUrl: string | null;
  /** Whether the person has proven that the address is theirs. */
  emailConfirmed: boolean;
};

/**
 * Interface of an identity service in the web app, implemented for the embedded one and for Firebase. Every
 * method rejects with `IdentityError`.
 */
export type IdentityClient = {
  /**
   * Calls `listener` with the current user once known, and on every change; returns the unsubscribe function.
   */
  onChange(listener: (user: SessionUser | null) => void): () => void;
  /** Creates the account, signs in, and has the address's confirmation mailed. */
  register(person: Credentials & { displayName: string }): Promise<SessionUser>;
  setDisplayName(displayName: string): Promise<void>;
  signIn(credentials: Credentials): Promise<void>;
  signOut(): Promise<void>;
  /** An ID token that is valid for at least half a minute; null if signed out. */
  idToken(): Promise<string | null>;
  /** Sends a reset email if the address has an account; does not reveal whether it has. */
  sendPasswordReset(email: string): Promise<void>;
  /** `code` comes from the link in the reset email. */
  resetPassword(code: string, newPassword: string): Promise<void>;
  /** Mails the signed-in user the link that confirms their address once more. */
  sendConfirmation(): Promise<void>;
  /** `code` comes from that link. */
  confirmEmail(code: string): Promise<void>;
  /** Signing in without a password; null if the identity service offers none. */
  signInLink: SignInLink | null;
  /** Set if only the browser can delete the login; null if our server deletes it. */
  loginDeletion: LoginDeletion | null;
};

/** Signs in by a mailed link. */
export type SignInLink = {
  /** Mails the link if the address has an account; does not reveal whether it has. */
  send(email: string): Promise<void>;
  /** `code` comes from the link. */
  follow(code: string): Promise<void>;
};

/** Deletes a login from its owner's browser. */
export type LoginDeletion = {
  /** Confirms the password, which is required shortly before deleting the login. */
  confirmPassword(password: string): Promise<void>;
  /** Deletes the login and signs out. */
  deleteLogin(): Promise<void>;
};

/** Email and password. */
export type Credentials = { email: string; password: string };

import type { WaysIn } from '#features/accounts/contract.ts';
import type { SignInProvider } from '#shared/sign-in-providers.ts';

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
  /** Loads what signing in with an account at another company needs; of use if the configuration names one. */
  providers(): Promise<ProviderSignIn>;
  signInLink: SignInLink;
  /** Loads what passkeys need; null if the identity service has none. */
  passkeys: (() => Promise<Passkeys>) | null;
  /** Set if only the browser can change and delete the login; null if our server keeps it. */
  externalLogin: ExternalLogin | null;
};

/** Signs in by a mailed link. */
export type SignInLink = {
  /** Mails the link if the address has an account; one that opens an account, if wanted. Does not reveal which. */
  send(email: string, wanted: { newAccount: boolean }): Promise<void>;
  /**
   * Signs in whoever has an account. May be called again after a failure, and has to be after a second step.
   * @param link the address to which the mail led.
   * @param email Firebase wants to know to which address the link was mailed.
   */
  follow(link: string, email: string): Promise<'signed-in' | 'newcomer'>;
  /** Opens the newcomer's account and signs in. */
  open(): Promise<SessionUser>;
};

/** Signs in with an account at another company, which opens its own page. */
export type ProviderSignIn = {
  /**
   * Resolves to what came of it; where the company's page replaces ours, only if the person comes back by the browser's own
   * button.
   */
  start(provider: SignInProvider): Promise<'signed-in' | 'newcomer' | 'dismissed'>;
  /** Who has come back and has no account here; null if that was too long ago. */
  newcomer(): Promise<Newcomer | null>;
  /** Opens the newcomer's account and signs in. */
  open(): Promise<SessionUser>;
};

/** What a company tells of somebody who has no account here. The name may be empty. */
export type Newcomer = { provider: SignInProvider; email: string; name: string };

/** Logging in with the face, finger or code that unlocks a device. */
export type Passkeys = {
  /** Shows the browser's own window and signs in. Resolves to false if the person closed it. */
  signIn(): Promise<boolean>;
  /** Offers passkeys among the suggestions of the address field, where the browser can, until the page is left. */
  offerInField(): Promise<void>;
  stopOffering(): void;
  /** Adds one of this device, soon after a sign-in. Resolves to false if the person closed the browser's window. */
  add(name: string): Promise<boolean>;
  list(): Promise<Passkey[]>;
  rename(id: string, name: string): Promise<void>;
  /** Soon after a sign-in. */
  remove(id: string): Promise<void>;
};

/** A passkey as its owner sees it; `createdAt` is ISO 8601. */
export type Passkey = { id: string; name: string; createdAt: string };

/** What only its owner's browser can do to a login that an external service keeps. */
export type ExternalLogin = {
  /** How the person can log in. */
  ways(): Promise<WaysIn>;
  /** Confirms the person by an account elsewhere. Resolves to false if they closed its window. */
  confirmWith(provider: SignInProvider): Promise<boolean>;
  /** Confirms the password, which is required shortly before what follows. */
  confirmPassword(password: string): Promise<void>;
  /** Mails a link to another address, which is the account's once the link is opened. Does not reveal whether it has an account. */
  mailEmailChange(email: string): Promise<void>;
  /**
   * Follows that link, or the one in the mail that then tells the former address, which undoes it. Signs the account out.
   * @returns the address that the account has now.
   */
  followEmailChange(code: string): Promise<string>;
  /** Deletes the login and signs out. */
  deleteLogin(): Promise<void>;
};

/** Email and password. */
export type Credentials = { email: string; password: string };

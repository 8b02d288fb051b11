import type { Database } from '#services/database/index.ts';
import type { SignInProvider } from '#shared/sign-in-providers.ts';
import type { Caller, VerifyToken } from './verify-token.ts';

/** A browser in which a person is signed in. */
export interface Session {
  id: string;
  /** Such as 'Firefox on Windows'. */
  device: string;
  signedInAt: Date;
  /** To the day. */
  usedAt: Date;
}

/** The sessions of people. After one has ended, call `verifyToken.forget`. */
export interface Sessions {
  /** A person's sessions, the one used last first. */
  list(uid: string): Promise<Session[]>;
  /** Ends one of the person's sessions, with its ID tokens. @returns false if there is none. */
  end(uid: string, id: string): Promise<boolean>;
  /** Ends all sessions of the person, with their ID tokens. */
  endAll(uid: string): Promise<void>;
}

/** How a person can sign in, besides a mailed link. */
export interface WaysIn {
  password: boolean;
  passkey: boolean;
  providers: SignInProvider[];
}

/** Whose link is awaited before an address changes: the present address approves, then the new one confirms. */
export type ChangeStep = 'approve' | 'confirm';

/** What people do with their own login at this server. */
export interface OwnLogin {
  readWays(uid: string): Promise<WaysIn>;
  /**
   * Mails a code that confirms the person, to their confirmed address.
   * @throws {AppError} `forbidden` if it is not confirmed.
   */
  mailCode(uid: string): Promise<void>;
  /** Begins to change the address. @throws {AppError} `bad_request` if it is theirs already. */
  askEmailChange(uid: string, email: string): Promise<ChangeStep>;
  /**
   * Follows a mailed link in the transaction. After the commit, call `verifyToken.forget`.
   * @returns the new address once it is changed; null if it has to be confirmed now.
   * @throws {AppError} `not_found` for a link that does not work for this account, `conflict` if another has the address.
   */
  followEmailChange(transaction: Database, caller: Caller, token: string): Promise<string | null>;
}

/** How somebody proves that they are the account's owner. */
export interface OwnerProof {
  password?: string | undefined;
  /** From a mail. */
  code?: string | undefined;
}

/**
 * Brings our records in line with the address of a login.
 * @param note notes the address, in the transaction that changes them. Resolves to whether it is another one than before;
 * otherwise nothing is to change.
 */
export type FollowEmail = (
  login: { uid: string; email: string },
  note: (transaction: Database) => Promise<boolean>,
) => Promise<void>;

/** The identity service. The API needs only `verifyToken`. */
export interface Identity {
  kind: 'embedded' | 'firebase';
  verifyToken: VerifyToken;
  /** Creates the key that signs ID tokens if there is none; called by one process at a time. */
  prepare(): Promise<void>;
  /**
   * Answers `/api/auth/*`; `ip` is the caller's network address. Null if an external service signs users in.
   */
  answer: ((request: Request, ip: string) => Promise<Response>) | null;
  /**
   * Checks that the person of a valid ID token is its owner: by the password, by a mailed code, or by a fresh sign-in by
   * passkey or at an external service.
   * @throws {AppError} `bad_request`, `forbidden` or `too_many_requests`, with a message that says what is needed.
   */
  confirmOwner(caller: Caller, proof: OwnerProof): Promise<void>;
  /** Null if an external service keeps the logins. */
  ownLogin: OwnLogin | null;
  /**
   * Whether the person has proven that this email address, in the form of `toEmailAddress`, is theirs. `within`: the
   * transaction, where one is open.
   */
  isEmailConfirmed(uid: string, email: string, within?: Database): Promise<boolean>;
  /** Takes an address as proven: the operator knows the person. */
  confirmEmail(transaction: Database, uid: string, email: string): Promise<void>;
  /**
   * The operator changes a person's address: the login gets it too, and it has to be confirmed again. Where an external
   * service keeps the login, that keeps its own, and the profile what the operator gave it until the login's changes.
   * @throws {AppError} `conflict` if another login has it.
   */
  changeLoginEmail(
    transaction: Database,
    uid: string,
    change: { before: string; email: string },
  ): Promise<void>;
  /** Has `follow` called for every address that a login at an external service proves. */
  onLoginEmail(follow: FollowEmail): void;
  /** The browsers in which people are signed in. Null if only an external service knows them. */
  sessions: Sessions | null;
  /** Called when a person signs out: the ID tokens of that sign-in are no longer accepted for changes. */
  endSignIn(caller: Caller): Promise<void>;
  /**
   * Blocks a person, or lets them in again. Blocked, they can neither sign in nor use an ID token that they have: at once
   * for changes, for reading within a minute, and in this process once `verifyToken.forget` is called after the commit.
   * Let in again, they have to sign in.
   * @returns whether that changed anything.
   */
  setBlocked(transaction: Database, uid: string, blocked: boolean): Promise<boolean>;
  /** Which of these people are blocked. */
  findBlocked(uids: readonly string[]): Promise<Set<string>>;
  /**
   * Revokes a person's ID tokens and deletes their login where this server keeps it. To be called at the end of the
   * transaction that deletes the person's records. Tokens that were checked just before are accepted for reading for
   * another minute; in this process until `verifyToken.forget`.
   */
  deleteUser(transaction: Database, uid: string): Promise<void>;
  /** `Set-Cookie` values that remove from a browser every cookie of this service. */
  expireCookies(): Promise<string[]>;
}

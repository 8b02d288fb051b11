import type { Database } from '#services/database/index.ts';
import type { Caller, VerifyToken } from './verify-token.ts';

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
   * Checks that the person of a valid ID token is its owner: by the password, or by a fresh sign-in at an external
   * service.
   * @throws {AppError} `bad_request`, `forbidden` or `too_many_requests`, with a message that says what is needed.
   */
  confirmOwner(caller: Caller, password: string | undefined): Promise<void>;
  /** Whether the person has proven that this email address, in the form of `toEmailAddress`, is theirs. */
  isEmailConfirmed(uid: string, email: string): Promise<boolean>;
  /** Called when a person signs out: the ID tokens of that sign-in are no longer accepted for changes. */
  endSignIn(caller: Caller): Promise<void>;
  /**
   * Revokes a person's ID tokens and deletes their login where this server keeps it. To be called at the end of the
   * transaction that deletes the person's records. Tokens that were checked just before are accepted for reading for
   * another minute; in this process until `verifyToken.forget`.
   */
  deleteUser(transaction: Database, uid: string): Promise<void>;
  /** `Set-Cookie` values that remove from a browser every cookie of this service. */
  expireCookies(): Promise<string[]>;
}

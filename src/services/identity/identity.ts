import type { Database } from '#services/database/index.ts';
import type { VerifyToken } from './verify-token.ts';

/** Who people are. The API only ever needs `verifyToken`. */
export interface Identity {
  kind: 'embedded' | 'firebase';
  verifyToken: VerifyToken;
  /** Makes the key that signs ID tokens where there is none yet; by one process at a time. */
  prepare(): Promise<void>;
  /** Answers `/api/auth/*`, `ip` being the caller's network address; null when somebody else signs people in. */
  answer: ((request: Request, ip: string) => Promise<Response>) | null;
  /**
   * Says, at the end of the transaction that deletes a person's records, that ID tokens from before do not hold any
   * more, and removes the person's sign-in as far as this server keeps it. Tokens that were just checked are believed
   * for a minute more where they only read, by this process until `verifyToken.forget`.
   */
  removeIdentity(transaction: Database, uid: string): Promise<void>;
}

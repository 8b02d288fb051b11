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
   * Revokes a person's ID tokens and deletes their login where this server keeps it. To be called at the end of the
   * transaction that deletes the person's records. Tokens that were checked just before are accepted for reading for
   * another minute; in this process until `verifyToken.forget`.
   */
  removeIdentity(transaction: Database, uid: string): Promise<void>;
}

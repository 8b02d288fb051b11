import type { VerifyToken } from './verify-token.ts';

/** Who people are. The API only ever needs `verifyToken`. */
export interface Identity {
  kind: 'embedded' | 'firebase';
  verifyToken: VerifyToken;
  /** Makes the key that signs ID tokens where there is none yet; by one process at a time. */
  prepare(): Promise<void>;
  /** Answers `/api/auth/*`, `place` being the caller's network address; null when somebody else signs people in. */
  answer: ((request: Request, place: string) => Promise<Response>) | null;
  /** Removes the person's sign-in as far as this server keeps it. */
  remove(uid: string): Promise<void>;
}

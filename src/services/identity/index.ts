import type { Config } from '../../config.ts';
import { appSecret } from '../database/app-secret.ts';
import type { EmbeddedIdentityOptions } from './embedded.ts';
import { createFirebaseIdentity } from './firebase/index.ts';
import type { VerifyToken } from './verify-token.ts';

export type { Caller } from './verify-token.ts';

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

type Needs = Pick<EmbeddedIdentityOptions, 'database' | 'sendResetMail'> & {
  logger: { warn(message: string): void };
};

/** The identity service that is configured; the code of the embedded one is loaded only where it is used. */
export async function createIdentity(config: Config, needs: Needs): Promise<Identity> {
  const { firebase } = config.identity;
  if (firebase) return createFirebaseIdentity(firebase, needs.logger);
  const { createEmbeddedService } = await import('./embedded-service.ts');
  return createEmbeddedService({
    ...needs,
    secret: await appSecret(needs.database, 'identity'),
    publicUrl: config.publicUrl,
  });
}

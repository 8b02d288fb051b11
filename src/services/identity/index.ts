import type { Config } from '#config.ts';
import { appSecret } from '#services/database/app-secret.ts';
import type { EmbeddedIdentityOptions } from './embedded.ts';
import { createFirebaseIdentity } from './firebase/index.ts';
import type { Identity } from './identity.ts';

export type { Identity } from './identity.ts';
export type { Caller } from './verify-token.ts';

type Needs = Pick<EmbeddedIdentityOptions, 'database' | 'mails' | 'refusesName'> & {
  /** How many accounts one network may create in an hour. */
  signUpsPerHour(): number;
  logger: { warn(message: string): void };
};

/** Opens the configured identity service; the embedded one's code is loaded only if used. */
export async function createIdentity(config: Config, needs: Needs): Promise<Identity> {
  const { firebase, ...providers } = config.identity;
  if (firebase) return createFirebaseIdentity(firebase, needs);
  const { createEmbeddedService } = await import('./embedded-service.ts');
  return createEmbeddedService({
    ...needs,
    providers,
    secret: await appSecret(needs.database, 'identity'),
    deviceSecret: await appSecret(needs.database, 'known-devices'),
    publicUrl: config.publicUrl,
  });
}

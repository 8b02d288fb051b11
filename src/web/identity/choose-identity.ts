import type { PublicConfig } from '#features/accounts/contract.ts';
import { retryImport } from '../retry-import.ts';
import type { IdentityClient } from './identity-client.ts';
import { IdentityError } from './identity-error.ts';

/** The identity service that the server is configured for; its code is loaded only where it is used. */
export async function chooseIdentity({ firebase }: Pick<PublicConfig, 'firebase'>): Promise<IdentityClient> {
  if (firebase) {
    const { createFirebaseIdentity } = await load(() => import('./firebase/firebase.ts'));
    return createFirebaseIdentity(firebase);
  }
  const { createEmbeddedIdentity } = await load(() => import('./embedded.ts'));
  return createEmbeddedIdentity();
}

function load<Module>(part: () => Promise<Module>): Promise<Module> {
  return retryImport(part).catch((cause: unknown) => {
    throw new IdentityError('network-request-failed', '', { cause });
  });
}

import type { PublicConfig } from '#features/configuration/contract.ts';
import { retryImport } from '../retry-import.ts';
import type { IdentityClient } from './identity-client.ts';
import { IdentityError } from './identity-error.ts';

/** Loads the client of the configured identity service; only that client's code is fetched. */
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

import type { PublicConfig } from '../../features/accounts/contract.ts';
import type { IdentityClient } from './identity-client.ts';
import { IdentityError } from './identity-error.ts';
import { importAgain } from './import-again.ts';

/** The identity service that the server is configured for; its code is loaded only where it is used. */
export async function chooseIdentity(identity: PublicConfig['identity']): Promise<IdentityClient> {
  if (identity === 'embedded') {
    const { createEmbeddedIdentity } = await importAgain(() => import('./embedded.ts')).catch(
      (cause: unknown) => {
        throw new IdentityError('network-request-failed', '', { cause });
      },
    );
    return createEmbeddedIdentity();
  }
  throw new IdentityError(
    'unknown',
    'This server signs people in by a service that this page does not know.',
  );
}

import type { Passkeys } from '#web/identity/identity-client.ts';
import { IdentityError } from '#web/identity/identity-error.ts';
import { useIdentityClient } from '#web/identity/identity-provider.tsx';

/** Query key of the person's passkeys. */
export const passkeysKey = ['passkeys'];

/** Resolves to the identity service's passkeys. Rejects with `IdentityError` if it has none. */
export function usePasskeys(): () => Promise<Passkeys> {
  const identity = useIdentityClient();
  return async () => {
    const { passkeys } = await identity();
    if (!passkeys) throw new IdentityError('unknown', 'Please log in with your password.');
    return passkeys();
  };
}

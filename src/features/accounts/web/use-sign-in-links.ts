import type { SignInLink } from '#web/identity/identity-client.ts';
import { useIdentityClient } from '#web/identity/identity-provider.tsx';

/** Resolves to the identity service's links to log in. Rejects with `IdentityError` if it is unreachable. */
export function useSignInLinks(): () => Promise<SignInLink> {
  const identity = useIdentityClient();
  return async () => (await identity()).signInLink;
}

import type { SignInLink } from '#web/identity/identity-client.ts';
import { IdentityError } from '#web/identity/identity-error.ts';
import { useIdentityClient } from '#web/identity/identity-provider.tsx';

/** Resolves to the identity service's links to log in. Rejects with `IdentityError` if it has none. */
export function useSignInLinks(): () => Promise<SignInLink> {
  const identity = useIdentityClient();
  return async () => {
    const { signInLink } = await identity();
    if (!signInLink) throw new IdentityError('unknown', 'Please log in with your password.');
    return signInLink;
  };
}

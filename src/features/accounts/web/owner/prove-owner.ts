import type { SignInProvider } from '#shared/sign-in-providers.ts';
import type { IdentityClient } from '#web/identity/identity-client.ts';
import type { WaysIn } from '../../contract.ts';

/** How somebody proves that the account is theirs; `done` if a second step has just done so. */
export type Proof =
  | { password: string }
  | { code: string }
  | { provider: SignInProvider }
  | 'passkey'
  | 'done';

/** What the person typed, as what they were asked for. */
export function typedProof(ways: WaysIn | undefined, typed: string): Proof {
  return ways?.password === false ? { code: typed } : { password: typed };
}

/**
 * Proves it, as far as the browser does so: with Firebase, or with a passkey.
 * @returns what our server has to see; null if the person closed a window. A password of an external identity service is none of
 * our server's business.
 */
export async function proveOwner(
  { externalLogin, passkeys }: IdentityClient,
  proof: Proof,
): Promise<{ password?: string; code?: string } | null> {
  if (proof === 'done') return {};
  if (proof === 'passkey') return (await (await passkeys?.())?.signIn()) ? {} : null;
  if (!externalLogin) return 'provider' in proof ? {} : proof;
  if ('provider' in proof) return (await externalLogin.confirmWith(proof.provider)) ? {} : null;
  await externalLogin.confirmPassword('password' in proof ? proof.password : '');
  return {};
}

import { z } from 'zod';
import type { IdentityConfig } from '#config/identity.ts';
import { PROVIDER_NAMES, type SignInProvider } from '#shared/sign-in-providers.ts';

const configuration = z.object({ issuer: z.string(), authorization_endpoint: z.url(), jwks_uri: z.url() });

/**
 * Reads the OpenID configuration of Google and Apple, as far as people may sign in with them.
 * @returns a phrase for each.
 * @throws {Error} with the problem and its remedy.
 */
export async function checkProviders({
  google,
  apple,
}: Pick<IdentityConfig, 'google' | 'apple'>): Promise<string[]> {
  return [
    ...(google ? [await check('google', google.issuer)] : []),
    ...(apple ? [await check('apple', apple.issuer)] : []),
  ];
}

async function check(provider: SignInProvider, issuer: string): Promise<string> {
  const [variable, name] = [`${provider.toUpperCase()}_ISSUER`, PROVIDER_NAMES[provider]];
  const address = `${issuer}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new Error(`${issuer} cannot be reached. Check this machine's outbound network access.`, { cause });
  });
  const { data } = configuration.safeParse(await response.json().catch(() => null));
  if (!data)
    throw new Error(`${address} is no OpenID configuration (${response.status}). Check ${variable}.`);
  if (data.issuer !== issuer)
    throw new Error(`${address} belongs to ${data.issuer}. Set ${variable} to that.`);
  return `${name} by ${issuer}`;
}

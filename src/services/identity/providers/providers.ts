import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import { z } from 'zod';
import type { IdentityConfig } from '#config/identity.ts';
import { appPaths } from '#shared/app-paths.ts';
import { emailAddress } from '#shared/email-address.ts';
import { NEW_OWNER } from '../sign-in-links.ts';
import { toStored } from '../stored-address.ts';
import { signAppleSecret } from './apple-secret.ts';
import { rememberProfile } from './openings.ts';

/** Where a provider sends people back to; the web app's page, which reads `error` from the query. */
export const CONTINUE = appPaths.continue;

/** What is read of a provider's ID token. Pictures and tokens are not kept. */
const profile = z.object({
  sub: z.string(),
  email: emailAddress(),
  name: z.string().catch(''),
});

/** Google and Apple, as far as they are configured, by OpenID Connect. */
export function createProviders({ google, apple }: Pick<IdentityConfig, 'google' | 'apple'>) {
  const config: GenericOAuthConfig[] = [];
  if (google) {
    const { issuer, clientId, clientSecret } = google;
    // Somebody with several accounts may choose one, also after they have been here.
    config.push({ ...common('google', issuer), clientId, clientSecret, prompt: 'select_account' });
  }
  if (apple)
    config.push({
      ...common('apple', apple.issuer),
      clientId: apple.clientId,
      // Apple sends an address only in a form.
      responseMode: 'form_post',
      get clientSecret() {
        return signAppleSecret(apple);
      },
    });
  return genericOAuth({ config });
}

function common(providerId: 'google' | 'apple', issuer: string) {
  return {
    providerId,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    requireIdTokenVerification: true,
    scopes: providerId === 'google' ? ['openid', 'email', 'profile'] : ['openid', 'email'],
    async mapProfileToUser(claims: Record<string, unknown>) {
      const { data } = profile.safeParse(claims);
      // Without an address better-auth refuses the sign-in.
      if (!data) return { email: null };
      await rememberProfile({ provider: providerId, ...data });
      // Whoever opens an account says their name themselves.
      return { email: toStored(data.email), name: NEW_OWNER };
    },
  } satisfies Partial<GenericOAuthConfig>;
}

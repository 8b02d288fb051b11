import { randomBytes } from 'node:crypto';
import { defineRequestState } from '@better-auth/core/context';
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { handleOAuthUserInfo } from 'better-auth/oauth2';
import { z } from 'zod';
import { signInProviders } from '#shared/sign-in-providers.ts';
import { NEW_OWNER } from '../sign-in-links.ts';
import { toStored } from '../stored-address.ts';

/** Where better-auth receives people whom a provider sends back. */
export const PROVIDER_CALLBACK = '/callback/:id';
/** The code of a sign-in without an account: the person is asked whether they want one. */
export const NO_ACCOUNT_YET = 'NO_ACCOUNT_YET';
/** The code of an address that the provider has not checked. */
export const EMAIL_NOT_VERIFIED = 'EMAIL_NOT_VERIFIED';
const PREFIX = 'opening:';
const COOKIE = 'opening';
/** Seconds for which the page that opens an account works. */
const LIFETIME = 1800;

/** Somebody whom a provider knows and we do not. */
const newcomer = z.object({
  provider: z.enum(signInProviders),
  /** Their id at the provider. */
  sub: z.string(),
  email: z.string(),
  name: z.string(),
});
type Newcomer = z.infer<typeof newcomer>;

const current = defineRequestState<Newcomer | undefined>(() => undefined);

/** Remembers during the request whom a provider has sent back. */
export async function rememberProfile(profile: Newcomer): Promise<void> {
  await current.set(profile);
}

/**
 * Keeps a newcomer for half an hour, until they have said that they want an account, are old enough and agree to the terms.
 * Until then there is none. The cookie holds a random token, which works once.
 * @throws {APIError} always, with the code that the page is sent.
 */
export async function keepNewcomer(
  context: GenericEndpointContext,
  user: { emailVerified?: boolean },
): Promise<never> {
  const profile = await current.get();
  // An account of an address that nobody has proven would be in its owner's way.
  if (!profile || !user.emailVerified)
    throw new APIError('FORBIDDEN', { code: EMAIL_NOT_VERIFIED, message: 'The address is not confirmed' });
  const token = randomBytes(32).toString('base64url');
  await context.context.internalAdapter.createVerificationValue({
    identifier: `${PREFIX}${token}`,
    value: JSON.stringify(profile),
    expiresAt: new Date(Date.now() + LIFETIME * 1000),
  });
  const { name, attributes } = context.context.createAuthCookie(COOKIE, { maxAge: LIFETIME });
  await context.setSignedCookie(name, token, context.context.secret, attributes);
  throw new APIError('FORBIDDEN', { code: NO_ACCOUNT_YET, message: 'There is no account' });
}

/** Endpoints with which newcomers see what a provider told of them, and open their account. */
export function openings() {
  return {
    id: 'openings',
    endpoints: {
      readOpening: createAuthEndpoint('/opening', { method: 'GET' }, async (context) => {
        const identifier = await identifierOf(context);
        const row = identifier && (await context.context.internalAdapter.findVerificationValue(identifier));
        if (!row || row.expiresAt < new Date()) return context.json(null);
        const { provider, email, name } = newcomer.parse(JSON.parse(row.value));
        return context.json({ provider, email, name });
      }),
      openAccount: createAuthEndpoint('/opening', { method: 'POST' }, async (context) => {
        const identifier = await identifierOf(context);
        const row =
          identifier && (await context.context.internalAdapter.consumeVerificationValue(identifier));
        if (!row) throw expired();
        const { name, attributes } = context.context.createAuthCookie(COOKIE);
        context.setCookie(name, '', { ...attributes, maxAge: 0 });
        const { provider: providerId, sub: accountId, email } = newcomer.parse(JSON.parse(row.value));
        const { data } = await handleOAuthUserInfo(context, {
          userInfo: { id: accountId, email: toStored(email), emailVerified: true, name: NEW_OWNER },
          account: { providerId, accountId },
        });
        // Somebody else has registered the address since.
        if (!data) throw expired();
        await setSessionCookie(context, data);
        return context.json({ user: data.user });
      }),
    },
  } satisfies BetterAuthPlugin;
}

async function identifierOf(context: GenericEndpointContext): Promise<string | undefined> {
  const { name } = context.context.createAuthCookie(COOKIE);
  const token = await context.getSignedCookie(name, context.context.secret);
  return token ? `${PREFIX}${token}` : undefined;
}

const expired = () => new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'Please start again' });

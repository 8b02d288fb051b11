import { createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, jwtVerify } from 'jose';
import Provider, { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { askWho, type Choice } from './who-page.ts';

/** An OpenID server that takes the place of Google and of Apple. */
export interface OpenIdServer {
  /** Its address without a slash at the end: the issuer. */
  issuer: string;
  stop(): Promise<void>;
}

/** The product's own key at 'Apple', in PEM. */
export interface ApplesClient {
  publicKey: string;
  teamId: string;
}

export const GOOGLE_CLIENT = { clientId: 'toytwin.google.example', clientSecret: 'a secret of the tests' };
export const APPLE_CLIENT_ID = 'example.toytwin.web';

/** Whoever says that their address is this one has not confirmed it. */
const UNCONFIRMED = 'unconfirmed';

/**
 * Starts it. Anybody signs in there by saying which address is theirs.
 * @param product the product's address, to which people are sent back.
 * @param apple what 'Apple' knows of the product's key.
 */
export async function startOpenIdServer(
  product: string,
  { port = 0, apple }: { port?: number; apple?: ApplesClient } = {},
): Promise<OpenIdServer> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port');
  const issuer = `http://localhost:${address.port}`;
  const provider = await createProvider(issuer, product, apple);
  const answer = provider.callback();
  server.on('request', (request, response) => void serve(provider, answer, request, response));
  return {
    issuer,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function createProvider(issuer: string, product: string, apple: ApplesClient | undefined) {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: GOOGLE_CLIENT.clientId,
        client_secret: GOOGLE_CLIENT.clientSecret,
        redirect_uris: [`${product}/api/auth/callback/google`],
        token_endpoint_auth_method: 'client_secret_post',
      },
      {
        client_id: APPLE_CLIENT_ID,
        client_secret: 'signed anew each time',
        redirect_uris: [`${product}/api/auth/callback/apple`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'test' }] },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // As Google and Apple: what is asked for is in the ID token.
    conformIdTokenClaims: false,
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        email: sub,
        email_verified: !sub.startsWith(UNCONFIRMED),
        name: 'Robin at Google',
        picture: `${issuer}/face.jpg`,
      }),
    }),
    loadExistingGrant,
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });
  if (apple) checkAppleSecret(provider, apple, issuer);
  return provider;
}

/** Whoever signs in agrees to be known to the product. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId,
    accountId: oidc.session?.accountId,
  });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/** As Apple: the secret is a token that the product has just signed with its key. */
function checkAppleSecret(provider: Provider, { publicKey, teamId }: ApplesClient, issuer: string): void {
  const compare = provider.Client.prototype.compareClientSecret;
  provider.Client.prototype.compareClientSecret = async function (actual: string) {
    if (this.clientId !== APPLE_CLIENT_ID) return compare.call(this, actual);
    const expected = { issuer: teamId, audience: issuer, subject: APPLE_CLIENT_ID, algorithms: ['ES256'] };
    return jwtVerify(actual, createPublicKey(publicKey), expected).then(
      () => true,
      () => false,
    );
  };
}

async function serve(
  provider: Provider,
  answer: ReturnType<Provider['callback']>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
  const choice: Choice | null = await askWho(request, response);
  if (!choice) return;
  const result =
    choice.answer === 'cancel'
      ? { error: 'access_denied', error_description: 'The person does not want to' }
      : { login: { accountId: choice.email }, select_account: {} };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

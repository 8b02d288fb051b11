import { generateKeyPairSync } from 'node:crypto';
import { APPLE_CLIENT_ID, GOOGLE_CLIENT, startOpenIdServer } from '../../test/openid/openid-server.ts';

const TEAM = 'TEAM012345';

/** Starts an OpenID server for the product at this address. @returns the product's variables. */
export async function startProviders(product: string, port: number): Promise<Record<string, string>> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const { issuer } = await startOpenIdServer(product, { port, apple: { publicKey, teamId: TEAM } });
  return {
    GOOGLE_CLIENT_ID: GOOGLE_CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.clientSecret,
    GOOGLE_ISSUER: issuer,
    APPLE_CLIENT_ID,
    APPLE_TEAM_ID: TEAM,
    APPLE_KEY_ID: 'KEY0123456',
    APPLE_PRIVATE_KEY: privateKey,
    APPLE_ISSUER: issuer,
  };
}

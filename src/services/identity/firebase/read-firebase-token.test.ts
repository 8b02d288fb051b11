import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokenVerifier, type VerifyToken } from '../verify-token.ts';
import { readEmulatorTokens, readFirebaseTokens } from './read-firebase-token.ts';

const nobodyLeft = { findRevocation: async () => null };
type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

const PROJECT = 'toy-twin-1a2b3';
const REFUSED = { code: 'unauthenticated', message: 'Please log in again.' };
const UNAVAILABLE = {
  code: 'sign_in_unavailable',
  statusCode: 503,
  message: 'The sign-in service cannot be reached. Please try again in a moment.',
};
const now = () => Math.floor(Date.now() / 1000);

/** The claims of an ID token after a password sign-in. */
function claimsNow() {
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'PlPKw1M69qumisyCqyFVnseKWzFV',
    user_id: 'PlPKw1M69qumisyCqyFVnseKWzFV',
    email: 'robin@example.com',
    email_verified: false,
    name: 'Robin',
    auth_time: now() - 120,
    iat: now() - 60,
    exp: now() + 3540,
    firebase: { identities: { email: ['robin@example.com'] }, sign_in_provider: 'password' },
  };
}

/** A local server of public keys in place of Google's. */
class KeyServer {
  keys: JWK[] = [];
  /** The answer instead of the keys, to simulate failures. */
  trouble: { status: number; body: string } | undefined;
  readings = 0;
  readonly #server: Server = createServer((_request, response) => {
    this.readings += 1;
    response.writeHead(this.trouble?.status ?? 200, { 'content-type': 'application/json' });
    response.end(this.trouble?.body ?? JSON.stringify({ keys: this.keys }));
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/keys`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

describe('readFirebaseTokens', () => {
  let first: KeyPair;
  let second: KeyPair;
  let server: KeyServer;
  let verify: VerifyToken;
  beforeAll(async () => {
    first = await generateKeyPair('RS256', { extractable: true });
    second = await generateKeyPair('RS256', { extractable: true });
  });
  beforeEach(async () => {
    server = new KeyServer();
    server.keys = [await publish(first, 'first')];
    verify = createTokenVerifier(readFirebaseTokens(PROJECT, await server.start()), nobodyLeft);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.stop();
  });

  const publish = async ({ publicKey }: KeyPair, kid: string) => ({
    ...(await exportJWK(publicKey)),
    kid,
    alg: 'RS256',
    use: 'sig',
  });
  const sign = (changes: object = {}, { key = first, kid = 'first' } = {}) =>
    new SignJWT({ ...claimsNow(), ...changes })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .sign(key.privateKey);

  it("returns the user's claims", async () => {
    expect(await verify(await sign())).toEqual({
      uid: 'PlPKw1M69qumisyCqyFVnseKWzFV',
      email: 'robin@example.com',
      name: 'Robin',
      signedInAt: expect.any(Number),
      session: expect.stringMatching(/^\d+$/),
    });
  });

  it('verifies many tokens with one read of the keys', async () => {
    for (const name of ['Robin', 'Alex', 'Kim']) await verify(await sign({ name }));
    expect(server.readings).toBe(1);
  });

  it.each<[string, () => string | Promise<string>]>([
    ['is of another issuer', () => sign({ iss: 'https://accounts.google.com' })],
    ['is of another project', () => sign({ iss: 'https://securetoken.google.com/another' })],
    ['is for another project', () => sign({ aud: 'another' })],
    ['has expired', () => sign({ exp: now() - 1 })],
    ['never expires', () => sign({ exp: undefined })],
    ['was issued in the future', () => sign({ iat: now() + 600 })],
    ['is of somebody who will sign in later', () => sign({ auth_time: now() + 600 })],
    ['does not say when somebody signed in', () => sign({ auth_time: undefined })],
    ['has no subject', () => sign({ sub: undefined })],
    ['has an empty subject', () => sign({ sub: '' })],
    ['is signed with another key', () => sign({}, { key: second })],
    ['names an unknown key', () => sign({}, { kid: 'unknown' })],
    ['is not signed', () => new UnsecuredJWT(claimsNow()).encode()],
    ['is signed with the public key as a password', () => signWithPublicKey()],
    ['is signed by another algorithm', () => signWithAnotherAlgorithm()],
    ['is rubbish', () => 'rubbish'],
  ])('refuses a token that %s', async (_what, make) => {
    await expect(verify(await make())).rejects.toMatchObject(REFUSED);
  });

  it('tolerates a small clock difference', async () => {
    expect(await verify(await sign({ iat: now() + 20, auth_time: now() + 20 }))).toMatchObject({
      name: 'Robin',
    });
  });

  it('accepts a newly published key and refuses a withdrawn one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await verify(await sign());
    server.keys = [await publish(second, 'second')];
    vi.setSystemTime(Date.now() + 31_000);
    expect(await verify(await sign({}, { key: second, kid: 'second' }))).toMatchObject({ name: 'Robin' });
    await expect(verify(await sign({ name: 'Alex' }))).rejects.toMatchObject(REFUSED);
  });

  it('does not refuse a token when the keys cannot be read', async () => {
    server.trouble = { status: 500, body: '' };
    const token = await sign();
    await expect(verify(token)).rejects.toMatchObject(UNAVAILABLE);
    server.trouble = { status: 200, body: '<html>Sign in to this network</html>' };
    await expect(verify(token)).rejects.toMatchObject(UNAVAILABLE);
    server.trouble = { status: 200, body: '{"kind":"nothing"}' };
    await expect(verify(token)).rejects.toMatchObject(UNAVAILABLE);
    server.trouble = undefined;
    expect(await verify(token)).toMatchObject({ name: 'Robin' });
  });

  it('does not refuse a token when the key server does not answer', async () => {
    const gone = new KeyServer();
    const verifyLater = createTokenVerifier(readFirebaseTokens(PROJECT, await gone.start()), nobodyLeft);
    await gone.stop();
    await expect(verifyLater(await sign())).rejects.toMatchObject(UNAVAILABLE);
  });

  it("refuses the emulator's unsigned tokens", async () => {
    const emulated = new UnsecuredJWT(claimsNow()).encode();
    await expect(verify(emulated)).rejects.toMatchObject(REFUSED);
    expect(server.readings, 'no key was even asked for').toBe(0);
  });

  async function signWithPublicKey() {
    return new SignJWT(claimsNow())
      .setProtectedHeader({ alg: 'HS256', kid: 'first' })
      .sign(Buffer.from(await exportSPKI(first.publicKey)));
  }

  async function signWithAnotherAlgorithm() {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    server.keys.push({ ...(await exportJWK(publicKey)), kid: 'ec' });
    return new SignJWT(claimsNow()).setProtectedHeader({ alg: 'ES256', kid: 'ec' }).sign(privateKey);
  }
});

describe('readEmulatorTokens', () => {
  const verify = createTokenVerifier(readEmulatorTokens(PROJECT), nobodyLeft);
  const unsigned = (changes: object = {}) => new UnsecuredJWT({ ...claimsNow(), ...changes }).encode();

  it("returns the user's claims", async () => {
    expect(await verify(unsigned())).toMatchObject({ email: 'robin@example.com' });
  });

  it.each<[string, () => string | Promise<string>]>([
    ['is of another project', () => unsigned({ aud: 'another' })],
    ['is of another issuer', () => unsigned({ iss: 'https://evil.example' })],
    ['has expired', () => unsigned({ exp: now() - 1 })],
    ['is of the future', () => unsigned({ auth_time: now() + 600 })],
    ['has no subject', () => unsigned({ sub: '' })],
    ['is signed', () => signed()],
  ])('refuses a token that %s', async (_what, make) => {
    await expect(verify(await make())).rejects.toMatchObject(REFUSED);
  });

  const signed = async () =>
    new SignJWT(claimsNow())
      .setProtectedHeader({ alg: 'RS256' })
      .sign((await generateKeyPair('RS256')).privateKey);
});

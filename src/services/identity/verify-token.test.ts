import { createPublicKey } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readSignedTokens } from './read-signed-token.ts';
import { createTokenVerifier, type RevocationReason, type VerifyToken } from './verify-token.ts';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

const ISSUER = 'https://issuer.example';
const AUDIENCE = 'toy-twin';
const CLAIMS = { sub: 'robin-1', email: 'robin@example.com', name: 'Robin' };
const nobodyLeft = { findRevocation: async () => null };
const now = () => Math.floor(Date.now() / 1000);

describe('ID token of a deleted account', () => {
  const read = async () => ({ ...CLAIMS, iat: now(), exp: now() + 900 });
  const isDeleted = async (): Promise<RevocationReason | null> => 'account_deleted';

  it('is accepted only to repeat the deletion, and that is not cached for other calls', async () => {
    const verify = createTokenVerifier(read, { findRevocation: isDeleted });
    await expect(verify('token')).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await verify('token', { acceptDeleted: true })).toMatchObject({ uid: CLAIMS.sub });
    await expect(verify('token')).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('changes nothing although it is cached, because another process may have deleted the account', async () => {
    const left = vi.fn(isDeleted).mockResolvedValueOnce(null);
    const verify = createTokenVerifier(read, { findRevocation: left });
    expect(await verify('token')).toMatchObject({ uid: CLAIMS.sub });
    expect(await verify('token')).toMatchObject({ uid: CLAIMS.sub });
    await expect(verify('token', { changes: true })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await verify('token', { changes: true, acceptDeleted: true })).toMatchObject({ uid: CLAIMS.sub });
  });
});

it('ID token from before a new password is refused for everything, including account deletion', async () => {
  const read = async () => ({ ...CLAIMS, iat: now(), exp: now() + 900 });
  const verify = createTokenVerifier(read, { findRevocation: async () => 'new_password' });
  await expect(verify('token')).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(verify('token', { acceptDeleted: true })).rejects.toMatchObject({ code: 'unauthenticated' });
});

it('ID token of a blocked person is refused in every process within a minute, also for repeating a deletion', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  const read = async () => ({ ...CLAIMS, iat: now(), exp: now() + 900 });
  const blocked = vi.fn(async (): Promise<RevocationReason | null> => 'disabled').mockResolvedValueOnce(null);
  const verify = createTokenVerifier(read, { findRevocation: blocked });
  const refused = { code: 'account_disabled', statusCode: 403 };
  await verify('token');
  vi.advanceTimersByTime(59_000);
  await verify('token');
  vi.advanceTimersByTime(1_001);
  await expect(verify('token')).rejects.toMatchObject(refused);
  await expect(verify('token', { acceptDeleted: true })).rejects.toMatchObject(refused);
  clock.mockRestore();
  vi.useRealTimers();
});

it('ID token is verified again once it has expired', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  const read = vi.fn(async () => ({ ...CLAIMS, iat: now(), exp: now() + 10 }));
  const verify = createTokenVerifier(read, nobodyLeft);
  await verify('token');
  await verify('token');
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(11_000);
  await verify('token');
  expect(read).toHaveBeenCalledTimes(2);
  clock.mockRestore();
  vi.useRealTimers();
});

describe('ID token of an issuer', () => {
  let own: KeyPair;
  let foreign: KeyPair;
  let verify: VerifyToken;
  let readings = 0;
  beforeAll(async () => {
    own = await generateKeyPair('ES256', { extractable: true });
    foreign = await generateKeyPair('ES256');
    const keys = [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }];
    const read = readSignedTokens({
      issuer: ISSUER,
      audience: AUDIENCE,
      jwksUrl: `${ISSUER}/keys`,
      algorithms: ['ES256'],
      fetch: async () => {
        readings += 1;
        return Response.json({ keys });
      },
    });
    verify = createTokenVerifier(read, nobodyLeft);
  });

  interface Changes {
    claims?: JWTPayload;
    issuer?: string;
    audience?: string;
    expires?: number | null;
    key?: CryptoKey;
  }
  function sign({
    claims = CLAIMS,
    issuer = ISSUER,
    audience = AUDIENCE,
    expires = now() + 900,
    key,
  }: Changes) {
    const token = new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'one' });
    token.setIssuer(issuer).setAudience(audience).setIssuedAt();
    if (expires !== null) token.setExpirationTime(expires);
    return token.sign(key ?? own.privateKey);
  }

  it('identifies its user', async () => {
    const token = await sign({});
    expect(await verify(token)).toEqual({
      uid: 'robin-1',
      email: 'robin@example.com',
      name: 'Robin',
      session: '',
    });
    expect(await verify(await sign({ claims: { ...CLAIMS, name: undefined } }))).toMatchObject({ name: '' });
  });

  it('is verified with keys that are read once', async () => {
    await verify(await sign({ expires: now() + 100 }));
    await verify(await sign({ expires: now() + 200 }));
    expect(readings).toBe(1);
  });

  it.each<[string, () => string | Promise<string>]>([
    ['has expired', () => sign({ expires: now() - 60 })],
    ['never expires', () => sign({ expires: null })],
    ['has another audience', () => sign({ audience: 'another-app' })],
    ['has another issuer', () => sign({ issuer: 'https://evil.example' })],
    ['is signed with another key', () => sign({ key: foreign.privateKey })],
    ['has no subject', () => sign({ claims: { ...CLAIMS, sub: undefined } })],
    ['has a path as its subject', () => sign({ claims: { ...CLAIMS, sub: '../robin' } })],
    ['is not signed', () => unsigned()],
    ['is signed with the public key as a password', () => signedWithPublicKey()],
    ['was changed', async () => changed(await sign({}))],
    ['is cut off', async () => (await sign({})).slice(0, -3)],
    ['is rubbish', () => 'rubbish'],
    ['is empty', () => ''],
    ['is dots', () => '..'],
  ])('is refused if it %s', async (_what, make) => {
    await expect(verify(await make())).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'Please log in again.',
    });
  });

  it.each([undefined, 'robin'])('is refused with %s as email address', async (email) => {
    const token = await sign({ claims: { ...CLAIMS, email } });
    await expect(verify(token)).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Your account has no email address. Please sign up with an email address.',
    });
  });

  function unsigned() {
    return new UnsecuredJWT(CLAIMS)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setExpirationTime(now() + 900)
      .encode();
  }

  async function signedWithPublicKey() {
    const pem = createPublicKey(await exportSPKI(own.publicKey)).export({ type: 'spki', format: 'pem' });
    return new SignJWT(CLAIMS)
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setExpirationTime(now() + 900)
      .sign(Buffer.from(pem));
  }

  function changed(token: string) {
    const [header, , signature] = token.split('.');
    const claims = { ...CLAIMS, sub: 'eve', iss: ISSUER, aud: AUDIENCE, exp: now() + 900 };
    return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
  }
});

import type { InjectOptions } from 'fastify';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkIdentity } from '#services/identity/check-identity.ts';
import { confirmedEmails } from '#services/identity/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { refusalOf } from './refusal.ts';

const project = { FIREBASE_PROJECT_ID: 'toy-twin-1a2b3', FIREBASE_API_KEY: 'AIza-1' };
const EMULATOR = { ...project, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

async function connectionsOf({ app }: RunningApp): Promise<string | undefined> {
  const { headers } = await app.inject({ url: '/login', headers: { accept: 'text/html' } });
  return /connect-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];
}

describe('server with a Firebase project', () => {
  let running: RunningApp;
  beforeAll(async () => {
    const variables = { ...project, NODE_ENV: 'production', PAYMENT: 'sandbox' };
    running = await startApp({ workers: false, variables });
  });
  afterAll(() => running.close());

  it('sends the project to the web app', async () => {
    expect((await running.app.inject({ url: '/api/config' })).json()).toMatchObject({
      identity: 'firebase',
      firebase: {
        projectId: 'toy-twin-1a2b3',
        apiKey: 'AIza-1',
        authDomain: 'toy-twin-1a2b3.firebaseapp.com',
        emulatorUrl: null,
      },
    });
  });

  it('lets its pages call Google and nobody else', async () => {
    expect(await connectionsOf(running)).toBe(
      "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com " +
        'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    );
  });

  it('has no endpoints of the embedded identity', async () => {
    const calls = [
      { method: 'GET', url: '/api/auth/jwks' },
      { method: 'GET', url: '/api/auth/get-session' },
      { method: 'POST', url: '/api/auth/sign-in/email', payload: { email: 'a@example.com', password: 'x' } },
      { method: 'POST', url: '/api/auth/sign-up/email', payload: {} },
    ] as const;
    for (const call of calls) {
      const answer = await running.app.inject({ ...call });
      expect({ status: answer.statusCode, ...answer.json() }, call.url).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    }
  });

  it('refuses an invalid ID token without any request', async () => {
    const headers = { authorization: 'Bearer rubbish' };
    expect((await running.app.inject({ url: '/api/users/me', headers })).statusCode).toBe(401);
  });
});

describe('server with the Firebase emulator', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({ workers: false, variables: EMULATOR });
  });
  afterAll(() => running.close());

  const email = 'robin@example.com';
  const now = () => Math.floor(Date.now() / 1000);
  /** The emulator's tokens are not signed. */
  const issue = (claims: { sub: string; auth_time?: number; email_verified?: boolean; iat?: number }) =>
    new UnsecuredJWT({ email, email_verified: false, auth_time: now(), ...claims })
      .setIssuer('https://securetoken.google.com/toy-twin-1a2b3')
      .setAudience('toy-twin-1a2b3')
      .setIssuedAt(claims.iat)
      .setExpirationTime('1h')
      .encode();
  const call = (token: string, options: InjectOptions) =>
    running.app.inject({ ...options, headers: { authorization: `Bearer ${token}` } });
  const register = (sub: string): InjectOptions => ({
    method: 'POST',
    url: '/api/users/register',
    payload: { firebaseUid: sub, email, displayName: 'Robin', isOver18: true, agreedToTerms: true },
  });
  const remove: InjectOptions = { method: 'DELETE', url: '/api/users/me' };

  it('knows from ID tokens who has confirmed which address', async () => {
    const { identity, database } = running.services;
    await call(issue({ sub: 'robin' }), register('robin'));
    expect(await identity.isEmailConfirmed('robin', email)).toBe(false);
    for (const token of [1, 2].map((time) =>
      issue({ sub: 'robin', email_verified: true, iat: now() - time }),
    )) {
      expect((await call(token, { url: '/api/users/me' })).statusCode).toBe(200);
      expect(await identity.isEmailConfirmed('robin', email)).toBe(true);
    }
    expect(await identity.isEmailConfirmed('robin', 'other@example.com')).toBe(false);
    expect(await identity.isEmailConfirmed('sam', email)).toBe(false);
    expect(JSON.stringify(await database.select().from(confirmedEmails))).not.toMatch(/robin|example/);
    expect((await call(issue({ sub: 'robin' }), remove)).statusCode).toBe(204);
    expect(await database.$count(confirmedEmails)).toBe(0);
  });

  it('deletes an account only shortly after a sign-in', async () => {
    await call(issue({ sub: 'kim' }), register('kim'));
    const old = issue({ sub: 'kim', auth_time: now() - 400 });
    expect(refusalOf(await call(old, remove))).toMatchObject({
      status: 403,
      message: 'Please log in again before you do this.',
    });
    expect((await call(issue({ sub: 'kim', auth_time: now() - 200 }), remove)).statusCode).toBe(204);
  });

  it('accepts no ID token of a sign-in that has ended', async () => {
    const auth_time = now() - 100;
    const here = issue({ sub: 'lee', auth_time });
    const elsewhere = issue({ sub: 'lee', auth_time: now() - 50 });
    await call(here, register('lee'));
    const signOut = { method: 'POST', url: '/api/users/me/sign-out' } as const;
    expect((await call(here, signOut)).statusCode).toBe(204);
    const renewed = issue({ sub: 'lee', auth_time, iat: now() - 1 });
    for (const token of [here, renewed]) {
      expect((await call(token, register('lee'))).statusCode).toBe(401);
    }
    expect((await call(elsewhere, register('lee'))).statusCode).toBe(200);
  });

  it('lets its pages call the emulator, and not Google', async () => {
    expect(await connectionsOf(running)).toBe("'self' http://127.0.0.1:9099");
    const { firebase } = (await running.app.inject({ url: '/api/config' })).json();
    expect(firebase.emulatorUrl).toBe('http://127.0.0.1:9099');
  });
});

describe('server with the embedded identity', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({ workers: false });
  });
  afterAll(() => running.close());

  it('lets its pages call only itself', async () => {
    expect(await connectionsOf(running)).toBe("'self'");
  });

  it('passes the identity check, running or not', async () => {
    const { config } = running.services;
    const nowhere = { ...config, publicUrl: 'http://127.0.0.1:9' };
    expect(await checkIdentity(nowhere)).toMatch(/^embedded; its public keys will be at .* once/);
    const address = await running.app.listen({ host: '127.0.0.1', port: 0 });
    const here = { ...config, publicUrl: address };
    expect(await checkIdentity(here)).toBe(`embedded, public keys at ${address}/api/auth/jwks: 1`);
    await expect(checkIdentity({ ...config, publicUrl: `${address}/elsewhere` })).rejects.toThrow(
      /does not return public keys \(404\)/,
    );
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkIdentity } from '#services/identity/check-identity.ts';
import { type RunningApp, startApp } from './app.ts';

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
      "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
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
  it('lets its pages call the emulator, and not Google', async () => {
    const running = await startApp({ workers: false, variables: EMULATOR });
    expect(await connectionsOf(running)).toBe("'self' http://127.0.0.1:9099");
    const { firebase } = (await running.app.inject({ url: '/api/config' })).json();
    expect(firebase.emulatorUrl).toBe('http://127.0.0.1:9099');
    await running.close();
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
    expect(await checkIdentity(nowhere)).toMatch(/^embedded; its public keys can be read at .* once/);
    const address = await running.app.listen({ host: '127.0.0.1', port: 0 });
    const here = { ...config, publicUrl: address };
    expect(await checkIdentity(here)).toBe(`embedded, public keys at ${address}/api/auth/jwks: 1`);
    await expect(checkIdentity({ ...config, publicUrl: `${address}/elsewhere` })).rejects.toThrow(
      /does not answer with public keys \(404\)/,
    );
  });
});

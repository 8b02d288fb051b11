import { betterAuth } from 'better-auth';
import { jwt } from 'better-auth/plugins/jwt';
import { magicLink } from 'better-auth/plugins/magic-link';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from './app.ts';
import { cookieOf, identityCalls, NEW_PASSWORD } from './identity-calls.ts';
import { PASSWORD, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

describe('endpoints of the embedded identity', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({ workers: false });
  });
  afterAll(() => running.close());

  const { post, signIn } = identityCalls(() => running);

  it('has no error page with text from its URL', async () => {
    const url = '/api/auth/error?error=hacked&error_description=Go%20to%20evil.example';
    const { statusCode, body } = await running.app.inject({ url, headers: { accept: 'text/html' } });
    expect(statusCode).toBe(404);
    expect(body).not.toContain('evil.example');
  });

  it('has only the endpoints that the web app uses', async () => {
    const robin = await signUp(running.app);
    const headers = {
      cookie: cookieOf((await signIn(robin.email)).cookies),
      origin: 'http://localhost:4000',
    };
    const answered: string[] = [];
    for (const { method, path } of endpointsOfBetterAuth()) {
      const url = `/api/auth${path.replace(':', '')}`;
      const { statusCode } = await running.app.inject({
        method,
        url,
        headers,
        ...(method === 'POST' && { payload: {} }),
      });
      if (statusCode !== 404) answered.push(`${method} ${path}`);
    }
    expect(answered.toSorted()).toEqual([
      'GET /get-session',
      'GET /jwks',
      'GET /magic-link/verify',
      'GET /token',
      'GET /verify-email',
      'POST /request-password-reset',
      'POST /reset-password',
      'POST /send-verification-email',
      'POST /sign-in/email',
      'POST /sign-in/magic-link',
      'POST /sign-out',
      'POST /sign-up/email',
      'POST /update-user',
    ]);
    expect(refusalOf(await post('none', {}))).toMatchObject({ status: 404, message: 'Resource not found' });
  });

  it.each(['change-password', 'verify-password'])('has no endpoint %s', async (path) => {
    const robin = await signUp(running.app);
    const cookie = cookieOf((await signIn(robin.email)).cookies);
    const headers = { cookie, origin: 'http://localhost:4000' };
    const payload = { password: PASSWORD, currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await post(path, payload, { headers })).statusCode).toBe(404);
    expect((await signIn(robin.email)).statusCode).toBe(200);
  });

  it('refuses JSON that is nested too deeply', async () => {
    const response = await running.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { origin: 'http://localhost:4000', 'content-type': 'application/json' },
      payload: `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    });
    expect(refusalOf(response)).toMatchObject({ status: 400, code: 'bad_request' });
  });
});

/** Every endpoint of this version of better-auth, with our plugins, also those that we do not use. */
function endpointsOfBetterAuth(): { method: 'GET' | 'POST'; path: string }[] {
  const { api } = betterAuth({
    baseURL: 'http://localhost:4000',
    secret: 'a secret of forty characters or so, in a test',
    emailAndPassword: { enabled: true },
    plugins: [jwt(), magicLink({ sendMagicLink: async () => {} })],
  });
  const endpoints = Object.values(api).map(({ path, options: { method } }) => ({ path, method }));
  return endpoints
    .flatMap(({ path, method }) => (path ? [method].flat().map((one) => ({ path, method: one })) : []))
    .filter((one): one is { method: 'GET' | 'POST'; path: string } => ['GET', 'POST'].includes(one.method));
}

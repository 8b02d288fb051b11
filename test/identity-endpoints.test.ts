import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { jwt } from 'better-auth/plugins/jwt';
import { magicLink } from 'better-auth/plugins/magic-link';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authSessions } from '#services/identity/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { confirmEmail } from './confirm-email.ts';
import { cookieOf, identityCalls, NEW_PASSWORD } from './identity-calls.ts';
import { PASSWORD, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

describe('endpoints of the embedded identity', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.close());

  const { post, signIn, askForLink, followLink } = identityCalls(() => running);

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
      'GET /passkey/generate-authenticate-options',
      'GET /passkey/generate-register-options',
      'GET /passkey/list-user-passkeys',
      'GET /token',
      'GET /verify-email',
      'POST /passkey/delete-passkey',
      'POST /passkey/update-passkey',
      'POST /passkey/verify-authentication',
      'POST /passkey/verify-registration',
      'POST /request-password-reset',
      'POST /reset-password',
      'POST /send-verification-email',
      'POST /sign-in/email',
      'POST /sign-in/magic-link',
      'POST /sign-in/social',
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

  it('answers no input with an internal error, with and without a session', async () => {
    const { email } = await signUp(running.app);
    const signedIn = cookieOf((await signIn(email)).cookies);
    const answered: string[] = [];
    for (const [name, good] of Object.entries(ENDPOINTS)) {
      const [method, path = ''] = name.split(' ');
      for (const cookie of [signedIn, 'toytwin.session_token=%E0%A4%A; toytwin.device=~.~', '']) {
        const headers = { cookie, origin: 'http://localhost:4000' };
        const url = `/api/auth${path}`;
        for (const { query, body } of method === 'GET' ? oddQueries(good) : oddBodies(good)) {
          const { statusCode } = await running.app.inject({
            method: method === 'GET' ? 'GET' : 'POST',
            url: url + query,
            headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
            ...(body !== undefined && { payload: body }),
          });
          if (statusCode >= 500) answered.push(`${statusCode} ${name}${query} ${body?.slice(0, 80)}`);
        }
      }
    }
    expect(answered).toEqual([]);
  });

  it.each([{ name: 7 }, { name: null }, { name: ['Robin'] }, { name: {} }, {}])(
    'refuses %j for a name',
    async (body) => {
      const { email } = await signUp(running.app);
      const headers = { cookie: cookieOf((await signIn(email)).cookies), origin: 'http://localhost:4000' };
      const refused = await post('update-user', body, { headers });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toEqual({ code: 'VALIDATION_ERROR', message: 'Please enter your full name' });
    },
  );

  it('returns the token of a session only in the cookie', async () => {
    const robin = await signUp(running.app);
    // Otherwise the mailed link would end the sessions from before its address was proven.
    await confirmEmail(running, robin);
    const signedIn = await signIn(robin.email);
    const cookie = cookieOf(signedIn.cookies);
    const headers = { cookie, origin: 'http://localhost:4000' };
    const signedUp = await post('sign-up/email', {
      email: 'cookie@example.com',
      password: PASSWORD,
      name: 'Robin',
    });
    const answers = [
      signedUp,
      signedIn,
      await followLink(await askForLink(robin.email)),
      await running.app.inject({ url: '/api/auth/get-session', headers }),
      await running.app.inject({ url: '/api/auth/token', headers }),
      await post('update-user', { name: 'Sam' }, { headers }),
      await post('sign-out', {}, { headers }),
    ];
    const sessions = await running.services.database.select().from(authSessions);
    const tokens = [...sessions.map(({ token }) => token), ...answers.flatMap(tokensInCookies)];
    expect(tokens.length).toBeGreaterThanOrEqual(4);
    for (const { statusCode, body, headers: sent } of answers) {
      expect(statusCode).toBe(200);
      const { 'set-cookie': _cookie, ...others } = sent;
      const seen = body + JSON.stringify(others);
      expect(tokens.filter((token) => seen.includes(token))).toEqual([]);
    }
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

/** An answer of a device that nobody asked. */
const PASSKEY = {
  id: 'eA',
  rawId: 'eA',
  type: 'public-key',
  response: { clientDataJSON: 'eA', attestationObject: 'eA', authenticatorData: 'eA', signature: 'eA' },
};
/** What each endpoint expects. */
const ENDPOINTS: Record<string, Record<string, unknown>> = {
  'GET /get-session': {},
  'GET /jwks': {},
  'GET /magic-link/verify': { token: 'x' },
  'GET /passkey/generate-authenticate-options': {},
  'GET /passkey/generate-register-options': {},
  'GET /passkey/list-user-passkeys': {},
  'GET /token': {},
  'GET /verify-email': { token: 'x' },
  'POST /passkey/delete-passkey': { id: 'x' },
  'POST /passkey/update-passkey': { id: 'x', name: 'Phone' },
  'POST /passkey/verify-authentication': { response: PASSKEY },
  'POST /passkey/verify-registration': { response: PASSKEY, name: 'Phone' },
  'POST /request-password-reset': { email: 'odd@example.com' },
  'POST /reset-password': { token: 'x', newPassword: NEW_PASSWORD },
  'POST /send-verification-email': { email: 'odd@example.com' },
  'POST /sign-in/email': { email: 'odd@example.com', password: PASSWORD },
  'POST /sign-in/magic-link': { email: 'odd@example.com' },
  'POST /sign-up/email': { email: 'odd@example.com', password: PASSWORD, name: 'Robin' },
  'POST /update-user': { name: 'Robin' },
  'POST /sign-out': {},
};
/** Fields that better-auth reads as well. */
const OTHERS = ['callbackURL', 'redirectTo', 'rememberMe', 'image', 'metadata', 'disableCookieCache'];

function oddBodies(good: Record<string, unknown>): { query: string; body: string | undefined }[] {
  const values: unknown[] = [
    null,
    0,
    true,
    [],
    ['x'],
    {},
    { toString: 1 },
    '',
    '\0',
    '\ud800',
    'x'.repeat(20_000),
  ];
  const fields = Object.keys(good).flatMap((field) => values.map((value) => ({ ...good, [field]: value })));
  const more = OTHERS.map((field) => ({ ...good, email: 'robin', name: 7, [field]: { x: ['y'] } }));
  const bodies = [undefined, null, [], [good], 'text', 7, {}, ...fields, ...more];
  return bodies.map((body) => ({ query: '', body: body === undefined ? undefined : JSON.stringify(body) }));
}

function oddQueries(good: Record<string, unknown>): { query: string; body: undefined }[] {
  const values = ['', '%00', '%ff', '%ED%A0%80', 'x&FIELD=y', 'x'.repeat(10_000)];
  const fields = [...Object.keys(good), ...OTHERS].flatMap((field) => [
    ...values.map((value) => `${field}=${value.replace('FIELD', field)}`),
    `${field}[]=x`,
    `${field}[x]=y`,
  ]);
  const evil = 'callbackURL=https://evil.example&token=x';
  return ['', '?', ...[evil, ...fields].map((query) => `?${query}`)].map((query) => ({
    query,
    body: undefined,
  }));
}

/** The tokens of sessions in an answer's cookies, which carry a signature as well. */
function tokensInCookies({ cookies }: LightMyRequestResponse): string[] {
  return cookies
    .filter(({ name, value }) => name.includes('session') && value !== '')
    .map(({ value }) => decodeURIComponent(value).split('.')[0] ?? '');
}

/** Every endpoint of this version of better-auth, with our plugins, also those that we do not use. */
function endpointsOfBetterAuth(): { method: 'GET' | 'POST'; path: string }[] {
  const { api } = betterAuth({
    baseURL: 'http://localhost:4000',
    secret: 'a secret of forty characters or so, in a test',
    emailAndPassword: { enabled: true },
    plugins: [jwt(), passkey(), magicLink({ sendMagicLink: async () => {} })],
  });
  const endpoints = Object.values(api).map(({ path, options: { method } }) => ({ path, method }));
  return endpoints
    .flatMap(({ path, method }) => (path ? [method].flat().map((one) => ({ path, method: one })) : []))
    .filter((one): one is { method: 'GET' | 'POST'; path: string } => ['GET', 'POST'].includes(one.method));
}

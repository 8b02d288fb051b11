import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from './app.ts';
import { cookieOf, identityCalls } from './identity-calls.ts';
import { type Person, signIn as signInAgain, signUp } from './person.ts';

describe('after signing out', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({ workers: false });
  });
  afterAll(() => running.close());
  const { post, signIn } = identityCalls(() => running);
  const change = async ({ call }: Pick<Person, 'call'>) => {
    const payload = { mailWhenReady: false };
    return (await call({ method: 'PUT', url: '/api/users/me/preferences', payload })).statusCode;
  };

  it('an ID token of that sign-in can no longer change anything, and others still can', async () => {
    const robin = await signUp(running.app);
    const elsewhere = await signInAgain(running.app, robin.email);
    const { cookies } = await signIn(robin.email);
    const cookie = cookieOf(cookies);
    const { token } = (await running.app.inject({ url: '/api/auth/token', headers: { cookie } })).json();
    const here = {
      call: (options: Parameters<Person['call']>[0]) =>
        running.app.inject({ ...options, headers: { authorization: `Bearer ${token}` } }),
    };
    expect(await change(here)).toBe(200);
    const headers = { cookie, origin: 'http://localhost:4000' };
    expect((await post('sign-out', {}, { headers })).statusCode).toBe(200);
    expect(await change(here)).toBe(401);
    expect((await here.call({ url: '/api/users/me' })).statusCode).toBe(401);
    expect(await change(elsewhere)).toBe(200);
    expect(await change(robin)).toBe(200);
  });
});

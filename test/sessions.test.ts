import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSessions } from '#features/accounts/contract.ts';
import { type RunningApp, startApp } from './app.ts';
import { cookieOf, identityCalls } from './identity-calls.ts';
import { type Person, signIn, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';
const URL = '/api/users/me/sessions';

describe('sessions of a person', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({ workers: false });
  });
  afterAll(() => running.close());
  const calls = identityCalls(() => running);
  const list = (person: Person) => person.get(openSessions, URL);

  it('are listed with the device in words, by days', async () => {
    const robin = await signUp(running.app);
    const headers = { 'user-agent': PHONE, origin: 'http://localhost:4000' };
    await calls.signIn(robin.email, undefined, { headers });
    const today = new Date().toISOString().slice(0, 10);
    const days = { id: expect.any(String), signedInOn: today, usedOn: today };
    const listed = await list(robin);
    expect(listed).toHaveLength(2);
    expect(listed).toContainEqual({ ...days, device: 'Safari on iPhone', isThis: false });
    expect(listed).toContainEqual({ ...days, device: 'A browser', isThis: true });
  });

  it('end one by one, with their tokens and cookies', async () => {
    const robin = await signUp(running.app);
    const other = await signIn(running.app, robin.email);
    const cookie = cookieOf((await calls.signIn(robin.email)).cookies);
    expect((await other.call({ url: '/api/users/me' })).statusCode).toBe(200);
    for (const { id, isThis } of await list(robin))
      if (!isThis) expect((await robin.call({ method: 'DELETE', url: `${URL}/${id}` })).statusCode).toBe(204);
    expect((await other.call({ url: '/api/users/me' })).statusCode).toBe(401);
    const session = await running.app.inject({ url: '/api/auth/get-session', headers: { cookie } });
    expect(session.json()).toBeNull();
    expect(await list(robin)).toHaveLength(1);
  });

  it('are not ended, nor seen, by anybody else', async () => {
    const robin = await signUp(running.app);
    const stranger = await signUp(running.app);
    const [own] = await list(robin);
    const refused = await stranger.call({ method: 'DELETE', url: `${URL}/${own?.id}` });
    expect(refusalOf(refused)).toMatchObject({ status: 404 });
    expect(await list(stranger)).toHaveLength(1);
    expect(await list(robin)).toHaveLength(1);
  });

  it('end all at once, and the person can log in again', async () => {
    const robin = await signUp(running.app);
    const other = await signIn(running.app, robin.email);
    expect((await robin.call({ method: 'DELETE', url: URL })).statusCode).toBe(204);
    for (const one of [robin, other]) expect((await one.call({ url: '/api/users/me' })).statusCode).toBe(401);
    const again = await signIn(running.app, robin.email);
    expect((await again.call({ url: '/api/users/me' })).statusCode).toBe(200);
  });
});

describe('name of a person', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({ workers: false });
  });
  afterAll(() => running.close());
  const rename = (person: Person, displayName: string) =>
    person.call({ method: 'PUT', url: '/api/users/me/name', payload: { displayName } });

  it('is changed', async () => {
    const robin = await signUp(running.app);
    expect((await rename(robin, ' Sam\nExample ')).json()).toMatchObject({ displayName: 'Sam Example' });
    expect((await robin.call({ url: '/api/users/me' })).json()).toMatchObject({ displayName: 'Sam Example' });
  });

  it.each(['', '   ', 'x'.repeat(101)])('is not changed to %j', async (name) => {
    const robin = await signUp(running.app);
    expect((await rename(robin, name)).statusCode).toBe(400);
    expect((await robin.call({ url: '/api/users/me' })).json()).toMatchObject({
      displayName: 'Robin Example',
    });
  });
});

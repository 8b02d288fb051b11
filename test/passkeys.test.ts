import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockAccount } from '#features/accounts/server/block-account.ts';
import { authPasskeys, authSessions } from '#services/identity/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { confirmEmail } from './confirm-email.ts';
import { answerOf, cookieOf, identityCalls } from './identity-calls.ts';
import { signUpOperator } from './operator.ts';
import { type Person, signUp } from './person.ts';
import { type DeviceOptions, SoftwarePasskey } from './software-passkey.ts';

const MINUTE = 60_000;

describe('passkey', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.close());
  const { post, signIn } = identityCalls(() => running);
  const get = (path: string, cookie = '') =>
    running.app.inject({ url: `/api/auth/passkey/${path}`, headers: { cookie } });
  const send = (path: string, cookie: string, payload: object) =>
    post(`passkey/${path}`, payload, { headers: { cookie, origin: 'http://localhost:4000' } });

  /** A browser that is signed in to a new account with a confirmed address. */
  async function openBrowser(): Promise<{ person: Person; cookie: string }> {
    const person = await signUp(running.app);
    await confirmEmail(running, person);
    return { person, cookie: cookieOf((await signIn(person.email)).cookies) };
  }
  /** Asks for a challenge. @returns it, with the cookies that its answer needs. */
  async function ask(kind: 'register' | 'authenticate', cookie = '') {
    const options = await get(`generate-${kind}-options`, cookie);
    expect(options.statusCode, options.body).toBe(200);
    return { challenge: options.json().challenge, cookie: `${cookie}; ${cookieOf(options.cookies)}` };
  }
  async function add(cookie: string, device = new SoftwarePasskey(), options: DeviceOptions = {}) {
    const asked = await ask('register', cookie);
    const response = device.attest(asked.challenge, options);
    return { device, answer: await send('verify-registration', asked.cookie, { name: 'Phone', response }) };
  }
  async function logIn(device: SoftwarePasskey, options: DeviceOptions = {}, former = '') {
    const { challenge, cookie } = await ask('authenticate', former);
    return send('verify-authentication', cookie, { response: device.assert(challenge, options) });
  }
  const tokenOf = async (cookie: string) =>
    (await running.app.inject({ url: '/api/auth/token', headers: { cookie } })).json().token;

  it('is added, listed, renamed, used to log in, and removed', async () => {
    const { person, cookie } = await openBrowser();
    const { device, answer } = await add(cookie);
    expect(answer.statusCode, answer.body).toBe(200);
    const { id } = answer.json();
    const listed = await get('list-user-passkeys', cookie);
    expect(listed.json()).toEqual([{ id, name: 'Phone', createdAt: expect.any(String) }]);
    expect((await send('update-passkey', cookie, { id, name: ' My\nphone ' })).statusCode).toBe(200);
    expect((await get('list-user-passkeys', cookie)).json()).toMatchObject([{ name: 'My phone' }]);

    const loggedIn = await logIn(device);
    expect(loggedIn.json()).toMatchObject({ user: { id: person.uid, email: person.email } });
    expect(loggedIn.body).not.toContain('token');
    const profile = await running.app.inject({
      url: '/api/users/me',
      headers: { authorization: `Bearer ${await tokenOf(cookieOf(loggedIn.cookies))}` },
    });
    expect(profile.json()).toMatchObject({ uid: person.uid });

    expect((await send('delete-passkey', cookie, { id })).json()).toEqual({ status: true });
    expect((await get('list-user-passkeys', cookie)).json()).toEqual([]);
    expect(await answerOf(logIn(device))).toEqual({ status: 401, code: 'PASSKEY_NOT_FOUND' });
  });

  it('is refused if another page asked for it, to be added and to log in', async () => {
    const { cookie } = await openBrowser();
    const evil = { origin: 'https://toytwin.evil.example' };
    expect((await add(cookie, new SoftwarePasskey(), evil)).answer.statusCode).toBe(400);
    const { device } = await add(cookie);
    expect(await answerOf(logIn(device, evil))).toEqual({ status: 400, code: 'AUTHENTICATION_FAILED' });
    expect((await logIn(device)).statusCode).toBe(200);
  });

  it('is refused for another host', async () => {
    const { cookie } = await openBrowser();
    const device = new SoftwarePasskey(undefined, 'evil.example');
    expect((await add(cookie, device)).answer.statusCode).toBe(400);
  });

  it('answers a challenge once, and only its own', async () => {
    const { cookie } = await openBrowser();
    const { device } = await add(cookie);
    const asked = await ask('authenticate');
    const response = device.assert(asked.challenge);
    expect((await send('verify-authentication', asked.cookie, { response })).statusCode).toBe(200);
    const again = send('verify-authentication', asked.cookie, { response });
    expect(await answerOf(again)).toEqual({ status: 400, code: 'CHALLENGE_NOT_FOUND' });
    const other = await ask('authenticate');
    const replayed = send('verify-authentication', other.cookie, { response });
    expect(await answerOf(replayed)).toEqual({ status: 400, code: 'AUTHENTICATION_FAILED' });
  });

  it("is refused for somebody else's account", async () => {
    const owner = await openBrowser();
    const { device } = await add(owner.cookie);
    const forged = new SoftwarePasskey(device.id);
    expect(await answerOf(logIn(forged))).toEqual({ status: 401, code: 'AUTHENTICATION_FAILED' });

    const stranger = await openBrowser();
    const [row] = await running.services.database
      .select()
      .from(authPasskeys)
      .where(eq(authPasskeys.userId, owner.person.uid));
    const id = row?.id ?? '';
    expect((await send('delete-passkey', stranger.cookie, { id })).statusCode).toBe(401);
    expect((await send('update-passkey', stranger.cookie, { id, name: 'Mine' })).statusCode).toBe(401);
    expect((await add(stranger.cookie, forged)).answer.statusCode, 'an id that is taken').toBe(400);
    const asked = await ask('register', owner.cookie);
    const challenge = asked.cookie.split('; ').find((one) => one.includes('better-auth-passkey')) ?? '';
    const mixed = send('verify-registration', `${stranger.cookie}; ${challenge}`, {
      name: 'Mine',
      response: new SoftwarePasskey().attest(asked.challenge),
    });
    expect((await mixed).statusCode, "the owner's challenge in a stranger's browser").toBe(400);
    expect((await get('list-user-passkeys', stranger.cookie)).json()).toEqual([]);
    expect((await logIn(device)).json()).toMatchObject({ user: { id: owner.person.uid } });
  });

  it('is refused from a device that did not check the person', async () => {
    const { cookie } = await openBrowser();
    const unchecked = { status: 400, code: 'PERSON_NOT_CHECKED' };
    expect(await answerOf(add(cookie, undefined, { checked: false }).then(({ answer }) => answer))).toEqual(
      unchecked,
    );
    const { device } = await add(cookie);
    expect(await answerOf(logIn(device, { checked: false }))).toEqual(unchecked);
  });

  it('does not let in a blocked person', async () => {
    const { person, cookie } = await openBrowser();
    const { device } = await add(cookie);
    await running.services.database.transaction((transaction) =>
      blockAccount(running.services, transaction, person.uid),
    );
    const blocked = { status: 403, code: 'USER_DISABLED' };
    expect(await answerOf(logIn(device))).toEqual(blocked);
    for (const path of ['generate-register-options', 'list-user-passkeys'])
      expect(await answerOf(get(path, cookie)), path).toEqual(blocked);
  });

  it('is added and removed only soon after a sign-in', async () => {
    const { person, cookie } = await openBrowser();
    const { answer } = await add(cookie);
    const { id } = answer.json();
    await running.services.database
      .update(authSessions)
      .set({ createdAt: new Date(Date.now() - 16 * MINUTE) })
      .where(eq(authSessions.userId, person.uid));
    const stale = { status: 403, code: 'SESSION_NOT_FRESH' };
    expect(await answerOf(get('generate-register-options', cookie))).toEqual(stale);
    expect(await answerOf(send('delete-passkey', cookie, { id }))).toEqual(stale);
    const again = await signIn(person.email, undefined, {
      headers: { cookie, origin: 'http://localhost:4000' },
    });
    const fresh = cookieOf(again.cookies);
    expect((await send('delete-passkey', fresh, { id })).statusCode).toBe(200);
    expect((await get('list-user-passkeys', cookie)).statusCode, 'the former session').toBe(401);
  });

  it('is not added to an account whose address is not confirmed', async () => {
    const person = await signUp(running.app);
    const cookie = cookieOf((await signIn(person.email)).cookies);
    expect(await answerOf(get('generate-register-options', cookie))).toEqual({
      status: 403,
      code: 'EMAIL_NOT_VERIFIED',
    });
  });

  it("confirms an operator's changes of money and people", async () => {
    const operator = await signUpOperator(running);
    await confirmEmail(running, operator);
    const cookie = cookieOf((await signIn(operator.email)).cookies);
    const confirm = async (session: string) => {
      const headers = { authorization: `Bearer ${await tokenOf(session)}` };
      const url = '/api/operator/me/confirm';
      return running.app.inject({ method: 'POST', url, headers, payload: {} });
    };
    expect((await confirm(cookie)).statusCode, 'without either').toBe(400);
    const { device } = await add(cookie);
    const confirmed = await confirm(cookieOf((await logIn(device, {}, cookie)).cookies));
    expect(confirmed.json()).toMatchObject({ confirmedUntil: expect.any(String) });
  });

  it('takes the place of the password when the owner confirms, for two minutes', async () => {
    const { person, cookie } = await openBrowser();
    const { device } = await add(cookie);
    const remove = async (session: string) =>
      running.app.inject({
        method: 'DELETE',
        url: '/api/users/me',
        headers: { authorization: `Bearer ${await tokenOf(session)}` },
        payload: {},
      });
    expect((await remove(cookie)).statusCode, 'a sign-in by password').toBe(400);
    const session = cookieOf((await logIn(device, {}, cookie)).cookies);
    const age = (minutes: number) =>
      running.services.database
        .update(authSessions)
        .set({ createdAt: new Date(Date.now() - minutes * MINUTE) })
        .where(eq(authSessions.userId, person.uid));
    await age(3);
    expect((await remove(session)).statusCode, 'three minutes later').toBe(400);
    await age(1);
    expect((await remove(session)).statusCode).toBe(204);
    const left = await running.services.database
      .select()
      .from(authPasskeys)
      .where(eq(authPasskeys.userId, person.uid));
    expect(left).toEqual([]);
  });
});

import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appSecrets } from '#services/database/tables.ts';
import { createEmbeddedService } from '#services/identity/embedded-service.ts';
import { queueIdentityMails } from '#services/identity/identity-mail.job.ts';
import { toStored } from '#services/identity/stored-address.ts';
import { authJwks, authSessions, authUsers } from '#services/identity/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { answerOf, cookieOf, identityCalls, wrong } from './identity-calls.ts';
import { PASSWORD, signUp } from './person.ts';

describe('embedded identity', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.close());

  const { post, signIn } = identityCalls(() => running);

  it('tells all but one of concurrent sign-ups with one address that it is registered', async () => {
    const body = { email: 'twice@example.com', password: PASSWORD, name: 'Robin' };
    const answers = await Promise.all([1, 2, 3].map(() => answerOf(post('sign-up/email', body))));
    const taken = { status: 422, code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' };
    expect(answers).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([taken, taken]);
  });

  it('frees the address of an incomplete sign-up', async () => {
    const { database } = running.services;
    const body = { email: 'halfway@example.com', password: PASSWORD, name: 'Robin' };
    await database.execute(sql`create function break_off() returns trigger language plpgsql as
      $$ begin raise exception 'broken off'; end $$`);
    await database.execute(
      sql`create trigger break_off before insert on auth_accounts execute function break_off()`,
    );
    expect((await post('sign-up/email', body)).statusCode).toBe(500);
    await database.execute(sql`drop trigger break_off on auth_accounts`);
    expect((await post('sign-up/email', body)).statusCode).toBe(200);
    expect((await signIn(body.email)).statusCode).toBe(200);
  });

  it('survives that a concurrent sign-up with the same address removes an incomplete one', async () => {
    const { database } = running.services;
    await database.execute(sql`create sequence taking_away`);
    await database.execute(sql`create function take_away() returns trigger language plpgsql as
      $$ begin
        if nextval('taking_away') = 1 then delete from auth_users where id = new.user_id; end if;
        return new;
      end $$`);
    await database.execute(
      sql`create trigger take_away before insert on auth_accounts for each row execute function take_away()`,
    );
    const body = { email: 'taken-away@example.com', password: PASSWORD, name: 'Robin' };
    expect((await post('sign-up/email', body)).statusCode).toBe(200);
    await database.execute(sql`drop trigger take_away on auth_accounts`);
    expect((await signIn(body.email)).statusCode).toBe(200);
  });

  it('neither hashes nor signs inside a transaction, which would block the database', async () => {
    const { database } = running.services;
    const within = new AsyncLocalStorage<true>();
    const transaction = database.transaction.bind(database);
    const spy = vi.spyOn(database, 'transaction').mockImplementation((work, config) => {
      return transaction((tx) => within.run(true, () => work(tx)), config);
    });
    const slow: { type: string; within: boolean }[] = [];
    const init = (_id: number, type: string) => {
      if (/^(SCRYPT|SIGN)REQUEST$/.test(type)) slow.push({ type, within: within.getStore() === true });
    };
    const watch = createHook({ init }).enable();
    const body = { email: 'hashed@example.com', password: PASSWORD, name: 'Robin' };
    expect((await post('sign-up/email', body)).statusCode).toBe(200);
    watch.disable();
    spy.mockRestore();
    expect(new Set(slow.map(({ type }) => type))).toEqual(new Set(['SCRYPTREQUEST', 'SIGNREQUEST']));
    expect(slow.filter((work) => work.within)).toEqual([]);
  });

  it("signs in regardless of the address's case, and issues an ID token", async () => {
    const robin = await signUp(running.app);
    const response = await signIn(robin.email.toUpperCase());
    expect(response.statusCode).toBe(200);
    const cookie = cookieOf(response.cookies);
    expect(response.cookies.every((one) => one.httpOnly && one.sameSite === 'Lax')).toBe(true);
    const { token } = (await running.app.inject({ url: '/api/auth/token', headers: { cookie } })).json();
    const own = await running.app.inject({
      url: '/api/users/me',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(own.json()).toMatchObject({ uid: robin.uid });
    const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ sub: robin.uid, iss: 'http://localhost:4000', aud: 'toy-twin' });
    expect(claims.exp - claims.iat).toBe(900);
  });

  it('limits names like the registration form', async () => {
    const tooLong = { status: 400, code: 'NAME_TOO_LONG' };
    const account = { email: 'long@example.com', password: PASSWORD };
    expect(await answerOf(post('sign-up/email', { ...account, name: 'x'.repeat(101) }))).toEqual(tooLong);
    const signedUp = await post('sign-up/email', { ...account, name: 'x'.repeat(100) });
    expect(signedUp.statusCode).toBe(200);
    const headers = { origin: 'http://localhost:4000', cookie: cookieOf(signedUp.cookies) };
    const rename = (length: number) => post('update-user', { name: 'y'.repeat(length) }, { headers });
    expect(await answerOf(rename(101))).toEqual(tooLong);
    expect((await rename(100)).statusCode).toBe(200);
  });

  it('cleans names of control characters, at sign-up and later', async () => {
    const { database } = running.services;
    const email = 'clean@example.com';
    const nameOf = async () =>
      (
        await database
          .select()
          .from(authUsers)
          .where(eq(authUsers.email, toStored(email)))
      ).map(({ name }) => name);
    const name = '  Robin\r\nBcc: x\0\u202eelpmaxE\u001b[31m ';
    const signedUp = await post('sign-up/email', { email, password: PASSWORD, name });
    expect(await nameOf()).toEqual(['Robin Bcc: x elpmaxE [31m']);
    const headers = { origin: 'http://localhost:4000', cookie: cookieOf(signedUp.cookies) };
    await post('update-user', { name: 'Sam\u0085\u2066Example' }, { headers });
    expect(await nameOf()).toEqual(['Sam Example']);
  });

  it('stores no IP address, and of the user agent only browser and system', async () => {
    const { uid } = await signUp(running.app);
    const sessions = await running.services.database
      .select()
      .from(authSessions)
      .where(eq(authSessions.userId, uid));
    expect(sessions).toEqual([expect.objectContaining({ ipAddress: null, userAgent: 'A browser' })]);
  });

  it('never reveals whether address or password was wrong', async () => {
    const robin = await signUp(running.app);
    const [password, unknown] = await Promise.all([
      signIn(robin.email, 'wrong horse 1'),
      signIn('nobody@example.com', 'wrong horse 1'),
    ]);
    expect({ status: password.statusCode, code: password.json().code }).toEqual(wrong);
    expect(unknown.statusCode).toBe(password.statusCode);
    expect(unknown.json()).toEqual(password.json());
  });

  it('refuses sign-in and new ID tokens for a disabled account', async () => {
    const robin = await signUp(running.app);
    const cookies = (await signIn(robin.email)).cookies;
    const cookie = cookieOf(cookies);
    const { database } = running.services;
    await database.update(authUsers).set({ disabled: true }).where(eq(authUsers.id, robin.uid));
    expect(await answerOf(signIn(robin.email))).toEqual({ status: 403, code: 'USER_DISABLED' });
    const issued = await running.app.inject({ url: '/api/auth/token', headers: { cookie } });
    expect(issued.statusCode).toBe(403);
    expect(issued.json()).toMatchObject({ code: 'USER_DISABLED' });
    // A session that is still signed in cannot enable the account again.
    const headers = { origin: 'http://localhost:4000', cookie };
    await post('update-user', { name: 'Robin', disabled: false }, { headers });
    const [kept] = await database.select().from(authUsers).where(eq(authUsers.id, robin.uid));
    expect(kept).toMatchObject({ disabled: true });
  });

  it('does not reveal a disabled account without its password', async () => {
    const robin = await signUp(running.app);
    const { database } = running.services;
    await database.update(authUsers).set({ disabled: true }).where(eq(authUsers.id, robin.uid));
    expect(await answerOf(signIn(robin.email, 'wrong horse 1'))).toEqual(wrong);
  });

  it.each([
    ['short1', 'WEAK_PASSWORD'],
    ['onlyletters', 'WEAK_PASSWORD'],
    ['aaaaaaaa1', 'REPETITIVE_PASSWORD'],
    ['password1', 'COMMON_PASSWORD'],
    ['Sunshine7!', 'COMMON_PASSWORD'],
    ['Toy-Twin 2026', 'PERSONAL_PASSWORD'],
    ['kestrel-2026', 'PERSONAL_PASSWORD'],
    ['Example 2026', 'PERSONAL_PASSWORD'],
    ['horse 1 '.repeat(17), 'PASSWORD_TOO_LONG'],
  ])('refuses a sign-up with the password %s', async (password, code) => {
    const payload = { email: 'kestrel@mail.test', password, name: 'Robin Example' };
    expect(await answerOf(post('sign-up/email', payload))).toEqual({ status: 400, code });
  });

  it('refuses a sign-up without address or name, or with an address that cannot be stored', async () => {
    const payload = { email: 'new@example.com', password: PASSWORD, name: 'Robin' };
    for (const email of ['robin', undefined]) {
      const refused = await post('sign-up/email', { ...payload, email });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        code: 'INVALID_EMAIL',
        message: expect.stringContaining('email'),
      });
    }
    expect((await post('sign-up/email', { ...payload, name: undefined })).statusCode).toBe(400);
    expect((await post('sign-up/email', { ...payload, email: 'nul\0@example.com' })).statusCode).toBe(400);
  });

  it('refuses a second sign-up', async () => {
    const { email } = await signUp(running.app);
    const payload = { email: email.toUpperCase(), password: PASSWORD, name: 'Robin' };
    expect(await answerOf(post('sign-up/email', payload))).toEqual({
      status: 422,
      code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    });
  });

  it('refuses a sign-in with an invalid address', async () => {
    expect(await answerOf(signIn('robin'))).toEqual({ status: 400, code: 'INVALID_EMAIL' });
  });

  it.each(['http://localhost:5173', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'accepts calls from the local origin %s',
    async (origin) => {
      const { email } = await signUp(running.app);
      expect((await signIn(email, PASSWORD, { headers: { origin } })).statusCode).toBe(200);
    },
  );

  it('refuses calls from other origins', async () => {
    const robin = await signUp(running.app);
    const { cookies } = await signIn(robin.email);
    const cookie = cookieOf(cookies);
    const headers = { origin: 'https://evil.example', cookie };
    expect((await signIn(robin.email, PASSWORD, { headers })).statusCode).toBe(403);
    expect((await post('sign-out', {}, { headers })).statusCode).toBe(403);
    const still = await running.app.inject({ url: '/api/auth/token', headers: { cookie } });
    expect(still.statusCode).toBe(200);
  });
});

it('refuses calls from localhost pages at a public address', async () => {
  const origin = 'https://toytwin.example';
  const running = await startApp({ workers: false, variables: { PUBLIC_URL: origin } });
  const { email } = await signUp(running.app, { origin });
  const signIn = async (from: string) => {
    const url = '/api/auth/sign-in/email';
    const payload = { email, password: PASSWORD };
    return (await running.app.inject({ method: 'POST', url, headers: { origin: from }, payload })).statusCode;
  };
  const answers = [await signIn('http://localhost:5173'), await signIn('http://127.0.0.1:4000')];
  expect([...answers, await signIn(origin)]).toEqual([403, 403, 200]);
  await running.close();
});

it('does not start with a secret that cannot decrypt its signing keys, and explains what to do', async () => {
  const running = await startApp({ workers: false });
  const { database, config } = running.services;
  const open = (secret: string) =>
    createEmbeddedService({
      database,
      secret,
      deviceSecret: secret,
      publicUrl: config.publicUrl,
      mails: queueIdentityMails(running.services),
      providers: { google: undefined, apple: undefined },
      refusesName: () => false,
      signUpsPerHour: () => 400,
    });
  const [kept] = await database.select().from(appSecrets).where(eq(appSecrets.name, 'identity'));
  await open(kept?.value ?? '').prepare();
  expect(await database.$count(authJwks)).toBe(1);
  await expect(open('another secret, of forty characters or so').prepare()).rejects.toThrow(
    /^The keys that sign ID tokens \(table auth_jwks\) were not encrypted with the secret .*delete all rows from auth_jwks/s,
  );
  await running.close();
});

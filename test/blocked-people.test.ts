import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#app.ts';
import { blockAccount, unblockAccount } from '#features/accounts/server/block-account.ts';
import { workReleaseOfBlocked } from '#features/accounts/server/release-of-blocked.job.ts';
import { orders } from '#features/checkout/tables.ts';
import { shareAnswer } from '#features/toytwins/contract.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { App } from '#http/application.ts';
import { queueIdentityMails } from '#services/identity/identity-mail.job.ts';
import { createIdentity } from '#services/identity/index.ts';
import { readSignInDays } from '#services/identity/sign-in-days.ts';
import { authSessions, authUsers, blockedPeople, signInDays } from '#services/identity/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { STUCK } from './deadlines.ts';
import { createVendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { answerOf, cookieOf, identityCalls } from './identity-calls.ts';
import { makeDraft, openCheckout, payNew, payOnPage } from './order.ts';
import { type Person, signIn as signInAgain, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

const DISABLED = {
  status: 403,
  code: 'account_disabled',
  message: 'This account has been disabled. Please contact support.',
};

/** Blocks a person like the operator's desk, in the process of this app. */
async function block({ services }: RunningApp, { uid }: { uid: string }): Promise<boolean> {
  const changed = await services.database.transaction((transaction) =>
    blockAccount(services, transaction, uid),
  );
  services.identity.verifyToken.forget(uid);
  return changed;
}

function unblock({ services }: RunningApp, { uid }: { uid: string }): Promise<boolean> {
  return services.database.transaction((transaction) => unblockAccount(services, transaction, uid));
}

/** The app as another process has it: on the same database, with a cache of verified tokens of its own. */
async function startOther({ services }: RunningApp): Promise<App> {
  const { config, database, jobs, logger } = services;
  const mails = queueIdentityMails({ database, jobs });
  const identity = await createIdentity(config, {
    database,
    mails,
    logger,
    refusesName: () => false,
    signUpsPerHour: () => 400,
  });
  return buildApp({ ...services, identity });
}

const READ = { url: '/api/users/me' };
const CHANGE = {
  method: 'PUT',
  url: '/api/users/me/preferences',
  payload: { mailWhenReady: false },
} as const;

describe('blocked person', () => {
  let running: RunningApp;
  let other: App;
  beforeAll(async () => {
    const { imaging } = createVendor(works);
    running = await startApp({ workers: false, replace: () => ({ imaging }) });
    other = await startOther(running);
    await workReleaseOfBlocked(running.services);
  });
  afterAll(async () => {
    await other.close();
    await running.close();
  });
  const { signIn } = identityCalls(() => running);
  const call = (app: App, { token }: Person, options: InjectOptions) =>
    app.inject({ ...options, headers: { authorization: `Bearer ${token}` } });

  it('can do nothing at once, and in another process only read, for a minute', async () => {
    const robin = await signUp(running.app);
    for (const app of [running.app, other]) expect((await call(app, robin, READ)).statusCode).toBe(200);
    expect(await block(running, robin)).toBe(true);
    expect(await block(running, robin), 'the second time').toBe(false);
    expect(refusalOf(await call(running.app, robin, READ))).toEqual(DISABLED);
    expect((await call(other, robin, READ)).statusCode).toBe(200);
    expect(refusalOf(await call(other, robin, CHANGE))).toEqual(DISABLED);
    expect(refusalOf(await call(other, robin, READ)), 'a change has told it').toEqual(DISABLED);
  });

  it('cannot sign in, nor use a session, and hears why', async () => {
    const robin = await signUp(running.app);
    const cookie = cookieOf((await signIn(robin.email)).cookies);
    await block(running, robin);
    const refused = { status: 403, code: 'USER_DISABLED' };
    expect(await answerOf(signIn(robin.email))).toEqual(refused);
    for (const url of ['/api/auth/get-session', '/api/auth/token'])
      expect(await answerOf(running.app.inject({ url, headers: { cookie } })), url).toEqual(refused);
    const headers = { cookie, origin: 'http://localhost:4000' };
    const renamed = running.app.inject({
      method: 'POST',
      url: '/api/auth/update-user',
      headers,
      payload: { name: 'Sam' },
    });
    expect(await answerOf(renamed)).toEqual(refused);
    const [kept] = await running.services.database
      .select()
      .from(authUsers)
      .where(eq(authUsers.id, robin.uid));
    expect(kept?.name).toBe('Robin Example');
    expect(refusalOf(await robin.call({ method: 'DELETE', url: '/api/users/me' }))).toEqual(DISABLED);
  });

  it('has to sign in again once they are let in', async () => {
    const robin = await signUp(running.app);
    const cookie = cookieOf((await signIn(robin.email)).cookies);
    await block(running, robin);
    expect(await unblock(running, robin)).toBe(true);
    expect(await unblock(running, robin), 'the second time').toBe(false);
    expect((await call(running.app, robin, READ)).statusCode).toBe(401);
    const session = await running.app.inject({ url: '/api/auth/get-session', headers: { cookie } });
    expect(session.json()).toBeNull();
    const { database } = running.services;
    expect(await database.$count(authSessions, eq(authSessions.userId, robin.uid))).toBe(0);
    const again = await signInAgain(running.app, robin.email);
    expect((await again.call(READ)).statusCode).toBe(200);
  });

  it('has no public page until they are let in', async () => {
    const robin = await signUp(running.app);
    const { id } = await finishToytwin(running, robin);
    const { shareUrl } = await robin.send(shareAnswer, 'POST', `/api/toytwins/${id}/share`);
    const page = new URL(String(shareUrl)).pathname;
    const read = async (path: string) => (await running.app.inject({ url: `${page}${path}` })).statusCode;
    const all = ['', '/packaged.webp', '/report'];
    for (const path of all) expect(await read(path), path).toBe(200);
    await block(running, robin);
    for (const path of all) expect(await read(path), path).toBe(404);
    const payload = String(new URLSearchParams({ reason: 'other' }));
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const report = { method: 'POST', url: `${page}/report`, headers, payload } as const;
    expect((await running.app.inject(report)).statusCode).toBe(404);
    await unblock(running, robin);
    for (const path of all) expect(await read(path), path).toBe(200);
  });

  it('is not charged for what is not finished: holds are released, payment pages closed', async () => {
    const { database } = running.services;
    const robin = await signUp(running.app);
    const finished = await finishToytwin(running, robin);
    const held = await payNew(running.app, robin);
    const page = await openCheckout(robin, await makeDraft(robin));
    const statusOf = async (id: string) =>
      (await database.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status;
    expect([await statusOf(held.orderId), await statusOf(page.orderId)]).toEqual(['authorized', 'open']);
    await block(running, robin);
    await vi.waitFor(async () => {
      expect([await statusOf(held.orderId), await statusOf(page.orderId)]).toEqual(['released', 'expired']);
    }, STUCK);
    const paid = await payOnPage(running.app, page.sessionUrl);
    expect(paid.statusCode).not.toBe(303);
    const states = await database
      .select({ id: toytwins.id, status: toytwins.status })
      .from(toytwins)
      .where(eq(toytwins.uid, robin.uid));
    const stateOf = (id: string) => states.find((one) => one.id === id)?.status;
    expect(stateOf(held.toytwinId)).toBe('cancelled');
    expect(stateOf(finished.id), 'what is paid stays').toBe('completed');
  });
});

describe('days of sign-ins', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({ workers: false });
  });
  afterAll(() => running.close());

  it('are kept without times and places, one for each day, until the account is deleted', async () => {
    const { database } = running.services;
    const robin = await signUp(running.app);
    await signInAgain(running.app, robin.email);
    const today = new Date().toISOString().slice(0, 10);
    expect(await database.select().from(signInDays)).toEqual([{ uid: robin.uid, day: today }]);
    expect(await readSignInDays(database, robin.uid)).toEqual([today]);
    const payload = { password: 'correct horse 1' };
    expect((await robin.call({ method: 'DELETE', url: '/api/users/me', payload })).statusCode).toBe(204);
    expect(await readSignInDays(database, robin.uid)).toEqual([]);
  });
});

describe('blocked person with Firebase', () => {
  const email = 'robin@example.com';
  const now = () => Math.floor(Date.now() / 1000);
  /** The emulator's tokens are not signed. */
  const issue = (iat = now()) =>
    new UnsecuredJWT({ email, sub: 'robin', email_verified: true, auth_time: now() - 86_400 })
      .setIssuer('https://securetoken.google.com/toy-twin-1a2b3')
      .setAudience('toy-twin-1a2b3')
      .setIssuedAt(iat)
      .setExpirationTime('1h')
      .encode();
  const register: InjectOptions = {
    method: 'POST',
    url: '/api/users/register',
    payload: { firebaseUid: 'robin', email, displayName: 'Robin', isOver18: true, agreedToTerms: true },
  };

  it('is refused with every ID token, without an admin key, in each process and after deletion', async () => {
    const running = await startApp({
      workers: false,
      variables: {
        FIREBASE_PROJECT_ID: 'toy-twin-1a2b3',
        FIREBASE_API_KEY: 'AIza-1',
        FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      },
    });
    const other = await startOther(running);
    const call = (app: App, token: string, options: InjectOptions) =>
      app.inject({ ...options, headers: { authorization: `Bearer ${token}` } });
    const { database } = running.services;
    const token = issue();
    const robin = { uid: 'robin' };
    for (const app of [running.app, other]) await call(app, token, register);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    expect(await database.select().from(signInDays)).toEqual([{ uid: 'robin', day: yesterday }]);
    expect([await block(running, robin), await block(running, robin)]).toEqual([true, false]);
    expect(await running.services.identity.findBlocked(['robin', 'sam'])).toEqual(new Set(['robin']));
    expect(refusalOf(await call(running.app, token, READ))).toEqual(DISABLED);
    for (const one of [token, issue(now() + 30)])
      expect(refusalOf(await call(other, one, CHANGE))).toEqual(DISABLED);
    expect(JSON.stringify(await database.select().from(blockedPeople))).not.toContain('robin');
    await database.transaction((transaction) => running.services.identity.deleteUser(transaction, 'robin'));
    expect(refusalOf(await call(running.app, issue(now() + 30), register))).toEqual(DISABLED);
    expect([await unblock(running, robin), await unblock(running, robin)]).toEqual([true, false]);
    expect((await call(running.app, issue(now() + 30), register)).statusCode).toBe(200);
    await other.close();
    await running.close();
  });
});

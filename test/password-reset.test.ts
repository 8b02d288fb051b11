import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { resetMailQueue } from '#services/identity/reset-mail.job.ts';
import { authSessions, authVerifications } from '#services/identity/tables.ts';
import { readOutbox } from '#services/mail/outbox.ts';
import { type RunningApp, startApp } from './app.ts';
import { confirmEmail } from './confirm-email.ts';
import { STUCK } from './deadlines.ts';
import { answerOf, cookieOf, identityCalls, NEW_PASSWORD, wrong } from './identity-calls.ts';
import { waitForMails } from './mailbox.ts';
import { deleteAccount, signIn as signInAgain, signUp } from './person.ts';

describe('password reset', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => running.close());
  const { post, signIn, askForReset, reset } = identityCalls(() => running);

  it('works once per emailed link and ends all sessions', async () => {
    const robin = await signUp(running.app, { name: 'Ro<i>bin Example' });
    await confirmEmail(running, robin);
    const { cookies } = await signIn(robin.email);
    const cookie = cookieOf(cookies);
    const token = await askForReset(robin.email);
    const [mail] = await waitForMails(running.services.outboxDir, robin.email, 1);
    expect(mail).toMatchObject({ to: robin.email, subject: 'Choose a new password for Toy Twin' });
    expect(mail?.html).toContain('Hello Ro&lt;i&gt;bin,');
    expect(await answerOf(reset(token, 'weak'))).toMatchObject({ status: 400, code: 'WEAK_PASSWORD' });
    expect((await reset(token, NEW_PASSWORD)).statusCode).toBe(200);
    expect(await answerOf(reset(token, 'third horse 3'))).toEqual({ status: 400, code: 'INVALID_TOKEN' });
    expect(await answerOf(signIn(robin.email))).toEqual(wrong);
    expect((await signIn(robin.email, NEW_PASSWORD)).statusCode).toBe(200);
    const old = await running.app.inject({ url: '/api/auth/token', headers: { cookie } });
    expect(old.statusCode).toBe(401);
  });

  it('revokes earlier ID tokens, but none of the new password', async () => {
    const robin = await signUp(running.app);
    const neighbor = await signUp(running.app);
    const token = await askForReset(robin.email);
    const me = { url: '/api/users/me' };
    expect((await robin.call(me)).statusCode).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
    expect((await reset(token, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await robin.call(me)).statusCode).toBe(401);
    expect((await robin.call({ method: 'POST', url: '/api/photos' })).statusCode).toBe(401);
    expect((await robin.call({ method: 'DELETE', ...me })).statusCode).toBe(401);
    expect((await (await signInAgain(running.app, robin.email, NEW_PASSWORD)).call(me)).statusCode).toBe(200);
    expect((await neighbor.call(me)).statusCode).toBe(200);
  });

  it('invalidates earlier links', async () => {
    const { email } = await signUp(running.app);
    const [older, newer] = [await askForReset(email), await askForReset(email)];
    const neighbor = await signUp(running.app);
    const other = await askForReset(neighbor.email);
    expect((await reset(newer, NEW_PASSWORD)).statusCode).toBe(200);
    expect(await answerOf(reset(older, 'third horse 3'))).toEqual({ status: 400, code: 'INVALID_TOKEN' });
    expect((await signIn(email, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await reset(other, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('link is deleted with the account', async () => {
    const robin = await signUp(running.app);
    const token = await askForReset(robin.email);
    expect((await deleteAccount(robin)).statusCode).toBe(204);
    const isTheirs = eq(authVerifications.value, robin.uid);
    expect(await running.services.database.select().from(authVerifications).where(isTheirs)).toEqual([]);
    expect(await answerOf(reset(token, NEW_PASSWORD))).toEqual({ status: 400, code: 'INVALID_TOKEN' });
  });

  it('link is valid for an hour, and is not sent after that', async () => {
    const { email, uid } = await signUp(running.app);
    const { database, jobs, outboxDir } = running.services;
    await askForReset(email);
    const isHers = eq(authVerifications.value, uid);
    const [verification] = await database.select().from(authVerifications).where(isHers);
    const left = Number(verification?.expiresAt) - Date.now();
    expect(left).toBeLessThanOrEqual(3_600_000);
    expect(left).toBeGreaterThan(3_000_000);

    await database
      .update(authVerifications)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(isHers);
    const data = { verificationId: verification?.id ?? '' };
    const ended = async () =>
      (await jobs.boss.findJobs(resetMailQueue.name, { data })).filter(({ state }) => state === 'completed');
    await vi.waitFor(async () => expect(await ended()).toHaveLength(1), { timeout: STUCK });
    await jobs.send(resetMailQueue.name, data);
    await vi.waitFor(async () => expect(await ended()).toHaveLength(2), { timeout: STUCK });
    expect(await waitForMails(outboxDir, email, 1)).toHaveLength(1);
  });

  it('refuses a sign-in that was in progress with the old password', async () => {
    const { email, uid } = await signUp(running.app);
    const { database } = running.services;
    await database.delete(authSessions).where(eq(authSessions.userId, uid));
    // Simulates a reset between reading the old password and creating the session.
    await database.execute(
      sql.raw(`create function replace_password() returns trigger language plpgsql as $$ begin
        update auth_accounts set password = 'replaced' where user_id = new.user_id; return new; end $$`),
    );
    await database.execute(
      sql.raw(`create trigger replace_password before insert on auth_sessions
        for each row execute function replace_password()`),
    );
    const late = await signIn(email);
    await database.execute('drop function replace_password cascade');
    expect({ status: late.statusCode, code: late.json().code }).toEqual(wrong);
    expect(late.cookies).toEqual([]);
    expect(await database.select().from(authSessions).where(eq(authSessions.userId, uid))).toEqual([]);
  });

  it('answers the same for an unknown address, and sends nothing', async () => {
    const { email } = await signUp(running.app);
    const known = await post('request-password-reset', { email });
    const unknown = await post('request-password-reset', { email: 'nobody@example.com' });
    expect({ status: unknown.statusCode, body: unknown.json() }).toEqual({
      status: known.statusCode,
      body: known.json(),
    });
    await waitForMails(running.services.outboxDir, email, 1);
    const mails = await readOutbox(running.services.outboxDir);
    expect(mails.filter((mail) => mail.to === 'nobody@example.com')).toEqual([]);
  });

  it('proves the address; until then mails greet it without a name', async () => {
    const { email, uid } = await signUp(running.app, { name: 'www.evil.example' });
    const token = await askForReset(email);
    const [mail] = await waitForMails(running.services.outboxDir, email, 1);
    expect(mail?.text).toContain('Hello there,');
    expect(await running.services.identity.isEmailConfirmed(uid, email)).toBe(false);
    expect((await reset(token, NEW_PASSWORD)).statusCode).toBe(200);
    expect(await running.services.identity.isEmailConfirmed(uid, email)).toBe(true);
  });

  it.each([
    ['Sunshine7!', 'COMMON_PASSWORD'],
    ['toytwin-2026', 'PERSONAL_PASSWORD'],
    ['kestrel.1234', 'PERSONAL_PASSWORD'],
    ['Robin1Example', 'PERSONAL_PASSWORD'],
  ])('does not accept the weak password %s', async (password, code) => {
    const email = `kestrel.1234@${randomUUID()}.test`;
    await signUp(running.app, { email, name: 'Robin Example' });
    const token = await askForReset(email);
    expect(await answerOf(reset(token, password))).toEqual({ status: 400, code });
    expect((await reset(token, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('makes the browser known, so that others’ wrong passwords at its place do not delay it', async () => {
    const { email } = await signUp(running.app);
    const here = { remoteAddress: '10.8.0.3' };
    for (let time = 0; time < 9; time += 1) await signIn(email, `wrong horse ${time}`, here);
    const token = await askForReset(email);
    const { cookies } = await post('reset-password', { token, newPassword: NEW_PASSWORD }, here);
    for (let time = 0; time < 7; time += 1) await signIn(email, `wrong horse ${time}`, here);
    const headers = { origin: 'http://localhost:4000', cookie: cookieOf(cookies) };
    expect((await signIn(email, NEW_PASSWORD, { ...here, headers })).statusCode).toBe(200);
  });

  it('shows the outbox to this machine only, by its own host name', async () => {
    const robin = await signUp(running.app);
    await askForReset(robin.email);
    const here = await running.app.inject({ url: '/outbox' });
    expect(here.body).toContain(robin.email);
    expect(here.headers['cache-control']).toBe('no-store');
    const there = await running.app.inject({ url: '/outbox', remoteAddress: '10.0.0.1' });
    expect(there.statusCode).toBe(404);
    const otherName = await running.app.inject({ url: '/outbox', headers: { host: 'evil.example:4000' } });
    expect(otherName.statusCode).toBe(404);
    const { outboxUrl } = (await running.app.inject({ url: '/api/config' })).json();
    expect(outboxUrl).toBe('/outbox');
  });
});

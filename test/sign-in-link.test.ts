import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteExpiredSessions } from '#services/identity/delete-expired-sessions.ts';
import { identityMailQueue } from '#services/identity/identity-mail.job.ts';
import { deleteIncompleteSignUps } from '#services/identity/incomplete-sign-ups.ts';
import { createIdentityLimits } from '#services/identity/limits.ts';
import { toStored } from '#services/identity/stored-address.ts';
import { authSessions, authUsers, authVerifications } from '#services/identity/tables.ts';
import { readOutbox } from '#services/mail/outbox.ts';
import { type RunningApp, startApp } from './app.ts';
import { confirmEmail } from './confirm-email.ts';
import {
  answerOf,
  cookieOf,
  identityCalls,
  NEW_PASSWORD,
  tokenIn,
  tooMany,
  wrong,
} from './identity-calls.ts';
import { waitForMails } from './mailbox.ts';
import { deleteAccount, PASSWORD, signUp } from './person.ts';

/** The token in a link that has more in its query. */
const tokenOf = (text = '') => decodeURIComponent(/[?&]token=(\S+)/.exec(text)?.[1] ?? '');
const usedUp = { status: 400, code: 'INVALID_TOKEN' };

describe('sign-in link', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => running.close());
  const { post, signIn, askForLink, followLink, askForReset, reset } = identityCalls(() => running);
  const ELSEWHERE = { remoteAddress: '10.8.0.2' };

  it('signs in once, without a password, and makes the browser known', async () => {
    const robin = await signUp(running.app, { name: 'Robin Example' });
    await confirmEmail(running, robin);
    const token = await askForLink(robin.email.toUpperCase());
    const [mail] = await waitForMails(running.services.outboxDir, robin.email, 1);
    expect(mail).toMatchObject({ subject: 'Your link to log in to Toy Twin' });
    expect(mail?.text).toContain('Hello Robin,');
    expect(mail?.text).toContain('http://localhost:4000/sign-in-link?token=');
    const answer = await followLink(token);
    expect(answer.json()).toMatchObject({ user: { id: robin.uid, emailVerified: true } });
    const cookie = cookieOf(answer.cookies);
    expect(cookie).toContain('toytwin.device=');
    expect((await running.app.inject({ url: '/api/auth/token', headers: { cookie } })).statusCode).toBe(200);
    expect(await answerOf(followLink(token))).toEqual(usedUp);
    expect((await signIn(robin.email)).statusCode).toBe(200);
  });

  it('lets the owner in while somebody guesses passwords at the same place', async () => {
    const robin = await signUp(running.app);
    await confirmEmail(running, robin);
    // Otherwise a slow machine would wait long enough by itself.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    for (let time = 0; time < 9; time += 1) await signIn(robin.email, `wrong horse ${time}`, ELSEWHERE);
    expect(await answerOf(signIn(robin.email, PASSWORD, ELSEWHERE))).toEqual(tooMany);
    const answer = await followLink(await askForLink(robin.email, ELSEWHERE));
    expect(answer.statusCode).toBe(200);
    const headers = { origin: 'http://localhost:4000', cookie: cookieOf(answer.cookies) };
    expect((await signIn(robin.email, PASSWORD, { headers, ...ELSEWHERE })).statusCode).toBe(200);
  });

  it('lets the owner in on a new device while strangers from many networks guess and ask for links', async () => {
    const robin = await signUp(running.app);
    await confirmEmail(running, robin);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    // Each call comes from a network of its own.
    for (let stranger = 0; stranger < 26; stranger += 1) {
      await signIn(robin.email, `wrong horse ${stranger}`);
    }
    await Promise.all(
      Array.from({ length: 14 }, () => post('sign-in/magic-link', { email: robin.email.toUpperCase() })),
    );
    expect(await answerOf(signIn(robin.email))).toEqual(tooMany);
    expect((await post('sign-in/magic-link', { email: robin.email })).statusCode).toBe(200);
    vi.useRealTimers();
    // One of them tells of the wrong passwords.
    const mails = await waitForMails(running.services.outboxDir, robin.email, 12);
    const links = mails.filter(({ subject }) => subject.startsWith('Your link to log in'));
    expect(links).toHaveLength(11);
    const answer = await followLink(tokenIn(links[0]));
    expect(answer.json()).toMatchObject({ user: { id: robin.uid } });
  });

  it.each(['request-password-reset', 'sign-in/magic-link'])(
    'is not used up by others who request it in the owner’s name: %s',
    async (path) => {
      const robin = await signUp(running.app);
      const statuses: number[] = [];
      for (let time = 0; time < 8; time += 1) {
        statuses.push((await post(path, { email: robin.email }, ELSEWHERE)).statusCode);
      }
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
      const before = statuses.filter((status) => status === 200).length;
      expect((await post(path, { email: robin.email })).statusCode).toBe(200);
      await waitForMails(running.services.outboxDir, robin.email, before + 1);
    },
  );

  it('is mailed less and less often over many places, while an earlier one works', async () => {
    const robin = await signUp(running.app);
    for (let time = 0; time < 15; time += 1) {
      expect((await post('sign-in/magic-link', { email: robin.email })).statusCode).toBe(200);
    }
    const mails = await waitForMails(running.services.outboxDir, robin.email, 11);
    expect(mails).toHaveLength(11);
    const answer = await followLink(tokenIn(mails[0]));
    expect(answer.statusCode).toBe(200);
    // Its use makes room for the next one.
    await askForLink(robin.email);
  });

  it('takes the account over from a stranger who signed up with the owner’s address', async () => {
    const stranger = await signUp(running.app, { name: 'evil.example now' });
    const token = await askForLink(stranger.email);
    const [mail] = await waitForMails(running.services.outboxDir, stranger.email, 1);
    expect(mail?.text).toContain('Hello there,');
    const owner = await followLink(token);
    expect(owner.statusCode).toBe(200);
    expect(await answerOf(signIn(stranger.email))).toEqual(wrong);
    expect((await stranger.call({ method: 'POST', url: '/api/photos' })).statusCode).toBe(401);
    const { database } = running.services;
    expect(await database.$count(authSessions, eq(authSessions.userId, stranger.uid))).toBe(1);
    // Without a password it is no incomplete sign-up.
    await deleteIncompleteSignUps(database, Date.now() + 2 * 86_400_000);
    expect(
      await answerOf(post('sign-up/email', { email: stranger.email, password: PASSWORD, name: 'Sam' })),
    ).toEqual({
      status: 422,
      code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    });
    expect(await database.$count(authUsers, eq(authUsers.id, stranger.uid))).toBe(1);
    expect((await reset(await askForReset(stranger.email), NEW_PASSWORD)).statusCode).toBe(200);
    expect((await signIn(stranger.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('answers the same for an unknown address, sends nothing and keeps nothing', async () => {
    const { email } = await signUp(running.app);
    const known = await post('sign-in/magic-link', { email });
    const unknown = await post('sign-in/magic-link', { email: 'nobody@example.com' });
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
    await waitForMails(running.services.outboxDir, email, 1);
    const { database, outboxDir } = running.services;
    expect((await readOutbox(outboxDir)).filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
    expect(
      await database.$count(authVerifications, like(authVerifications.value, '%nobody@example.com%')),
    ).toBe(0);
  });

  it('opens an account without a password, once, and only if that was asked for', async () => {
    const email = 'casey@example.com';
    const { email: known } = await signUp(running.app);
    const answers = [email, known].map((address) =>
      post('sign-in/magic-link', { email: address, name: 'x' }),
    );
    const [unknown, registered] = await Promise.all(answers);
    expect([unknown?.statusCode, unknown?.json()]).toEqual([registered?.statusCode, registered?.json()]);
    const { database, outboxDir } = running.services;
    expect(
      await database.$count(authUsers, eq(authUsers.email, toStored(email))),
      'before the link is used',
    ).toBe(0);
    const [toKnown] = await waitForMails(outboxDir, known, 1);
    expect(toKnown?.subject).toBe('Your link to log in to Toy Twin');
    const [mail] = await waitForMails(outboxDir, email, 1);
    expect(mail?.subject).toBe('Your link to open your Toy Twin account');
    expect(mail?.text).toContain('http://localhost:4000/sign-in-link?new=1&token=');
    const token = tokenOf(mail?.text);
    const opened = await followLink(token);
    expect(opened.json()).toMatchObject({ user: { email, emailVerified: true } });
    const cookie = cookieOf(opened.cookies);
    const issued = await running.app.inject({ url: '/api/auth/token', headers: { cookie } });
    const deleted = await running.app.inject({
      method: 'DELETE',
      url: '/api/users/me',
      headers: { authorization: `Bearer ${issued.json().token}` },
      payload: { password: PASSWORD },
    });
    expect(deleted.json().message).toContain('Your account has no password.');
    expect(await answerOf(followLink(token))).toEqual(usedUp);
    expect(await answerOf(signIn(email))).toEqual(wrong);
    expect((await reset(await askForReset(email), NEW_PASSWORD)).statusCode).toBe(200);
    expect((await signIn(email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('to log in opens no account if its own is gone', async () => {
    const robin = await signUp(running.app);
    const token = await askForLink(robin.email);
    const { database } = running.services;
    await database.delete(authUsers).where(eq(authUsers.id, robin.uid));
    expect(await answerOf(followLink(token))).toEqual(usedUp);
    expect(await database.$count(authUsers, eq(authUsers.email, toStored(robin.email)))).toBe(0);
  });

  it('to open an account is not mailed to a disabled one, and counts as a new account of its network', async () => {
    const robin = await signUp(running.app);
    const { database, outboxDir } = running.services;
    await database.update(authUsers).set({ disabled: true }).where(eq(authUsers.id, robin.uid));
    expect((await post('sign-in/magic-link', { email: robin.email, name: 'x' })).statusCode).toBe(200);
    const isTheirs = like(authVerifications.value, `%${robin.email}%`);
    expect(await database.$count(authVerifications, isTheirs)).toBe(0);
    expect(await waitForMails(outboxDir, robin.email, 0)).toEqual([]);

    const { signUps } = createIdentityLimits(database, () => 400);
    for (let time = 0; time < 399; time += 1) await signUps.take('10.9.0.1');
    const one = (email: string, name?: string) =>
      post('sign-in/magic-link', { email, ...(name && { name }) }, { remoteAddress: '10.9.0.1' });
    expect((await one('last@example.com', 'x')).statusCode).toBe(200);
    expect(await answerOf(one('one-more@example.com', 'x'))).toEqual(tooMany);
    expect((await one('one-more@example.com')).statusCode, 'to log in').toBe(200);
  });

  it('is deleted an hour after it has expired, with the address it was for', async () => {
    await post('sign-in/magic-link', { email: 'forgotten@example.com', name: 'x' });
    const { database } = running.services;
    const isTheirs = like(authVerifications.value, '%forgotten@example.com%');
    expect(await database.$count(authVerifications, isTheirs)).toBe(1);
    await deleteExpiredSessions(database, Date.now() + 2 * 3_600_000);
    expect(await database.$count(authVerifications, isTheirs)).toBe(0);
  });

  it('is deleted with the account, and is not mailed after that', async () => {
    const robin = await signUp(running.app);
    const token = await askForLink(robin.email.toUpperCase());
    const { database, jobs, outboxDir } = running.services;
    const isTheirs = like(authVerifications.value, `%${robin.email.toUpperCase()}%`);
    const [link] = await database.select().from(authVerifications).where(isTheirs);
    expect((await deleteAccount(robin)).statusCode).toBe(204);
    expect(await database.$count(authVerifications, isTheirs)).toBe(0);
    expect(await answerOf(followLink(token))).toEqual(usedUp);
    const data = { kind: 'sign-in', verificationId: link?.id ?? '' };
    await jobs.send(identityMailQueue.name, data);
    const pending = async () =>
      (await jobs.boss.findJobs(identityMailQueue.name, { data })).filter(
        ({ state }) => state !== 'completed',
      );
    while ((await pending()).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await readOutbox(outboxDir)).filter(({ to }) => to === robin.email)).toEqual([]);
  });

  it('works from our own page only, and not for a disabled account', async () => {
    const robin = await signUp(running.app);
    const token = await askForLink(robin.email);
    const foreign = followLink(token, { 'sec-fetch-site': 'cross-site' });
    expect(await answerOf(foreign)).toEqual({ status: 403, code: 'CROSS_SITE_LOGIN' });
    const { database } = running.services;
    await database.update(authUsers).set({ disabled: true }).where(eq(authUsers.id, robin.uid));
    expect(await answerOf(followLink(token, { 'sec-fetch-site': 'same-origin' }))).toEqual({
      status: 403,
      code: 'USER_DISABLED',
    });
  });
});

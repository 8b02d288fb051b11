import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { identityMailQueue } from '#services/identity/identity-mail.job.ts';
import { deleteIncompleteSignUps } from '#services/identity/incomplete-sign-ups.ts';
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

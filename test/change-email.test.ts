import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailChange, userProfile, waysIn } from '#features/accounts/contract.ts';
import { operatorSelf } from '#features/operator/access/contract.ts';
import { addOperator } from '#features/operator/access/server/change-operators.ts';
import { deleteExpiredSessions } from '#services/identity/delete-expired-sessions.ts';
import { authAccounts, emailChanges } from '#services/identity/tables.ts';
import { readOutbox, type StoredMail } from '#services/mail/outbox.ts';
import { type RunningApp, startApp } from './app.ts';
import { confirmEmail } from './confirm-email.ts';
import { answerOf, cookieOf, identityCalls, wrong } from './identity-calls.ts';
import { waitForMails } from './mailbox.ts';
import { deleteAccount, PASSWORD, type Person, signIn as signInAgain, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

const APPROVE = 'Approve the new email address of your Toy Twin account';
const CONFIRM = 'Confirm the new email address of your Toy Twin account';
const CHANGED = 'The email address of your Toy Twin account was changed';
const DEAD = {
  status: 404,
  code: 'not_found',
  message: 'This link no longer works. It has expired, was already used, or belongs to another account.',
};
const newAddress = () => `${randomUUID()}@example.com`;

let running: RunningApp;
beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.close());
const { signIn, askForReset, reset, askForLink, followLink } = identityCalls(() => running);

async function confirmedPerson(): Promise<Person> {
  const robin = await signUp(running.app);
  await confirmEmail(running, robin);
  return robin;
}

const ask = (person: Person, email: string, proof: object = { password: PASSWORD }) =>
  person.call({ method: 'POST', url: '/api/users/me/email', payload: { email, ...proof } });
const follow = (person: Person, token: string) =>
  person.call({ method: 'POST', url: '/api/users/me/email/follow', payload: { token } });
const mailsTo = (email: string, subject: string, count = 1) =>
  waitForMails(running.services.outboxDir, email, count, { subject });
const tokenOf = (mail: StoredMail | undefined) =>
  decodeURIComponent(/change-email\?step=\w+&token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
const tokenFrom = async (email: string, subject: string) => tokenOf((await mailsTo(email, subject))[0]);
const code = async ({ email }: Person) => (await mailsTo(email, 'is your code'))[0]?.subject.slice(0, 6);

describe('change of the address', () => {
  it('needs the present address and the new one, and then everything has the new one', async () => {
    const robin = await confirmedPerson();
    const elsewhere = cookieOf((await signIn(robin.email)).cookies);
    const email = newAddress();
    const asked = emailChange.parse((await ask(robin, email.toUpperCase())).json());
    expect(asked).toEqual({ step: 'approve', email });
    const [mail] = await mailsTo(robin.email, APPROVE);
    expect(mail?.text).toContain(email);
    expect((await readOutbox(running.services.outboxDir)).filter(({ to }) => to === email)).toEqual([]);
    expect((await follow(robin, tokenOf(mail))).json()).toEqual({ step: 'confirm', email: '' });
    expect(refusalOf(await follow(robin, tokenOf(mail))), 'once').toEqual(DEAD);
    expect((await robin.get(userProfile, '/api/users/me')).email, 'not yet').toBe(robin.email);

    const [second] = await mailsTo(email, CONFIRM);
    expect(second?.text, 'nothing that somebody wrote').not.toContain('Robin');
    // Tokens count whole seconds: one of this very second would stay good.
    await setTimeout(1_100);
    expect((await follow(robin, tokenOf(second))).json()).toEqual({ step: 'done', email });
    const again = await signInAgain(running.app, email);
    expect(await again.get(userProfile, '/api/users/me')).toMatchObject({ uid: robin.uid, email });
    expect(await running.services.identity.isEmailConfirmed(robin.uid, email)).toBe(true);
    expect(await answerOf(signIn(robin.email)), 'the former address').toEqual(wrong);
    const token = await running.app.inject({ url: '/api/auth/token', headers: { cookie: elsewhere } });
    expect(token.statusCode, 'other devices').toBe(401);
    expect((await robin.call({ url: '/api/users/me' })).statusCode, 'tokens with the former address').toBe(
      401,
    );
    const [told] = await mailsTo(robin.email, CHANGED);
    expect(told?.text).not.toContain(email);
    const free = await signUp(running.app, { email: robin.email });
    expect(free.uid).not.toBe(robin.uid);
  });

  it('asks for the password, or a mailed code', async () => {
    const robin = await confirmedPerson();
    expect(refusalOf(await ask(robin, newAddress(), {}))).toMatchObject({ status: 400, field: 'password' });
    expect(refusalOf(await ask(robin, newAddress(), { password: 'wrong horse 1' }))).toMatchObject({
      status: 403,
      field: 'password',
    });
    expect(refusalOf(await ask(robin, newAddress(), { code: '000000' }))).toMatchObject({
      status: 403,
      field: 'code',
    });
    expect((await robin.call({ method: 'POST', url: '/api/users/me/code' })).statusCode).toBe(204);
    const digits = await code(robin);
    expect(
      (await ask(robin, newAddress(), { code: `${digits?.slice(0, 3)} ${digits?.slice(3)}` })).statusCode,
    ).toBe(200);
    expect((await ask(robin, newAddress(), { code: digits })).statusCode, 'once').toBe(403);
  });

  it('links of one account do nothing for another', async () => {
    const [robin, kim] = [await confirmedPerson(), await confirmedPerson()];
    await ask(robin, newAddress());
    await ask(kim, newAddress());
    const theirs = await tokenFrom(robin.email, APPROVE);
    expect(refusalOf(await follow(kim, theirs))).toEqual(DEAD);
    expect((await follow(robin, theirs)).statusCode).toBe(200);
  });

  it('links expire, and a later wish replaces an earlier one', async () => {
    const robin = await confirmedPerson();
    await ask(robin, newAddress());
    const first = await tokenFrom(robin.email, APPROVE);
    const email = newAddress();
    await ask(robin, email);
    expect(refusalOf(await follow(robin, first))).toEqual(DEAD);
    const [latest] = await mailsTo(robin.email, APPROVE, 2);
    const { database } = running.services;
    const theirs = eq(emailChanges.uid, robin.uid);
    await database.update(emailChanges).set({ expiresAt: new Date() }).where(theirs);
    expect(refusalOf(await follow(robin, tokenOf(latest)))).toEqual(DEAD);
    await deleteExpiredSessions(database, Date.now());
    expect(await database.$count(emailChanges, theirs)).toBe(0);
  });

  it('does not tell whether the new address has an account, and takes none from its owner', async () => {
    const [robin, kim] = [await confirmedPerson(), await confirmedPerson()];
    const [taken, free] = [await ask(robin, kim.email), await ask(await confirmedPerson(), newAddress())];
    expect(taken.json()).toEqual({ ...free.json(), email: kim.email });
    expect((await follow(robin, await tokenFrom(robin.email, APPROVE))).json()).toEqual({
      step: 'confirm',
      email: '',
    });
    const [change] = await running.services.database
      .select()
      .from(emailChanges)
      .where(eq(emailChanges.uid, robin.uid));
    expect(refusalOf(await follow(robin, change?.token ?? ''))).toMatchObject({ status: 409 });
    expect((await kim.get(userProfile, '/api/users/me')).email).toBe(kim.email);
    expect((await readOutbox(running.services.outboxDir)).filter(({ to }) => to === kim.email)).toEqual([
      expect.objectContaining({ subject: 'Confirm your email address for Toy Twin' }),
    ]);
    expect(refusalOf(await ask(kim, kim.email))).toMatchObject({
      status: 400,
      field: 'email',
      message: 'This is your address already.',
    });
  });

  it('of an address that nobody has confirmed needs only the new one, and tells the former nothing', async () => {
    const robin = await signUp(running.app);
    const email = newAddress();
    expect((await ask(robin, email)).json()).toEqual({ step: 'confirm', email });
    expect((await follow(robin, await tokenFrom(email, CONFIRM))).json()).toEqual({ step: 'done', email });
    const again = await signInAgain(running.app, email);
    expect((await again.get(userProfile, '/api/users/me')).email).toBe(email);
    const former = (await readOutbox(running.services.outboxDir)).filter(({ to }) => to === robin.email);
    expect(former.map(({ subject }) => subject)).toEqual(['Confirm your email address for Toy Twin']);
  });

  it('leaves no link that was mailed to the former address', async () => {
    const robin = await confirmedPerson();
    const [link, toReset] = [await askForLink(robin.email), await askForReset(robin.email)];
    const email = newAddress();
    await ask(robin, email);
    await follow(robin, await tokenFrom(robin.email, APPROVE));
    await follow(robin, await tokenFrom(email, CONFIRM));
    expect((await followLink(link)).statusCode).toBe(400);
    expect((await reset(toReset, 'another horse 2')).statusCode).toBe(400);
  });
});

describe('account without a password', () => {
  async function openByLink(): Promise<Person> {
    const robin = await confirmedPerson();
    // As the mailed link leaves an account that somebody else had begun.
    await running.services.database.delete(authAccounts).where(eq(authAccounts.userId, robin.uid));
    return robin;
  }

  it('is known as such, is deleted with a mailed code, and not with somebody else’s', async () => {
    const [robin, kim] = [await openByLink(), await openByLink()];
    expect(await robin.get(waysIn, '/api/users/me/ways')).toEqual({
      password: false,
      passkey: false,
      providers: [],
    });
    for (const one of [robin, kim]) await one.call({ method: 'POST', url: '/api/users/me/code' });
    const remove = (person: Person, digits: string | undefined) =>
      person.call({ method: 'DELETE', url: '/api/users/me', payload: { code: digits } });
    expect(refusalOf(await remove(kim, await code(robin)))).toMatchObject({ status: 403, field: 'code' });
    expect((await deleteAccount(robin)).json().message).toContain('Your account has no password.');
    expect((await remove(robin, await code(robin))).statusCode).toBe(204);
  });

  it('confirms an operator’s acts with a mailed code, once', async () => {
    const olga = await openByLink();
    await addOperator(running.services.database, olga.uid, running.services.identity.isEmailConfirmed);
    await olga.call({ method: 'POST', url: '/api/users/me/code' });
    const digits = await code(olga);
    const confirm = (proof: object) =>
      olga.call({ method: 'POST', url: '/api/operator/me/confirm', payload: proof });
    expect(refusalOf(await confirm({ password: PASSWORD }))).toMatchObject({ status: 403 });
    expect(refusalOf(await confirm({ code: '000000' }))).toMatchObject({ status: 403, field: 'code' });
    const confirmed = operatorSelf.parse((await confirm({ code: digits })).json());
    expect(confirmed.confirmedUntil).not.toBeNull();
    expect((await confirm({ code: digits })).statusCode, 'once').toBe(403);
  });

  it('gets no code at an address that is not confirmed, and not many', async () => {
    const stranger = await signUp(running.app);
    expect((await stranger.call({ method: 'POST', url: '/api/users/me/code' })).statusCode).toBe(403);
    const robin = await openByLink();
    const statuses: number[] = [];
    for (let time = 0; time < 8; time += 1)
      statuses.push((await robin.call({ method: 'POST', url: '/api/users/me/code' })).statusCode);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 429, 429]);
    for (let time = 0; time < 7; time += 1) await ask(robin, newAddress(), { code: `00000${time}` });
    const tooMany = refusalOf(await ask(robin, newAddress(), { code: '123456' }));
    expect(tooMany).toMatchObject({ status: 429, message: 'Too many wrong codes. Please wait a moment.' });
  });
});

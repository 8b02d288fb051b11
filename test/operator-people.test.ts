import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { audit } from '#features/operator/audit/tables.ts';
import { account, peoplePage } from '#features/operator/people/contract.ts';
import { users } from '#features/profiles/tables.ts';
import { authUsers } from '#services/identity/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { confirmEmail } from './confirm-email.ts';
import { createVendor, works } from './failing-image-model.ts';
import { identityCalls, tokenIn } from './identity-calls.ts';
import { waitForMails } from './mailbox.ts';
import { act, confirmOperator, signUpOperator } from './operator.ts';
import { makeDraft, payNew, waitForStatus } from './order.ts';
import { type Person, signIn as signInAgain, signUp } from './person.ts';
import { readZip } from './read-zip.ts';
import { refusalOf } from './refusal.ts';

const PEOPLE = '/api/operator/people';

describe('people on the desk', () => {
  let running: RunningApp;
  let operator: Person;
  beforeAll(async () => {
    const { imaging } = createVendor(works);
    running = await startApp({ replace: () => ({ imaging }) });
    operator = await signUpOperator(running);
    await confirmOperator(operator);
  });
  afterAll(() => running.close());
  const { askForReset, reset } = identityCalls(() => running);

  const search = async (q: string, limit = 50, cursor = '') => {
    const query = new URLSearchParams({ q, limit: `${limit}`, ...(cursor && { cursor }) });
    return operator.get(peoplePage, `${PEOPLE}?${query}`);
  };
  const read = ({ uid }: Person) => operator.get(account, `${PEOPLE}/${uid}`);
  const linesOf = (actId: string) =>
    running.services.database.select().from(audit).where(eq(audit.actId, actId));
  /** Presses a button twice at once, and once more. */
  async function pressThrice({ uid }: Person, what: string, payload: object = {}) {
    const actId = randomUUID();
    const press = () => act(operator, `${PEOPLE}/${uid}/${what}`, payload, actId);
    const answers = [...(await Promise.all([press(), press()])), await press()];
    for (const { statusCode, body } of answers)
      expect(`${statusCode} ${body}`, what).toBe('200 {"step":"done","refusal":null}');
    return { lines: await linesOf(actId) };
  }

  it('are found by name, address, uid and order number, page by page', async () => {
    const sample = [];
    for (const name of ['Zora Apple', 'zora Berry', 'Zoë Cherry'])
      sample.push(await signUp(running.app, { name, email: `${randomUUID()}@example.com` }));
    const mail = await signUp(running.app, { name: 'Mia', email: `zora.${randomUUID()}@example.com` });
    const namesOf = ({ people }: { people: { name: string }[] }) => people.map(({ name }) => name);
    expect(namesOf(await search('ZORA'))).toEqual(['Zora Apple', 'zora Berry', 'Mia']);
    const pages: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof search>> = await search('zora', 1, cursor);
      pages.push(...namesOf(page));
      cursor = page.nextCursor;
    }
    expect(pages).toEqual(['Zora Apple', 'zora Berry', 'Mia']);
    expect(namesOf(await search('zoë'))).toEqual(['Zoë Cherry']);
    expect(namesOf(await search(mail.email.toUpperCase()))).toEqual(['Mia']);
    expect(namesOf(await search(mail.uid))).toEqual(['Mia']);
    expect(namesOf(await search('%'))).toEqual([]);
    const { orderId } = await payNew(running.app, mail);
    for (const number of [orderId, orderId.slice(0, 8).toUpperCase()])
      expect(namesOf(await search(number))).toEqual(['Mia']);
    const newest: string[] = [];
    cursor = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof search>> = await search('', 2, cursor);
      newest.push(...page.people.map(({ uid }) => uid));
      cursor = page.nextCursor;
    }
    expect(newest[0]).toBe(mail.uid);
    expect(newest).toHaveLength(await running.services.database.$count(users));
    expect(new Set(newest).size).toBe(newest.length);
    expect((await operator.call({ url: `${PEOPLE}?cursor=x` })).statusCode).toBe(400);
  });

  it('are shown with orders, days of sign-ins and mails', async () => {
    const robin = await signUp(running.app);
    await confirmEmail(running, robin);
    const { toytwinId } = await payNew(running.app, robin);
    await waitForStatus(robin, toytwinId, 'completed');
    await waitForMails(running.services.outboxDir, robin.email, 2);
    const shown = await read(robin);
    expect(shown).toMatchObject({
      name: 'Robin Example',
      email: robin.email,
      confirmed: true,
      blocked: false,
      operator: false,
      identity: 'embedded',
      signInDays: [new Date().toISOString().slice(0, 10)],
      messages: [],
    });
    expect(shown.orders).toEqual([expect.objectContaining({ status: 'captured', formatted: '$1.99' })]);
    expect(new Set(shown.mails.map(({ mail }) => mail))).toEqual(new Set(['receipt', 'ready']));
    expect((await operator.call({ url: `${PEOPLE}/nobody` })).statusCode).toBe(404);
  });

  it('are blocked and let in again, each once however often it is pressed', async () => {
    const robin = await signUp(running.app);
    const blocked = await pressThrice(robin, 'block');
    expect(blocked.lines).toEqual([
      expect.objectContaining({
        ...{ kind: 'person.block', step: 'done', person: robin.uid, why: 'A test needs it.' },
        ...{ operator: operator.email, before: { blocked: false }, after: { blocked: true } },
      }),
    ]);
    expect(refusalOf(await robin.call({ url: '/api/users/me' }))).toMatchObject({ code: 'account_disabled' });
    expect(await read(robin)).toMatchObject({ blocked: true });
    expect((await search(robin.uid)).people).toEqual([expect.objectContaining({ blocked: true })]);
    const { lines } = await pressThrice(robin, 'unblock');
    expect(lines).toHaveLength(1);
    expect(
      (await (await signInAgain(running.app, robin.email)).call({ url: '/api/users/me' })).statusCode,
    ).toBe(200);
  });

  it('are only changed with a reason, by an operator who has just confirmed, and never an operator', async () => {
    const robin = await signUp(running.app);
    const without = await operator.call({
      method: 'POST',
      url: `${PEOPLE}/${robin.uid}/block`,
      payload: { actId: randomUUID(), why: ' ' },
    });
    expect(refusalOf(without)).toMatchObject({ status: 400, field: 'why', message: 'Please say why.' });
    const fresh = await signUpOperator(running);
    for (const what of ['block', 'unblock', 'confirm-email', 'change-email', 'export', 'delete']) {
      const url = `${PEOPLE}/${robin.uid}/${what}`;
      const payload = { email: 'new@example.com' };
      expect(refusalOf(await act(fresh, url, payload)).code, what).toBe('confirm_again');
      expect((await act(robin, url, payload)).statusCode, what).toBe(404);
    }
    for (const what of ['block', 'delete'])
      expect(refusalOf(await act(operator, `${PEOPLE}/${fresh.uid}/${what}`))).toMatchObject({
        status: 409,
        message: expect.stringContaining('is an operator'),
      });
    expect(await read(robin)).toMatchObject({ blocked: false, confirmed: false });
  });

  it('have their address confirmed', async () => {
    const robin = await signUp(running.app);
    const { lines } = await pressThrice(robin, 'confirm-email');
    expect(lines).toEqual([
      expect.objectContaining({ before: { confirmed: false }, after: { confirmed: true } }),
    ]);
    expect(await read(robin)).toMatchObject({ confirmed: true });
  });

  it('have a mistyped address changed, in login and profile: everyone is logged out, the new one is asked', async () => {
    const { outboxDir, database } = running.services;
    const robin = await signUp(running.app);
    const link = await askForReset(robin.email);
    const email = `right.${randomUUID()}@example.com`;
    const { lines } = await pressThrice(robin, 'change-email', { email: email.toUpperCase() });
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain(email);
    expect(JSON.stringify(lines)).not.toContain(robin.email);
    expect((await robin.call({ url: '/api/users/me' })).statusCode).toBe(401);
    expect((await reset(link, 'another horse 2')).statusCode, 'an earlier link').toBe(400);
    await expect(signInAgain(running.app, robin.email)).rejects.toThrow('Sign-in failed');
    const again = await signInAgain(running.app, email);
    expect(await read(again)).toMatchObject({ uid: robin.uid, email, confirmed: false });
    const [asked] = await waitForMails(outboxDir, email, 1, { confirmations: true });
    const url = `/api/auth/verify-email?token=${encodeURIComponent(tokenIn(asked))}`;
    expect((await running.app.inject({ url })).json()).toMatchObject({ status: true });
    expect(await read(again)).toMatchObject({ confirmed: true });
    const told = (address: string) => waitForMails(outboxDir, address, 0);
    const changed = ({ messageId }: { messageId: string }) => messageId.startsWith('<address-changed.');
    expect((await told(robin.email)).filter(changed), 'a stranger’s mailbox').toEqual([]);

    const better = `better.${randomUUID()}@example.com`;
    await pressThrice(again, 'change-email', { email: better });
    const [warned] = await waitForMails(outboxDir, email, 1);
    expect(warned?.subject).toBe('The email address of your Toy Twin account was changed');
    expect(warned?.text).not.toContain(better);
    const [login] = await database.select().from(authUsers).where(eq(authUsers.id, robin.uid));
    expect(login).toMatchObject({ email: better, emailVerified: false });
  });

  it('keep their address if it is taken, the same or none', async () => {
    const [robin, kim] = [await signUp(running.app), await signUp(running.app)];
    const change = (email: string) => act(operator, `${PEOPLE}/${robin.uid}/change-email`, { email });
    expect(refusalOf(await change(kim.email))).toMatchObject({
      status: 409,
      message: 'Another account has this email address.',
    });
    expect(refusalOf(await change(robin.email))).toMatchObject({ status: 409 });
    expect(refusalOf(await change('robin'))).toMatchObject({ status: 400, field: 'email' });
    expect(await read(robin)).toMatchObject({ email: robin.email });
    expect((await robin.call({ url: '/api/users/me' })).statusCode).toBe(200);
  });

  it('get their data on request: the archive of their own button, for an hour after a noted reason', async () => {
    const robin = await signUp(running.app);
    const draft = await makeDraft(robin);
    const download = () => operator.call({ url: `${PEOPLE}/${robin.uid}/export` });
    expect(refusalOf(await download())).toMatchObject({ status: 409 });
    expect(await read(robin)).toMatchObject({ exportUntil: null });
    const { lines } = await pressThrice(robin, 'export');
    expect(lines).toHaveLength(1);
    expect(await read(robin)).toMatchObject({ exportUntil: expect.any(String) });
    const own = readZip((await robin.call({ url: '/api/users/me/export' })).rawPayload);
    const { rawPayload, headers } = await download();
    expect(headers['content-type']).toBe('application/zip');
    expect([...readZip(rawPayload).keys()]).toEqual([...own.keys()]);
    expect(String(readZip(rawPayload).get('toy-twin.json'))).toContain(draft.id);
    expect(JSON.parse(String(own.get('toy-twin.json')))).toMatchObject({
      signInDays: [new Date().toISOString().slice(0, 10)],
    });
    expect((await robin.call({ url: `${PEOPLE}/${robin.uid}/export` })).statusCode).toBe(404);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
    expect((await download()).statusCode).not.toBe(200);
    vi.useRealTimers();
  });

  it('are deleted on request: the account is gone, its payments are released, the audit names nobody', async () => {
    const robin = await signUp(running.app);
    await act(operator, `${PEOPLE}/${robin.uid}/confirm-email`);
    await pressThrice(robin, 'block');
    const { lines } = await pressThrice(robin, 'delete');
    expect(lines.map(({ step }) => step).toSorted()).toEqual(['asked', 'done']);
    const { database } = running.services;
    expect(await database.$count(users, eq(users.uid, robin.uid))).toBe(0);
    expect(await database.$count(authUsers, eq(authUsers.id, robin.uid))).toBe(0);
    expect((await operator.call({ url: `${PEOPLE}/${robin.uid}` })).statusCode).toBe(404);
    expect(JSON.stringify(await database.select().from(audit))).not.toContain(robin.uid);
  });
});

it('people with Firebase: the profile’s address changes, the login stays, and only our record confirms it', async () => {
  const running = await startApp({
    workers: false,
    variables: {
      FIREBASE_PROJECT_ID: 'toy-twin-1a2b3',
      FIREBASE_API_KEY: 'AIza-1',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    },
  });
  const now = Math.floor(Date.now() / 1000);
  const personOf = (uid: string) => {
    const email = `${uid}@example.com`;
    const token = new UnsecuredJWT({ email, sub: uid, email_verified: uid === 'olga', auth_time: now })
      .setIssuer('https://securetoken.google.com/toy-twin-1a2b3')
      .setAudience('toy-twin-1a2b3')
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode();
    return (method: 'GET' | 'POST', url: string, payload?: object) =>
      running.app.inject({
        ...{ method, url, headers: { authorization: `Bearer ${token}` } },
        ...(payload && { payload }),
      });
  };
  for (const uid of ['olga', 'robin'])
    await personOf(uid)('POST', '/api/users/register', {
      ...{ firebaseUid: uid, email: `${uid}@example.com`, displayName: uid },
      ...{ isOver18: true, agreedToTerms: true },
    });
  const { addOperator } = await import('#features/operator/access/server/change-operators.ts');
  await addOperator(running.services.database, 'olga', running.services.identity.isEmailConfirmed);
  const olga = personOf('olga');
  expect((await olga('POST', '/api/operator/me/confirm', {})).statusCode).toBe(200);
  const press = async (what: string, payload: object = {}) =>
    (await olga('POST', `${PEOPLE}/robin/${what}`, { actId: randomUUID(), why: 'A test.', ...payload }))
      .statusCode;
  const read = async () => account.parse((await olga('GET', `${PEOPLE}/robin`)).json());
  expect(await press('confirm-email')).toBe(200);
  expect(await read()).toMatchObject({ identity: 'firebase', confirmed: true });
  expect(await press('change-email', { email: 'right@example.com' })).toBe(200);
  expect(await read()).toMatchObject({ email: 'right@example.com', confirmed: false });
  expect((await personOf('robin')('GET', '/api/users/me')).statusCode, 'still logged in').toBe(200);
  expect(await press('delete')).toBe(200);
  expect((await personOf('robin')('GET', '/api/users/me')).statusCode).toBe(401);
  await running.close();
});

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteFilesIfGone } from '#features/accounts/server/delete-files.job.ts';
import { orders } from '#features/checkout/tables.ts';
import { photos } from '#features/photos/tables.ts';
import { users } from '#features/profiles/tables.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import { deleteIdentity } from '#services/identity/revoked-tokens.ts';
import { authAccounts, authSessions, authUsers, revokedTokens } from '#services/identity/tables.ts';
import { readOutbox } from '#services/mail/outbox.ts';
import { type RunningApp, startApp } from './app.ts';
import { duringNextPut } from './during-next-put.ts';
import { createVendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { answerOf, cookieOf, identityCalls, wrong } from './identity-calls.ts';
import { makeDraft, uploadPhoto } from './order.ts';
import { deleteAccount, PASSWORD, type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

let running: RunningApp;
beforeAll(async () => {
  const { imaging } = createVendor(works);
  running = await startApp({
    workers: false,
    replace: () => ({ imaging }),
  });
});
afterAll(() => running.close());

describe('account deletion', () => {
  const { signIn } = identityCalls(() => running);
  const remove = (person: Person) => deleteAccount(person);
  const filesOf = async (folder: string) =>
    (await Array.fromAsync(running.services.storage.list(folder))).length;

  it('asks for the password, and slows down guessing', async () => {
    const robin = await signUp(running.app);
    const without = await robin.call({ method: 'DELETE', url: '/api/users/me' });
    const missing = {
      status: 400,
      code: 'bad_request',
      field: 'password',
      message: 'Please enter your password',
    };
    expect(refusalOf(without)).toEqual(missing);
    expect(refusalOf(await deleteAccount(robin, ''))).toEqual(missing);
    for (let time = 0; time < 6; time += 1) {
      expect(refusalOf(await deleteAccount(robin, `wrong horse ${time}`))).toEqual({
        status: 403,
        code: 'forbidden',
        field: 'password',
        message: 'Incorrect password. Please try again.',
      });
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await deleteAccount(robin, 'wrong horse 7');
    const early = await deleteAccount(robin);
    expect(refusalOf(early)).toMatchObject({ status: 429, code: 'too_many_requests' });
    vi.setSystemTime(Date.now() + Number(early.headers['retry-after']) * 1000);
    expect((await robin.call({ url: '/api/users/me' })).statusCode).toBe(200);
    expect((await deleteAccount(robin)).statusCode).toBe(204);
    vi.useRealTimers();
  });

  it('deletes files, records and the sign-in, and anonymizes receipts', async () => {
    const robin = await signUp(running.app);
    const neighbor = await signUp(running.app);
    const kept = await uploadPhoto(neighbor);
    const made = await finishToytwin(running, robin);
    await makeDraft(robin);
    const { shareUrl } = (await robin.call({ method: 'POST', url: `/api/toytwins/${made.id}/share` })).json();
    expect(await filesOf(`images/${robin.uid}`)).toBe(4);
    expect(await filesOf(`toytwins/${robin.uid}`)).toBe(5);

    const removed = await remove(robin);
    expect({ status: removed.statusCode, body: removed.body }).toEqual({ status: 204, body: '' });

    const { database } = running.services;
    for (const table of [users, photos, toytwins, orders]) {
      expect(await database.select().from(table).where(eq(table.uid, robin.uid))).toEqual([]);
    }
    for (const table of [authAccounts, authSessions]) {
      expect(await database.select().from(table).where(eq(table.userId, robin.uid))).toEqual([]);
    }
    expect(await database.select().from(authUsers).where(eq(authUsers.id, robin.uid))).toEqual([]);
    expect(await filesOf(`images/${robin.uid}`)).toBe(0);
    expect(await filesOf(`toytwins/${robin.uid}`)).toBe(0);
    const [receipt] = await database
      .select()
      .from(orders)
      .where(eq(orders.id, made.orderId ?? ''));
    expect(receipt).toMatchObject({ status: 'captured', amount: 199, uid: 'deleted', title: 'Toy Twin' });
    expect(await read(shareUrl)).toBe(404);
    const signIn = await running.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { origin: 'http://localhost:4000' },
      payload: { email: robin.email, password: PASSWORD },
    });
    expect(signIn.statusCode).toBe(401);
    expect((await running.app.inject({ url: kept.sourceImage })).statusCode).toBe(200);
  });

  it("clears the browser's cache", async () => {
    const removed = await remove(await signUp(running.app));
    expect(removed.headers['clear-site-data']).toBe('"cache"');
  });

  it('removes every cookie of the sign-in from the browser', async () => {
    const robin = await signUp(running.app);
    const kept = (await signIn(robin.email)).cookies;
    const answer = await deleteAccount(robin);
    const places = ({ name, path, maxAge }: { name: string; path?: string; maxAge?: number }) =>
      `${name} ${path} ${maxAge === 0}`;
    expect(kept.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['toytwin.session_token', 'toytwin.device']),
    );
    expect(answer.cookies.map(places)).toEqual(
      expect.arrayContaining(kept.map(({ name, path }) => `${name} ${path} true`)),
    );
  });

  it('revokes ID tokens, so that nothing is created that nobody could delete', async () => {
    const robin = await signUp(running.app);
    const neighbor = await signUp(running.app);
    expect((await remove(robin)).statusCode).toBe(204);
    const profile = { displayName: 'Robin', isOver18: true, agreedToTerms: true };
    const again = await robin.call({
      method: 'POST',
      url: '/api/users/register',
      payload: { ...profile, firebaseUid: robin.uid, email: robin.email },
    });
    expect(refusalOf(again)).toMatchObject({ status: 401, message: 'Please log in again.' });
    await expect(uploadPhoto(robin)).rejects.toThrow('unauthenticated');
    expect((await neighbor.call({ url: '/api/users/me' })).statusCode).toBe(200);
  });

  it('stops a cached ID token in another process from creating anything', async () => {
    const robin = await signUp(running.app);
    const photo = await uploadPhoto(robin);
    await deleteIdentity(running.services.database, robin.uid);
    await expect(uploadPhoto(robin)).rejects.toThrow('unauthenticated');
    await expect(makeDraft(robin, { photo })).rejects.toThrow('401');
    expect((await remove(robin)).statusCode).toBe(204);
  });

  it('issues no ID token once the records are deleted, and revokes one that was being issued', async () => {
    const robin = await signUp(running.app);
    const cookie = cookieOf((await signIn(robin.email)).cookies);
    const issue = () => running.app.inject({ url: '/api/auth/token', headers: { cookie } });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 });
    const { token } = (await issue()).json();
    vi.useRealTimers();

    const { database } = running.services;
    const transaction = database.transaction.bind(database);
    const statuses: number[] = [];
    const spy = vi.spyOn(database, 'transaction').mockImplementation(async (work) => {
      const result = await transaction(work);
      statuses.push((await issue()).statusCode);
      return result;
    });
    expect((await remove(robin)).statusCode).toBe(204);
    spy.mockRestore();
    expect(statuses.at(-1)).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    expect((await running.app.inject({ url: '/api/users/me', headers })).statusCode).toBe(401);
  });

  it('answers a concurrent sign-in as for an unknown address', async () => {
    const robin = await signUp(running.app);
    const { database } = running.services;
    const insert = database.insert.bind(database);
    const spy = vi.spyOn(database, 'insert').mockImplementation((table) => {
      if (table !== authSessions) return insert(table);
      const leaveFirst = (session: object) => async () => {
        await remove(robin);
        return insert(authSessions).values(session as never);
      };
      return { values: (session: object) => ({ returning: leaveFirst(session) }) } as never;
    });
    const late = await answerOf(signIn(robin.email));
    spy.mockRestore();
    expect(late).toEqual(wrong);
  });

  it('can be repeated after an interruption, without letting the user back in', async () => {
    const robin = await signUp(running.app);
    expect((await remove(robin)).statusCode).toBe(204);
    expect((await remove(robin)).statusCode).toBe(204);
    expect((await robin.call({ url: '/api/users/me' })).statusCode).toBe(401);
    const departures = await running.services.database.select().from(revokedTokens);
    expect(JSON.stringify(departures)).not.toContain(robin.uid);
  });

  it('ends a running export, and the product keeps working', async () => {
    const robin = await signUp(running.app);
    for (let photo = 0; photo < 2; photo += 1) await uploadPhoto(robin);
    const { storage } = running.services;
    const exists = storage.exists.bind(storage);
    const look = vi.spyOn(storage, 'exists').mockImplementation(async (key) => {
      const found = await exists(key);
      if (look.mock.calls.length === 1) await storage.deleteAll(`images/${robin.uid}`);
      // The first photo's turn has come by now, and it is gone.
      else await delay(200);
      return found || look.mock.calls.length === 1;
    });
    const exported = await robin.call({ url: '/api/users/me/export' });
    look.mockRestore();
    expect(refusalOf(exported)).toMatchObject({ status: 404, message: 'File not found' });
  });

  it('does not leak listeners when exporting many files', async () => {
    const robin = await signUp(running.app);
    for (let photo = 0; photo < 12; photo += 1) await uploadPhoto(robin);
    const warned = vi.fn();
    process.on('warning', warned);
    expect((await robin.call({ url: '/api/users/me/export' })).statusCode).toBe(200);
    process.off('warning', warned);
    expect(warned).not.toHaveBeenCalled();
  });

  it('leaves no photo that was being stored', async () => {
    const robin = await signUp(running.app);
    duringNextPut(running.services.storage, () => remove(robin));
    await expect(uploadPhoto(robin)).rejects.toThrow('not_found');
    expect(await filesOf(`images/${robin.uid}`)).toBe(0);
  });

  it('leaves nothing of an upload whose process died, and keeps the photos of a user who returned', async () => {
    const { database, storage } = running.services;
    const robin = await signUp(running.app);
    expect((await remove(robin)).statusCode).toBe(204);
    const left = [`images/${robin.uid}/1-me.jpg`, `toytwins/${robin.uid}/${randomUUID()}/1/packaged.png`];
    for (const key of left) await storage.put(key, Buffer.from('a face'));
    const { rows } = await database.execute(
      sql`select data from jobs.job where name = 'delete-files' and start_after > now() + interval '15 minutes'`,
    );
    expect(rows).toContainEqual({ data: { uid: robin.uid, requestId: expect.any(String) } });
    await deleteFilesIfGone(running.services, robin.uid);
    expect([await filesOf(`images/${robin.uid}`), await filesOf(`toytwins/${robin.uid}`)]).toEqual([0, 0]);

    const neighbor = await signUp(running.app);
    await uploadPhoto(neighbor);
    await deleteFilesIfGone(running.services, neighbor.uid);
    expect(await filesOf(`images/${neighbor.uid}`)).toBe(2);
  });

  it('deletes the emails in the outbox, and no others', async () => {
    const [robin, neighbor] = [await signUp(running.app), await signUp(running.app)];
    const content = { subject: 'Hello', preview: '', heading: 'Hello', paragraphs: [], notes: [] };
    // Firebase knows addresses as typed, our records in lower case.
    for (const to of [robin.email.toUpperCase(), neighbor.email]) {
      await running.services.mailer.send({ to, id: 'hello', content });
    }
    expect((await remove(robin)).statusCode).toBe(204);
    const addressees = (await readOutbox(running.services.outboxDir)).map(({ to }) => to.toLowerCase());
    expect(addressees).toContain(neighbor.email);
    expect(addressees).not.toContain(robin.email);
  });

  it('keeps the account while its files cannot be deleted, and can be repeated', async () => {
    const robin = await signUp(running.app);
    await uploadPhoto(robin);
    const away = vi.spyOn(running.services.storage, 'deleteAll').mockRejectedValueOnce(new Error('Away'));
    expect((await remove(robin).finally(() => away.mockRestore())).statusCode).toBe(500);
    expect((await robin.call({ url: '/api/users/me' })).statusCode).toBe(200);
    expect((await remove(robin)).statusCode).toBe(204);
    expect(await filesOf(`images/${robin.uid}`)).toBe(0);
  });

  it('does not block the database while the store deletes files slowly', async () => {
    const [robin, other] = [await signUp(running.app), await signUp(running.app)];
    await uploadPhoto(robin);
    const { storage } = running.services;
    const statuses: number[] = [];
    const slow = vi.spyOn(storage, 'deleteAll').mockImplementation(async (folder) => {
      const files = await filesOf(folder);
      slow.mockRestore();
      // On a single connection this is answered only if no transaction waits for the files.
      if (files > 0) statuses.push((await other.call({ url: '/api/users/me' })).statusCode);
      await storage.deleteAll(folder);
    });
    expect((await remove(robin)).statusCode).toBe(204);
    expect(statuses).toEqual([200]);
    expect(await filesOf(`images/${robin.uid}`)).toBe(0);
  });

  const read = async (address: string) =>
    (await running.app.inject({ url: new URL(address).pathname })).statusCode;
});

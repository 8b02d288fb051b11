import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '../src/features/accounts/tables.ts';
import { rereadOrder } from '../src/features/checkout/server/read-order.ts';
import { orders } from '../src/features/checkout/tables.ts';
import { photos } from '../src/features/photos/tables.ts';
import { toytwins } from '../src/features/toytwins/tables.ts';
import { authAccounts, authSessions, authUsers } from '../src/services/identity/tables.ts';
import { readOutbox } from '../src/services/mail/outbox.ts';
import * as sandboxTables from '../src/services/payment/sandbox/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, works } from './failing-image-model.ts';
import { finishNew } from './finish.ts';
import { cookieOf, identityCalls } from './identity-calls.ts';
import { inTheMiddleOfStoring } from './in-the-middle.ts';
import { makeDraft, openCheckout, payNew, payOnPage, uploadPhoto } from './order.ts';
import { PASSWORD, type Person, signUp } from './person.ts';
import { readZip } from './read-zip.ts';
import { notFoundRefusal, refusalOf } from './refusal.ts';

let running: RunningApp;
beforeAll(async () => {
  const { imaging } = createVendor(works);
  running = await startApp({
    workers: false,
    variables: { MINIMUM_AGE: '16' },
    replace: () => ({ imaging }),
  });
});
afterAll(() => running.close());

describe('the profile', () => {
  let robin: Person;
  let body: Record<string, unknown>;
  beforeAll(async () => {
    robin = await signUp(running.app, { profile: false });
    const { uid: firebaseUid, email } = robin;
    body = { firebaseUid, email, displayName: 'Robin', isOver18: true, agreedToTerms: true };
  });
  const register = (changes: Record<string, unknown> = {}) =>
    robin.call({ method: 'POST', url: '/api/users/register', payload: { ...body, ...changes } });

  it('is not there before it is saved', async () => {
    expect(refusalOf(await robin.call({ url: '/api/users/me' }))).toEqual(notFoundRefusal('Profile'));
  });

  it.each([
    [{ isOver18: false }, 'isOver18', 'You must be 16 or older to use this service'],
    [{ agreedToTerms: false }, 'agreedToTerms', 'You must accept the terms and conditions'],
    [{ email: 'robin' }, 'email', 'Please enter a valid email address.'],
    [{ displayName: '  ' }, 'displayName', 'Please enter your full name'],
  ])('refuses %o', async (changes, field, message) => {
    expect(refusalOf(await register(changes))).toEqual({ status: 400, code: 'bad_request', field, message });
  });

  it.each([
    { isOver18: undefined },
    { isOver18: 'true' },
    { firebaseUid: '' },
    { displayName: 'x'.repeat(101) },
    { displayName: 'nul \0' },
  ])('does not understand %o', async (changes) => {
    expect(refusalOf(await register(changes))).toMatchObject({ status: 400, code: 'bad_request' });
  });

  it("refuses somebody else's uid and e-mail address", async () => {
    const other = await signUp(running.app);
    for (const changes of [{ firebaseUid: other.uid }, { email: other.email }]) {
      expect(refusalOf(await register(changes))).toMatchObject({
        status: 403,
        code: 'forbidden',
        message: 'You can only register your own account.',
      });
    }
  });

  it('is saved once; saving again changes nothing', async () => {
    const saved = await register({ email: robin.email.toUpperCase() });
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({ uid: robin.uid, email: robin.email, displayName: 'Robin' });
    expect((await register({ displayName: 'Somebody' })).json()).toEqual(saved.json());
    expect((await robin.call({ url: '/api/users/me' })).json()).toEqual(saved.json());
    const [row] = await running.services.database.select().from(users).where(eq(users.uid, robin.uid));
    expect(row).toMatchObject({ confirmedAge: 16, agreedToTermsAt: expect.any(Date) });
  });
});

describe('taking everything along', () => {
  it('is a ZIP of the records, the photos and the pictures', async () => {
    const robin = await signUp(running.app);
    const made = await finishNew(running, robin, { tier: 'premium' });
    await finishNew(running, await signUp(running.app));
    const response = await robin.call({ url: '/api/users/me/export' });
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="toy-twin-data.zip"',
    });
    const files = readZip(response.rawPayload);
    expect([...files.keys()].sort()).toEqual([
      expect.stringMatching(/^photos\/\d{13}-me\.jpg$/),
      'toy-twin.json',
      `toytwins/toytwin_${made.id}.glb`,
      `toytwins/toytwin_${made.id}_3d.png`,
      `toytwins/toytwin_${made.id}_packaged.png`,
    ]);
    for (const [name, bytes] of files) {
      if (name.endsWith('.glb')) expect(String(bytes.subarray(0, 4))).toBe('glTF');
      else if (!name.endsWith('.json')) expect((await sharp(bytes).metadata()).width).toBeGreaterThan(0);
    }
    const records = JSON.parse(String(files.get('toy-twin.json')));
    expect(records).toMatchObject({
      profile: { uid: robin.uid, email: robin.email },
      toytwins: [
        {
          id: made.id,
          prompt: made.prompt,
          status: 'completed',
          faceDescriptions: [expect.stringMatching(/./)],
        },
      ],
      orders: [{ orderId: made.orderId, status: 'captured', formatted: '$4.99' }],
    });
  });

  it('breaks off at a file that cannot be read, and nothing else is concerned', async () => {
    const robin = await signUp(running.app);
    const draft = await makeDraft(robin);
    await running.services.database
      .update(toytwins)
      .set({ packagedKey: 'toytwins/gone/packaged.png' })
      .where(eq(toytwins.id, draft.id));
    await expect(robin.call({ url: '/api/users/me/export' })).rejects.toThrow();
    expect((await robin.call({ url: '/api/users/me' })).statusCode).toBe(200);
  });

  it('leaves out the photo of an upload that broke off', async () => {
    const robin = await signUp(running.app);
    const { id } = await uploadPhoto(robin);
    const [row] = await running.services.database.select().from(photos).where(eq(photos.id, id));
    await running.services.storage.delete(row?.key ?? '');
    const files = readZip((await robin.call({ url: '/api/users/me/export' })).rawPayload);
    expect([...files.keys()]).toEqual(['toy-twin.json']);
  });

  it('works for somebody who has nothing yet', async () => {
    const robin = await signUp(running.app, { profile: false });
    const files = readZip((await robin.call({ url: '/api/users/me/export' })).rawPayload);
    expect(JSON.parse(String(files.get('toy-twin.json')))).toEqual({
      profile: { uid: robin.uid, email: robin.email },
      toytwins: [],
      orders: [],
    });
  });
});

describe('leaving', () => {
  const { signIn } = identityCalls(() => running);
  const remove = (person: Person) => person.call({ method: 'DELETE', url: '/api/users/me' });
  const filesOf = async (folder: string) =>
    (await Array.fromAsync(running.services.storage.list(folder))).length;

  it('removes files, records and the sign-in; receipts lose the person', async () => {
    const robin = await signUp(running.app);
    const neighbour = await signUp(running.app);
    const kept = await uploadPhoto(neighbour);
    const made = await finishNew(running, robin);
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

  it('believes no ID token from before, so that nothing is made which nobody could delete', async () => {
    const robin = await signUp(running.app);
    const neighbour = await signUp(running.app);
    expect((await remove(robin)).statusCode).toBe(204);
    const profile = { displayName: 'Robin', isOver18: true, agreedToTerms: true };
    const again = await robin.call({
      method: 'POST',
      url: '/api/users/register',
      payload: { ...profile, firebaseUid: robin.uid, email: robin.email },
    });
    expect(refusalOf(again)).toMatchObject({ status: 401, message: 'Please log in again.' });
    await expect(uploadPhoto(robin)).rejects.toThrow('unauthenticated');
    expect((await neighbour.call({ url: '/api/users/me' })).statusCode).toBe(200);
  });

  it('gives no ID token once the records are gone, and believes none that was just being made', async () => {
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

  it('can be asked for again, when its end did not arrive, and lets nobody back in by that', async () => {
    const robin = await signUp(running.app);
    expect((await remove(robin)).statusCode).toBe(204);
    expect((await remove(robin)).statusCode).toBe(204);
    expect((await robin.call({ url: '/api/users/me' })).statusCode).toBe(401);
  });

  it('leaves no photo behind that was just being stored', async () => {
    const robin = await signUp(running.app);
    inTheMiddleOfStoring(running.services.storage, () => remove(robin));
    await expect(uploadPhoto(robin)).rejects.toThrow('not_found');
    expect(await filesOf(`images/${robin.uid}`)).toBe(0);
  });

  it('removes the mails that were kept instead of sent, and nobody else’s', async () => {
    const [robin, neighbour] = [await signUp(running.app), await signUp(running.app)];
    const letter = { subject: 'Hello', preview: '', heading: 'Hello', paragraphs: [], notes: [] };
    for (const { email: to } of [robin, neighbour]) {
      await running.services.mailer.send({ to, id: 'hello', letter });
    }
    expect((await remove(robin)).statusCode).toBe(204);
    const addressees = (await readOutbox(running.services.outboxDir)).map(({ to }) => to);
    expect(addressees).toContain(neighbour.email);
    expect(addressees).not.toContain(robin.email);
  });

  it('leaves nobody in what the sandbox keeps; what was paid stays', async () => {
    const robin = await signUp(running.app);
    const made = await finishNew(running, robin);
    await payNew(running.app, robin);
    await openCheckout(robin, await makeDraft(robin));
    expect(await keptBySandbox()).toContain(robin.email);
    expect((await remove(robin)).statusCode).toBe(204);
    expect(await keptBySandbox()).not.toContain(robin.email);

    const order = await rereadOrder(running.services, made.orderId ?? '');
    const { paymentIntents } = running.services.payment.stripe;
    const kept = await paymentIntents.retrieve(order?.paymentIntentId ?? '', { expand: ['latest_charge'] });
    expect(kept).toMatchObject({ status: 'succeeded', amount_received: 199 });
    expect(kept.latest_charge).toMatchObject({ billing_details: { name: '', email: '' } });
  });

  it('gives back the money that is held, also of a payment whose notice was lost', async () => {
    const robin = await signUp(running.app);
    const held = await payNew(running.app, robin);
    running.services.payment.sandbox?.dropWebhooks(true);
    const lost = await payNew(running.app, robin);
    running.services.payment.sandbox?.dropWebhooks(false);
    const unpaid = await openCheckout(robin, await makeDraft(robin));
    expect((await remove(robin)).statusCode).toBe(204);
    const { database, payment } = running.services;
    for (const { orderId } of [held, lost]) {
      const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
      expect(order?.status).toBe('released');
      const intent = await payment.stripe.paymentIntents.retrieve(order?.paymentIntentId ?? '');
      expect(intent.status).toBe('canceled');
    }
    expect((await payOnPage(running.app, unpaid.sessionUrl)).statusCode).not.toBe(303);
  });

  it('waits while a toy twin is just being charged', async () => {
    const robin = await signUp(running.app);
    const { toytwinId } = await payNew(running.app, robin);
    const { database } = running.services;
    await database
      .update(toytwins)
      .set({ status: 'processing', stage: 'charging' })
      .where(eq(toytwins.id, toytwinId));
    expect(refusalOf(await remove(robin))).toMatchObject({
      status: 409,
      message: 'Your toy twin is ready and just being charged.',
    });
    expect((await robin.call({ url: '/api/users/me' })).statusCode).toBe(200);
  });

  async function keptBySandbox(): Promise<string> {
    const { database } = running.services;
    const { sandboxSessions, sandboxPaymentIntents, sandboxEvents, sandboxIdempotencyKeys } = sandboxTables;
    const tables = [sandboxSessions, sandboxPaymentIntents, sandboxEvents, sandboxIdempotencyKeys];
    return JSON.stringify(await Promise.all(tables.map((table) => database.select().from(table))));
  }

  const read = async (address: string) =>
    (await running.app.inject({ url: new URL(address).pathname })).statusCode;
});

import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { photos } from '#features/photos/tables.ts';
import { users } from '#features/profiles/tables.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { makeDraft, uploadPhoto } from './order.ts';
import { type Person, signUp } from './person.ts';
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

describe('profile', () => {
  let robin: Person;
  let body: Record<string, unknown>;
  beforeAll(async () => {
    robin = await signUp(running.app, { profile: false });
    const { uid: firebaseUid, email } = robin;
    body = { firebaseUid, email, displayName: 'Robin', isOver18: true, agreedToTerms: true };
  });
  const register = (changes: Record<string, unknown> = {}) =>
    robin.call({ method: 'POST', url: '/api/users/register', payload: { ...body, ...changes } });

  it('does not exist before it is saved', async () => {
    expect(refusalOf(await robin.call({ url: '/api/users/me' }))).toEqual(notFoundRefusal('Profile'));
  });

  it.each([
    [{ isOver18: false }, 'isOver18', 'You must be 16 or older to use this service'],
    [{ agreedToTerms: false }, 'agreedToTerms', 'You must accept the terms and conditions'],
    [{ email: 'robin' }, 'email', 'Please enter a valid email address.'],
    [{ displayName: '  ' }, 'displayName', 'Please enter your full name'],
    [{ displayName: '\u200b\u202e' }, 'displayName', 'Please enter your full name'],
    [
      { displayName: 'nul \0' },
      'displayName',
      'Your name contains a character we cannot store. Please enter it again.',
    ],
  ])('refuses %o', async (changes, field, message) => {
    expect(refusalOf(await register(changes))).toEqual({ status: 400, code: 'bad_request', field, message });
  });

  it.each([
    { isOver18: undefined },
    { isOver18: 'true' },
    { firebaseUid: '' },
    { displayName: 'x'.repeat(101) },
  ])('refuses the malformed body %o', async (changes) => {
    expect(refusalOf(await register(changes))).toMatchObject({ status: 400, code: 'bad_request' });
  });

  it("refuses another user's uid and email address", async () => {
    const other = await signUp(running.app);
    for (const changes of [{ firebaseUid: other.uid }, { email: other.email }]) {
      expect(refusalOf(await register(changes))).toMatchObject({
        status: 403,
        code: 'forbidden',
        message: 'You can only register your own account.',
      });
    }
  });

  it('is created once; saving again changes nothing', async () => {
    const saved = await register({ email: robin.email.toUpperCase() });
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({ uid: robin.uid, email: robin.email, displayName: 'Robin' });
    expect((await register({ displayName: 'Somebody' })).json()).toEqual(saved.json());
    expect((await robin.call({ url: '/api/users/me' })).json()).toEqual(saved.json());
    const [row] = await running.services.database.select().from(users).where(eq(users.uid, robin.uid));
    expect(row).toMatchObject({ confirmedAge: 16, agreedToTermsAt: expect.any(Date) });
  });
});

describe('data export', () => {
  it('is a ZIP of records, photos and pictures', async () => {
    const robin = await signUp(running.app);
    const made = await finishToytwin(running, robin, { tier: 'premium' });
    await finishToytwin(running, await signUp(running.app));
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
    expect(JSON.stringify(records)).not.toMatch(/"(images|toytwins)\//);
    expect(records).toMatchObject({
      profile: { uid: robin.uid, email: robin.email },
      signInDays: [new Date().toISOString().slice(0, 10)],
      toytwins: [
        {
          id: made.id,
          prompt: made.prompt,
          status: 'completed',
          faceDescriptions: [expect.stringMatching(/./)],
        },
      ],
      photos: [{ id: records.toytwins[0].photoId, fileName: 'me.jpg', createdAt: expect.any(String) }],
      orders: [{ orderId: made.orderId, status: 'captured', formatted: '$4.99' }],
    });
    // Each record names its photo's file in the archive.
    expect([...files.keys()]).toContain(records.photos[0].file);
  });

  it('aborts at an unreadable file without affecting anything else', async () => {
    const robin = await signUp(running.app);
    const draft = await makeDraft(robin);
    await running.services.database
      .update(toytwins)
      .set({ packagedKey: 'toytwins/gone/packaged.png' })
      .where(eq(toytwins.id, draft.id));
    const told = vi.spyOn(running.services.logger, 'warn');
    await expect(robin.call({ url: '/api/users/me/export' })).rejects.toThrow();
    expect(told).toHaveBeenCalledExactlyOnceWith({ reason: 'not_found' }, 'export broke off');
    told.mockRestore();
    expect((await robin.call({ url: '/api/users/me' })).statusCode).toBe(200);
  });

  it('leaves out the photo of an incomplete upload', async () => {
    const robin = await signUp(running.app);
    const { id } = await uploadPhoto(robin);
    const [row] = await running.services.database.select().from(photos).where(eq(photos.id, id));
    await running.services.storage.delete(row?.key ?? '');
    const files = readZip((await robin.call({ url: '/api/users/me/export' })).rawPayload);
    expect([...files.keys()]).toEqual(['toy-twin.json']);
  });

  it('works for a new account', async () => {
    const robin = await signUp(running.app, { profile: false });
    const files = readZip((await robin.call({ url: '/api/users/me/export' })).rawPayload);
    expect(JSON.parse(String(files.get('toy-twin.json')))).toEqual({
      profile: { uid: robin.uid, email: robin.email },
      signInDays: [new Date().toISOString().slice(0, 10)],
      photos: [],
      toytwins: [],
      orders: [],
      keptPresents: [],
      passkeys: [],
      accountsElsewhere: [],
    });
  });
});

describe('limits of an account', () => {
  it.each([
    ['exports', 10, { url: '/api/users/me/export' } as const],
    [
      'changes of preferences',
      60,
      { method: 'PUT', url: '/api/users/me/preferences', payload: { mailWhenReady: true } } as const,
    ],
  ])('refuse too many %s, and say when to try again', async (_what, most, call) => {
    const person = await signUp(running.app);
    for (let time = 0; time < most; time += 1) expect((await person.call(call)).statusCode).toBe(200);
    const refused = await person.call(call);
    expect(refusalOf(refused)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toytwin } from '#features/toytwins/contract.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { deletedSerials, toytwins } from '#features/toytwins/tables.ts';
import { createLimit } from '#services/limits/index.ts';
import { keyOfUrl } from '#services/storage/sign-file.ts';
import { type RunningApp, startApp } from './app.ts';
import { makeDraft, openCheckout, payNew, payOnPage, readOrder, uploadPhoto } from './order.ts';
import { deleteAccount, type Person, signUp } from './person.ts';
import { notFoundRefusal, refusalOf } from './refusal.ts';

describe('toy twin draft', () => {
  let running: RunningApp;
  let robin: Person;
  let body: Record<string, unknown>;
  beforeAll(async () => {
    running = await startApp({ workers: false });
    robin = await signUp(running.app);
    const { sourceImage } = await uploadPhoto(robin);
    body = { sourceImage, templateId: 'template2', prompt: 'Astronaut', tier: 'premium' };
  });
  afterAll(() => running.close());

  const create = (changes: Record<string, unknown> = {}, person = robin) =>
    person.call({ method: 'POST', url: '/api/toytwins', payload: { ...body, ...changes } });
  const remove = (id: string) => robin.call({ method: 'DELETE', url: `/api/toytwins/${id}` });
  const dropNotices = (on: boolean) => running.services.payment.sandbox?.dropWebhooks(on);
  const exists = (address: string) => running.services.storage.exists(keyOfUrl(address) ?? '');

  it("has its template's title and is readable at both paths", async () => {
    const response = await create();
    expect(response.statusCode).toBe(201);
    const made = toytwin.parse(response.json());
    expect(made).toMatchObject({
      title: 'Collectible Toy Toy Twin',
      status: 'draft',
      user: robin.uid,
      packagedImageUrl: null,
      threeDModelUrl: null,
      processingTime: null,
      orderId: null,
      shareUrl: null,
      photoFile: { fileName: 'me.jpg', size: expect.any(Number) },
    });
    expect(made._id).toBe(made.id);
    for (const prefix of ['/api', '']) {
      expect(await robin.get(toytwin, `${prefix}/toytwins/${made.id}`)).toEqual(made);
    }
  });

  it('gets consecutive serial numbers, also when created concurrently', async () => {
    const person = await signUp(running.app);
    const { sourceImage } = await uploadPhoto(person);
    const made = await Promise.all(Array.from({ length: 4 }, () => create({ sourceImage }, person)));
    expect(made.map((response) => response.json().serial).sort()).toEqual([1, 2, 3, 4]);
  });

  it('never gets the number of a deleted one', async () => {
    const person = await signUp(running.app);
    const { sourceImage } = await uploadPhoto(person);
    const make = async () => toytwin.parse((await create({ sourceImage }, person)).json());
    const [first, second, third] = [await make(), await make(), await make()];
    const drop = (id: string) => person.call({ method: 'DELETE', url: `/api/toytwins/${id}` });
    expect((await drop(third.id)).statusCode).toBe(204);
    expect((await drop(first.id)).statusCode).toBe(204);
    const next = await make();
    expect(next.serial).toBe(4);
    // Also after all of them are deleted.
    const { database } = running.services;
    await database.delete(toytwins).where(eq(toytwins.uid, person.uid));
    expect((await make()).serial).toBe(5);
    expect(second.serial).toBe(2);
    await deleteAccount(person);
    expect(await database.$count(deletedSerials, eq(deletedSerials.uid, person.uid))).toBe(0);
  });

  it('is rate-limited per user', async () => {
    const person = await signUp(running.app);
    const { sourceImage } = await uploadPhoto(person);
    const drafts = createLimit(running.services.database, { name: 'draft', points: 120, seconds: 600 });
    for (let time = 0; time < 119; time += 1) await drafts.take(person.uid);
    expect((await create({ sourceImage }, person)).statusCode).toBe(201);
    expect(refusalOf(await create({ sourceImage }, person))).toMatchObject({
      status: 429,
      code: 'too_many_requests',
    });
    expect((await create()).statusCode).toBe(201);
  });

  it('keeps its own title and the description, trimmed', async () => {
    const made = (await create({ title: '  Captain Robin ', prompt: '  Pirate  ' })).json();
    expect(made).toMatchObject({ title: 'Captain Robin', prompt: 'Pirate' });
  });

  it('strips text direction overrides from its title', async () => {
    const made = (await create({ title: '\u202eCaptain\u202c\n\u2066Robin\u2069' })).json();
    expect(made.title).toBe('Captain Robin');
    expect((await create({ prompt: 'x'.repeat(250) })).statusCode).toBe(201);
  });

  it.each([
    [{ sourceImage: undefined }, 'sourceImage', 'Please upload or take a photo'],
    [{ sourceImage: '' }, 'sourceImage', 'Please upload or take a photo'],
    [{ sourceImage: 'https://example.com/me.jpg' }, 'sourceImage', 'Please upload or take a photo'],
    [{ sourceImage: '/files/%E0%A4%A' }, 'sourceImage', 'Please upload or take a photo'],
    [{ sourceImage: '/files/images/none.jpg' }, 'sourceImage', 'Please upload or take a photo'],
    [{ templateId: undefined }, 'templateId', 'Please select a template'],
    [{ templateId: 'template4' }, 'templateId', 'Please select a template'],
    [{ prompt: undefined }, 'prompt', 'Please enter a description'],
    [{ prompt: '' }, 'prompt', 'Please enter a description'],
    [{ prompt: ' \n\t ' }, 'prompt', 'Please enter a description'],
    [{ prompt: '\u200b\u2060\ufeff' }, 'prompt', 'Please enter a description'],
    [{ prompt: 'x'.repeat(251) }, 'prompt', 'Description must be 250 characters or less'],
    [{ tier: undefined }, 'tier', 'Please select a package'],
    [{ tier: 'gold' }, 'tier', 'Please select a package'],
  ])('refuses %o', async (changes, field, message) => {
    expect(refusalOf(await create(changes))).toEqual({ status: 400, code: 'bad_request', field, message });
  });

  it("refuses another user's photo", async () => {
    const other = await signUp(running.app);
    expect(refusalOf(await create({}, other))).toMatchObject({
      status: 400,
      message: 'Please upload or take a photo',
    });
  });

  it('refuses invalid JSON, text that is too long and text that the database cannot store', async () => {
    const send = (payload: string, type = 'application/json') =>
      robin.call({ method: 'POST', url: '/api/toytwins', headers: { 'content-type': type }, payload });
    expect(refusalOf(await send('{'))).toMatchObject({ status: 400, code: 'bad_request' });
    expect(refusalOf(await send('[]'))).toMatchObject({ status: 400, code: 'bad_request' });
    expect(refusalOf(await send('a=b', 'text/csv'))).toMatchObject({ status: 415 });
    expect(refusalOf(await send(`"${'x'.repeat(70_000)}"`))).toMatchObject({ status: 413 });
  });

  it.each(['/files/a%00', '/files/a\0', '/files/%'])(
    'refuses the photo %j as missing',
    async (sourceImage) => {
      expect(refusalOf(await create({ sourceImage }))).toMatchObject({
        status: 400,
        field: 'sourceImage',
        message: 'Please upload or take a photo',
      });
    },
  );

  it.each([
    ['prompt', 'Your description contains a character we cannot print. Please enter it again.'],
    ['title', 'Your title contains a character we cannot print. Please enter it again.'],
  ])('refuses a %s that cannot be stored before moderation', async (field, message) => {
    const look = vi.spyOn(running.services.moderation, 'checkWords');
    for (const text of ['nul \0', 'half an emoji \ud83c']) {
      const refused = refusalOf(await create({ [field]: text }));
      expect(refused, JSON.stringify(text)).toEqual({ status: 400, code: 'bad_request', field, message });
    }
    expect(look).not.toHaveBeenCalled();
    look.mockRestore();
  });

  it('is deleted; its photo is deleted with the last draft that uses it', async () => {
    const photo = await uploadPhoto(robin);
    const one = await makeDraft(robin, { photo });
    const other = await makeDraft(robin, { photo });
    expect((await remove(one.id)).statusCode).toBe(204);
    expect(refusalOf(await remove(one.id))).toEqual(notFoundRefusal('Toy Twin'));
    expect(await exists(photo.sourceImage)).toBe(true);
    expect((await remove(other.id)).statusCode).toBe(204);
    expect(await exists(photo.sourceImage)).toBe(false);
    expect(await exists(photo.thumbnail)).toBe(false);
  });

  it('refuses a photo that is deleted during moderation as missing', async () => {
    const photo = await uploadPhoto(robin);
    const last = await makeDraft(robin, { photo });
    const { moderation } = running.services;
    const spy = vi.spyOn(moderation, 'checkWords').mockImplementationOnce(async () => {
      await remove(last.id);
      return [];
    });
    const refused = refusalOf(await create({ sourceImage: photo.sourceImage }));
    spy.mockRestore();
    expect(refused).toMatchObject({
      status: 400,
      field: 'sourceImage',
      message: 'Please upload or take a photo',
    });
  });

  it('keeps a photo for a new record that is created while the last old one is deleted', async () => {
    const photo = await uploadPhoto(robin);
    const [last, next] = [await makeDraft(robin, { photo }), await makeDraft(robin)];
    const { database } = running.services;
    // What another process does between looking up records of the photo and deleting it.
    await database.execute(
      sql.raw(`create function use_photo() returns trigger language plpgsql as $$ begin
        update toytwins set photo_id = old.id where id = '${next.id}'; return old; end $$`),
    );
    await database.execute(
      'create trigger use_photo before delete on photos for each row execute function use_photo()',
    );
    const removed = await remove(last.id);
    await database.execute('drop function use_photo cascade');
    expect(removed.statusCode).toBe(204);
    expect(await exists(photo.sourceImage)).toBe(true);
  });

  it('loses its payment page when it is deleted, and keeps the receipt', async () => {
    const draft = await makeDraft(robin);
    const { orderId, sessionUrl } = await openCheckout(robin, draft);
    expect((await remove(draft.id)).statusCode).toBe(204);
    expect((await payOnPage(running.app, sessionUrl)).statusCode).not.toBe(303);
    expect(await readOrder(robin, orderId)).toMatchObject({
      status: 'expired',
      reason: 'You removed the toy twin.',
      toytwins: [draft.id],
    });
  });

  it('refunds a payment that arrives after it was deleted, and keeps the receipt', async () => {
    const draft = await makeDraft(robin);
    const { orderId, sessionUrl } = await openCheckout(robin, draft);
    await running.services.database.delete(toytwins).where(eq(toytwins.id, draft.id));
    await payOnPage(running.app, sessionUrl);
    expect(await readOrder(robin, orderId)).toMatchObject({ status: 'released', toytwins: [draft.id] });
  });

  it.each([
    ['', 'This toy twin is being made. Wait until it is ready, or cancel it first.'],
    ['?unpaid=true', 'This toy twin is paid for, so it cannot be removed.'],
  ])('is not deleted%s while its payment is still unknown', async (query, message) => {
    const draft = await makeDraft(robin);
    const { orderId, sessionUrl } = await openCheckout(robin, draft);
    dropNotices(true);
    await payOnPage(running.app, sessionUrl).finally(() => dropNotices(false));
    expect(await robin.get(toytwin, `/api/toytwins/${draft.id}`)).toMatchObject({ status: 'draft' });
    expect(refusalOf(await remove(draft.id + query))).toMatchObject({ status: 409, message });
    expect(await robin.get(toytwin, `/api/toytwins/${draft.id}`)).toMatchObject({ status: 'queued' });
    expect(await readOrder(robin, orderId)).toMatchObject({ status: 'authorized' });
  });

  it.each(['queued', 'processing'] as const)('does not remove one that is %s', async (status) => {
    const { toytwinId } = await payNew(running.app, robin);
    if (status === 'processing') await moveToytwin(running.services.database, toytwinId, status);
    expect(refusalOf(await remove(toytwinId))).toMatchObject({
      status: 409,
      code: 'conflict',
      message: 'This toy twin is being made. Wait until it is ready, or cancel it first.',
    });
    expect(refusalOf(await remove(`${toytwinId}?unpaid=true`))).toMatchObject({
      status: 409,
      message: 'This toy twin is paid for, so it cannot be removed.',
    });
    expect(await robin.get(toytwin, `/api/toytwins/${toytwinId}`)).toMatchObject({ status });
  });

  it('stays while its files cannot be deleted, and can be deleted again', async () => {
    const draft = await makeDraft(robin);
    vi.spyOn(running.services.storage, 'deleteAll').mockRejectedValueOnce(new Error('gone'));
    expect((await remove(draft.id)).statusCode).toBe(500);
    expect(await robin.get(toytwin, `/api/toytwins/${draft.id}`)).toMatchObject({ status: 'draft' });
    expect(await exists(draft.sourceImage ?? '')).toBe(true);
    expect((await remove(draft.id)).statusCode).toBe(204);
  });
});

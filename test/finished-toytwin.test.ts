import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { progress, type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import { downloadAnswer, downloadSizes } from '#features/toytwins/downloads/contract.ts';
import { galleryPage } from '#features/toytwins/gallery/contract.ts';
import { pictureFolder } from '#features/toytwins/server/picture-files.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import { createLimit } from '#services/limits/index.ts';
import { keyOfUrl } from '#services/storage/sign-file.ts';
import { type RunningApp, startApp } from './app.ts';
import { duringNextPut } from './during-next-put.ts';
import { createVendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { type Person, signUp } from './person.ts';
import { notFoundRefusal, refusalOf } from './refusal.ts';

describe('finished toy twin', () => {
  let running: RunningApp;
  let robin: Person;
  let premium: Toytwin;
  let basic: Toytwin;
  beforeAll(async () => {
    const { imaging } = createVendor(works);
    running = await startApp({ workers: false, replace: () => ({ imaging }) });
    robin = await signUp(running.app);
    premium = await finishToytwin(running, robin, { tier: 'premium' });
    basic = await finishToytwin(running, robin);
  });
  afterAll(() => running.close());

  it('is shown by views that are made on demand and deleted with it', async () => {
    const one = await finishToytwin(running, robin, { tier: 'premium' });
    const { storage } = running.services;
    const files = () => Array.fromAsync(storage.list(pictureFolder(robin.uid, one.id)));
    const before = (await files()).length;
    const shown = [one.packagedThumbnails, one.threeDThumbnails, one.versions?.[0]?.threeDThumbnails];
    for (const views of shown) {
      const [webp, jpeg] = await Promise.all(
        [views?.w1024 ?? '', views?.jpeg ?? ''].map((url) => running.app.inject({ url })),
      );
      expect(webp?.headers).toMatchObject({ 'content-type': 'image/webp' });
      expect(jpeg?.headers).toMatchObject({ 'content-type': 'image/jpeg' });
      expect((await sharp(webp?.rawPayload).metadata()).format).toBe('webp');
      expect((await sharp(jpeg?.rawPayload).metadata()).format).toBe('jpeg');
    }
    expect((await files()).length, 'each is made once').toBe(before + 4);
    await robin.call({ method: 'DELETE', url: `/api/toytwins/${one.id}` });
    expect(await files()).toEqual([]);
    const gone = await running.app.inject({ url: one.packagedThumbnails?.w1024 ?? '' });
    expect(refusalOf(gone)).toMatchObject({ status: 404, message: 'File not found' });
    expect(await files()).toEqual([]);
  });

  it('has pictures for posting, only of its box and only by signed addresses', async () => {
    const { story = '', square = '' } = premium.packagedThumbnails ?? {};
    for (const [url, height] of [
      [story, 1920],
      [square, 1080],
    ] as const) {
      const answer = await running.app.inject({ url });
      expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg' });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1080, height });
      expect((await running.app.inject({ url: url.replace(/signature=./, 'signature=~') })).statusCode).toBe(
        404,
      );
    }
    expect(premium.threeDThumbnails).not.toHaveProperty('story');
  });

  it('leaves no view that was being made during its deletion', async () => {
    const one = await finishToytwin(running, robin);
    const { storage } = running.services;
    duringNextPut(storage, () => robin.call({ method: 'DELETE', url: `/api/toytwins/${one.id}` }));
    const answer = await running.app.inject({ url: one.packagedThumbnails?.jpeg ?? '' });
    expect(answer.statusCode).toBe(404);
    expect(await Array.fromAsync(storage.list(pictureFolder(robin.uid, one.id)))).toEqual([]);
  });

  it("appears in the gallery with its tier's pictures", async () => {
    const { toytwins: cards } = await robin.get(galleryPage, '/api/toytwins');
    expect(cards.map((item) => item.id)).toEqual([basic.id, premium.id]);
    expect(cards.map((item) => item.threeDModelUrl !== null)).toEqual([false, true]);
    expect(basic).toMatchObject({ threeDModelUrl: null, threeDThumbnails: null, serial: 2 });
    for (const one of [premium, basic]) {
      expect(one.packagedImageUrl).toContain(`/${one.id}/1/packaged.png`);
    }
    expect(premium.processingTime).toBeGreaterThanOrEqual(0);
  });

  it('has thumbnails of 320 and 640 pixels', async () => {
    for (const set of [premium.packagedThumbnails, premium.threeDThumbnails]) {
      for (const [address, wanted] of [
        [set?.w320, 320],
        [set?.w512, 512],
      ] as const) {
        const response = await running.app.inject({ url: address ?? '' });
        const { format, width } = await sharp(response.rawPayload).metadata();
        expect({ format, width }).toEqual({ format: 'webp', width: wanted });
        expect(response.headers['content-type']).toBe('image/webp');
      }
    }
  });

  it.each(['packaged', '3d'] as const)('downloads %s under the name of the specification', async (kind) => {
    const answer = await robin.get(downloadAnswer, `/api/toytwins/${premium.id}/downloads/${kind}`);
    expect(answer.fileName).toBe(`toytwin_${premium.id}_${kind}.png`);
    const left = Number(new URL(answer.url, 'http://localhost').searchParams.get('expires')) - Date.now();
    expect(left, 'a download that was paused can be resumed').toBeGreaterThan(23 * 3_600_000);
    expect(left).toBeLessThanOrEqual(48 * 3_600_000);
    const file = await running.app.inject({ url: answer.url });
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="toytwin_${premium.id}_${kind}.png"`,
    });
    expect((await sharp(file.rawPayload).metadata()).format).toBe('png');
  });

  it('has a glTF model at a signed URL', async () => {
    const file = await running.app.inject({ url: premium.modelFileUrl ?? '' });
    expect(file.headers).toMatchObject({ 'content-type': 'model/gltf-binary' });
    expect(file.rawPayload.toString('latin1', 0, 4)).toBe('glTF');
    expect(basic.modelFileUrl).toBeUndefined();
    const unsigned = await running.app.inject({
      url: (premium.modelFileUrl ?? '').replace('signature=', 'signature=x'),
    });
    expect(refusalOf(unsigned)).toEqual(notFoundRefusal('File'));
  });

  it.each([
    ['glb', 'model/gltf-binary'],
    ['stl', 'model/stl'],
  ] as const)('downloads the model as %s', async (kind, type) => {
    const answer = await robin.get(downloadAnswer, `/api/toytwins/${premium.id}/downloads/${kind}`);
    expect(answer.fileName).toBe(`toytwin_${premium.id}.${kind}`);
    const file = await running.app.inject({ url: answer.url });
    expect(file.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="toytwin_${premium.id}.${kind}"`,
    });
    if (kind === 'glb') expect(file.rawPayload.toString('latin1', 0, 4)).toBe('glTF');
    else expect(file.rawPayload.length).toBe(84 + 50 * file.rawPayload.readUInt32LE(80));
  });

  it.each([
    ['3mf', '?height=75&base=no', 'model/3mf', '_75mm_no-base.3mf'],
    ['obj', '?height=200', 'application/zip', '_200mm_obj.zip'],
    ['stl', '?base=no', 'model/stl', '_no-base.stl'],
    ['usdz', '', 'model/vnd.usdz+zip', '.usdz'],
  ] as const)('downloads the model as %s%s', async (kind, query, type, ending) => {
    const answer = await robin.get(downloadAnswer, `/api/toytwins/${premium.id}/downloads/${kind}${query}`);
    expect(answer.fileName).toBe(`toytwin_${premium.id}${ending}`);
    const whole = await running.app.inject({ url: answer.url });
    expect(whole.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="toytwin_${premium.id}${ending}"`,
      'accept-ranges': 'bytes',
    });
    // What is left of a download that broke off.
    const headers = { range: 'bytes=100-', 'if-range': String(whole.headers.etag) };
    const rest = await running.app.inject({ url: answer.url, headers });
    expect(rest.statusCode).toBe(206);
    expect(rest.rawPayload.equals(whole.rawPayload.subarray(100))).toBe(true);
  });

  it('refuses a print in a size that there is not', async () => {
    const refused = (query: string) =>
      robin.call({ url: `/api/toytwins/${premium.id}/downloads/3mf${query}` });
    expect(refusalOf(await refused('?height=9000'))).toMatchObject({
      status: 400,
      message: 'Please choose a height of 75, 150 or 200 mm',
    });
    expect(refusalOf(await refused('?base=maybe'))).toMatchObject({ status: 400 });
  });

  it('shows the model to AR viewers at a signed URL, made at its first request', async () => {
    const one = await finishToytwin(running, robin, { tier: 'premium' });
    const first = await running.app.inject({ url: one.deskFileUrl ?? '' });
    expect(first.headers).toMatchObject({ 'content-type': 'model/vnd.usdz+zip' });
    expect(first.headers['content-disposition']).toBeUndefined();
    expect(first.rawPayload.toString('latin1', 0, 2)).toBe('PK');
    const unsigned = (one.deskFileUrl ?? '').replace('signature=', 'signature=x');
    expect((await running.app.inject({ url: unsigned })).statusCode).toBe(404);
    expect(basic.deskFileUrl).toBeUndefined();
  });

  it('lists the downloads that are stored, with their sizes', async () => {
    const one = await finishToytwin(running, robin, { tier: 'premium' });
    const list = async () => (await robin.get(downloadSizes, `/api/toytwins/${one.id}/downloads`)).files;
    expect((await list()).map(({ fileName }) => fileName)).toEqual([
      `toytwin_${one.id}_packaged.png`,
      `toytwin_${one.id}_3d.png`,
      `toytwin_${one.id}.glb`,
    ]);
    const { url } = await robin.get(downloadAnswer, `/api/toytwins/${one.id}/downloads/3mf?height=75`);
    const made = (await list()).find(({ fileName }) => fileName.endsWith('.3mf'));
    expect(made?.size).toBe((await running.app.inject({ url })).rawPayload.length);
    const stranger = await signUp(running.app);
    expect(refusalOf(await stranger.call({ url: `/api/toytwins/${one.id}/downloads` }))).toEqual(
      notFoundRefusal('Toy Twin'),
    );
  });

  it('generates the STL once for many concurrent requests', async () => {
    const one = await finishToytwin(running, robin, { tier: 'premium' });
    const toStl = vi.spyOn(running.services.imaging.modeller, 'toStl');
    const url = `/api/toytwins/${one.id}/downloads/stl`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => robin.call({ url })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(toStl).toHaveBeenCalledTimes(1);
    toStl.mockRestore();
  });

  it('limits downloads per user', async () => {
    const person = await signUp(running.app);
    const one = await finishToytwin(running, person);
    const { database } = running.services;
    const downloads = createLimit(database, { name: 'download', points: 240, seconds: 600 });
    for (let time = 0; time < 239; time += 1) await downloads.take(person.uid);
    const url = `/api/toytwins/${one.id}/downloads/packaged`;
    expect((await person.call({ url })).statusCode).toBe(200);
    expect(refusalOf(await person.call({ url }))).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect((await robin.call({ url: `/api/toytwins/${basic.id}/downloads/packaged` })).statusCode).toBe(200);
  });

  it('hides the model from other users, and from a tier without it', async () => {
    const stranger = await signUp(running.app);
    for (const kind of ['glb', 'stl']) {
      const none = await robin.call({ url: `/api/toytwins/${basic.id}/downloads/${kind}` });
      expect(refusalOf(none)).toEqual(notFoundRefusal('Model'));
      const foreign = await stranger.call({ url: `/api/toytwins/${premium.id}/downloads/${kind}` });
      expect(refusalOf(foreign)).toEqual(notFoundRefusal('Toy Twin'));
    }
  });

  it('has no download of a picture outside its tier, nor of an unknown one', async () => {
    const threeD = await robin.call({ url: `/api/toytwins/${basic.id}/downloads/3d` });
    expect(refusalOf(threeD)).toEqual(notFoundRefusal('Picture'));
    const unknown = await robin.call({ url: `/api/toytwins/${basic.id}/downloads/source` });
    expect(refusalOf(unknown)).toMatchObject({ status: 400, field: 'picture' });
  });

  it('is deleted with all files; the receipt stays', async () => {
    const one = await finishToytwin(running, robin, { tier: 'premium' });
    await robin.get(downloadAnswer, `/api/toytwins/${one.id}/downloads/stl`);
    const addresses = [one.sourceImage, one.packagedImageUrl, one.threeDModelUrl, one.modelFileUrl];
    const pictures = addresses.map((address) => keyOfUrl(address ?? '') ?? '');
    const keys = [...pictures, (pictures.at(-1) ?? '').replace('.glb', '.stl')];
    const { storage } = running.services;
    const exist = () => Promise.all(keys.map((key) => storage.exists(key)));
    expect(await exist()).toEqual([true, true, true, true, true]);
    const removed = await robin.call({ method: 'DELETE', url: `/api/toytwins/${one.id}` });
    expect({ status: removed.statusCode, body: removed.body }).toEqual({ status: 204, body: '' });
    expect(await exist()).toEqual([false, false, false, false, false]);
    const gone = await running.app.inject({ url: one.packagedImageUrl ?? '' });
    expect(refusalOf(gone)).toEqual(notFoundRefusal('File'));
    const receipt = await robin.call({ url: `/api/payments/order/${one.orderId}` });
    expect(receipt.json().order).toMatchObject({ status: 'captured', toytwins: [one.id] });
  });

  it.each([
    ['its STL is made', 'premium', (id: string) => ({ url: `/api/toytwins/${id}/downloads/stl` })],
    ['its page is opened', 'basic', (id: string) => ({ method: 'POST', url: `/api/toytwins/${id}/share` })],
  ] as const)('leaves nothing behind when it is removed while %s', async (_what, tier, callOf) => {
    const one = await finishToytwin(running, robin, { tier });
    const remove = () => robin.call({ method: 'DELETE', url: `/api/toytwins/${one.id}` });
    duringNextPut(running.services.storage, remove);
    expect(refusalOf(await robin.call(callOf(one.id)))).toEqual(notFoundRefusal('Toy Twin'));
    const left = running.services.storage.list(pictureFolder(robin.uid, one.id));
    expect(await Array.fromAsync(left)).toEqual([]);
  });

  it('provides time estimates for later ones, by tier and image engine', async () => {
    const { database } = running.services;
    const took = { basic: 7_000, premium: 9_000 };
    for (const tier of ['basic', 'premium'] as const) {
      await database.update(toytwins).set({ processingTime: took[tier] }).where(eq(toytwins.tier, tier));
    }
    const expected = async ({ id }: Toytwin) =>
      (await robin.get(progress, `/api/toytwins/${id}/progress`)).expected;
    expect([await expected(basic), await expected(premium)]).toEqual([took.basic, took.premium]);
    await database.update(versions).set({ engine: 'openai' });
    const { usualTime } = running.services.imaging;
    expect([await expected(basic), await expected(premium)]).toEqual([usualTime.basic, usualTime.premium]);
  });

  it('is not found by the second of two concurrent deletions', async () => {
    const one = await finishToytwin(running, robin, { tier: 'basic' });
    const remove = () => robin.call({ method: 'DELETE', url: `/api/toytwins/${one.id}` });
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
  });

  it('is kept by a deletion that is limited to unpaid ones', async () => {
    const one = await finishToytwin(running, robin, { tier: 'basic' });
    const removed = await robin.call({ method: 'DELETE', url: `/api/toytwins/${one.id}?unpaid=true` });
    expect(refusalOf(removed)).toMatchObject({
      status: 409,
      message: 'This toy twin is paid for, so it cannot be removed.',
    });
    expect(await robin.get(toytwin, `/api/toytwins/${one.id}`)).toMatchObject({ status: 'completed' });
  });
});

import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import { createLimit } from '#services/limits/index.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { makeDraft } from './order.ts';
import { type Person, signUp } from './person.ts';
import { notFoundRefusal, refusalOf } from './refusal.ts';

describe('public page', () => {
  let running: RunningApp;
  let robin: Person;
  let premium: Toytwin;
  let basic: Toytwin;
  beforeAll(async () => {
    const { imaging } = createVendor(works);
    running = await startApp({ workers: false, replace: () => ({ imaging }) });
    robin = await signUp(running.app, { name: 'Robin <b>Example</b>' });
    premium = await finishToytwin(running, robin, { tier: 'premium' });
    basic = await finishToytwin(running, robin);
  });
  afterAll(() => running.close());

  const shareCall = (method: 'POST' | 'DELETE', id: string) =>
    robin.call({ method, url: `/api/toytwins/${id}/share` });
  async function open(id: string): Promise<string> {
    return (await shareCall('POST', id)).json().shareUrl;
  }
  const read = (address: string) =>
    running.app.inject({ url: new URL(address).pathname, headers: { accept: 'text/html' } });
  const metaOf = (html: string, name: string) =>
    new RegExp(`<meta[^>]+(?:property|name)="${name}"[^>]+content="([^"]*)"`).exec(html)?.[1];

  it('opens without sign-in, with title and picture for social cards', async () => {
    const address = await open(premium.id);
    expect(address).toMatch(/^http:\/\/localhost:4000\/s\/[A-Za-z0-9_-]{22}$/);
    expect(await robin.get(toytwin, `/api/toytwins/${premium.id}`)).toMatchObject({ shareUrl: address });
    const response = await read(address);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(metaOf(response.body, 'og:title')).toContain('Action Figure Toy Twin');
    expect(metaOf(response.body, 'og:image')).toBe(`${address}/card.jpg`);
    expect(metaOf(response.body, 'twitter:image')).toBe(`${address}/card.jpg`);
    const card = await running.app.inject({ url: new URL(`${address}/card.jpg`).pathname });
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: Number(metaOf(response.body, 'og:image:width')),
      height: Number(metaOf(response.body, 'og:image:height')),
    });
    expect(response.body).toMatch(/<title>[^<]*Action Figure Toy Twin/);
    expect(response.body).not.toMatch(/__[A-Z][A-Z0-9_]*__/);
  });

  it('serves its pictures by their URLs only', async () => {
    const address = new URL(await open(premium.id)).pathname;
    for (const picture of ['packaged', 'character']) {
      for (const [ending, format, width] of [
        ['.jpg', 'jpeg', 64],
        ['.webp', 'webp', 512],
        ['-large.webp', 'webp', 64],
      ] as const) {
        const response = await running.app.inject({ url: `${address}/${picture}${ending}` });
        expect(response.headers).toMatchObject({
          'content-type': `image/${format}`,
          // A closed page must disappear from all caches: browsers ask each time.
          'cache-control': 'private, no-cache',
          'x-robots-tag': 'noindex',
          'x-content-type-options': 'nosniff',
        });
        expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format, width });
      }
    }
  });

  it('never shows the source photo, nor anything of the account', async () => {
    const address = await open(premium.id);
    const { pathname } = new URL(address);
    for (const name of ['source.jpg', 'photo.jpg', 'me.jpg', '..%2f..%2fsource.jpg', 'packaged.png']) {
      expect(refusalOf(await running.app.inject({ url: `${pathname}/${name}` }))).toEqual(
        notFoundRefusal('Picture'),
      );
    }
    const { body } = await read(address);
    for (const secret of ['/files/', 'images/', robin.uid, robin.email, 'Robin', 'Example', premium.prompt]) {
      expect(body, secret).not.toContain(secret);
    }
  });

  it('has the words of the box as its heading, and shows nothing of the account', async () => {
    const named = await finishToytwin(running, robin, { design: { name: 'Captain Kim' } });
    const { body } = await read(await open(named.id));
    expect(body).toContain('<title>Captain Kim · Toy Twin</title>');
    expect(metaOf((await read(await open(basic.id))).body, 'og:title')).toBe('Action Figure Toy Twin');
    expect(body).not.toMatch(/Robin|Example/);
  });

  it.each(['\u3164\u2800', ''])(
    'has the title of the packaging as its heading if the name is blank: %j',
    async (name) => {
      const blank = await finishToytwin(running, robin, { design: { name } });
      expect(metaOf((await read(await open(blank.id))).body, 'og:title')).toBe('Action Figure Toy Twin');
    },
  );

  it('isolates a name that runs from right to left, without its own overrides', async () => {
    const name = '\u202e\u2067محمد\u202c\u0007علي';
    const turned = await finishToytwin(running, robin, { design: { name } });
    const { body } = await read(await open(turned.id));
    expect(body).toContain('<title>\u2068محمد علي\u2069 · Toy Twin</title>');
    expect(body).toMatch(/<h1[^>]*><bdi class="font-system font-black">\u2068محمد علي\u2069<\/bdi>/);
    expect(body).not.toMatch(/[\u202a-\u202e\u2066\u2067]/);
  });

  it('shows one picture only if the tier has one', async () => {
    const address = await open(basic.id);
    const { pathname } = new URL(address);
    expect((await read(address)).body).not.toContain('character.jpg');
    const response = await running.app.inject({ url: `${pathname}/character.jpg` });
    expect(refusalOf(response)).toEqual(notFoundRefusal('Picture'));
  });

  it('is the same when opened again, and a new one after closing', async () => {
    const first = await open(basic.id);
    expect(await open(basic.id)).toBe(first);
    const closed = await shareCall('DELETE', basic.id);
    const { nextShareUrl } = closed.json();
    expect(closed.json()).toEqual({ shareUrl: null, nextShareUrl });
    expect((await shareCall('DELETE', basic.id)).statusCode).toBe(200);
    const gone = await read(first);
    expect(gone.statusCode).toBe(404);
    expect(gone.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(gone.body).not.toContain('og:image');
    for (const picture of ['packaged', 'card']) {
      const answer = await running.app.inject({ url: `${new URL(first).pathname}/${picture}.jpg` });
      expect(refusalOf(answer)).toEqual(notFoundRefusal('Picture'));
    }
    const second = await open(basic.id);
    expect(second).not.toBe(first);
    expect(second).toBe(nextShareUrl);
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
  });

  it('has an address before it is opened, which answers 404 until then', async () => {
    const one = await finishToytwin(running, robin);
    const address = one.nextShareUrl ?? '';
    expect(one).toMatchObject({ shareUrl: null, nextShareUrl: expect.stringMatching(/\/s\/[\w-]{22}$/) });
    const pictures = ['card.jpg', 'packaged.jpg', 'packaged.webp', 'packaged-large.webp'];
    const statuses = async () => {
      const paths = ['', ...pictures.map((picture) => `/${picture}`)];
      return Promise.all(paths.map(async (path) => (await read(address + path)).statusCode));
    };
    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
    expect(await open(one.id)).toBe(address);
    expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
    const { nextShareUrl } = await robin.get(toytwin, `/api/toytwins/${one.id}`);
    expect(nextShareUrl).not.toBe(address);
    expect((await read(nextShareUrl ?? '')).statusCode).toBe(404);
  });

  it('lets a browser show a cached picture only while it is open', async () => {
    const one = await finishToytwin(running, robin);
    const url = `${new URL(await open(one.id)).pathname}/packaged.jpg`;
    const { etag } = (await running.app.inject({ url })).headers;
    const again = () => running.app.inject({ url, headers: { 'if-none-match': `${etag}` } });
    expect((await again()).statusCode).toBe(304);
    await shareCall('DELETE', one.id);
    expect((await again()).statusCode).toBe(404);
  });

  it('shows the toy on a desk where its owner gives visitors the model, while it is open', async () => {
    const one = await finishToytwin(running, robin, { tier: 'premium' });
    const address = await open(one.id);
    const usdz = () => running.app.inject({ url: `${new URL(address).pathname}/model.usdz` });
    expect((await usdz()).statusCode, 'not without being asked').toBe(404);
    expect((await read(address)).body).not.toContain('model.usdz');
    await robin.call({ method: 'PUT', url: `/api/toytwins/${one.id}/share`, payload: { showsModel: true } });
    const file = await usdz();
    expect(file.headers).toMatchObject({
      'content-type': 'model/vnd.usdz+zip',
      'cache-control': 'private, no-cache',
      'content-length': String(file.rawPayload.length),
    });
    expect(file.rawPayload.toString('latin1', 0, 2)).toBe('PK');
    expect((await read(address)).body).toContain(`href="${address}/model.usdz#allowsContentScaling=0"`);
    await shareCall('DELETE', one.id);
    expect((await usdz()).statusCode).toBe(404);
  });

  it('draws its pictures once for concurrent openings', async () => {
    const one = await finishToytwin(running, robin);
    const put = vi.spyOn(running.services.storage, 'put');
    const addresses = await Promise.all(Array.from({ length: 8 }, () => open(one.id)));
    expect(new Set(addresses).size).toBe(1);
    expect(put.mock.calls.map(([key]) => key.replace(/^.*-/, ''))).toEqual(['1200.jpg', 'social.jpg']);
    put.mockRestore();
  });

  it('does not open if its pictures cannot be stored', async () => {
    const one = await finishToytwin(running, robin);
    const full = vi.spyOn(running.services.storage, 'put').mockRejectedValueOnce(new Error('Full'));
    const refused = await shareCall('POST', one.id).finally(() => full.mockRestore());
    expect(refused.statusCode).toBe(500);
    expect(await robin.get(toytwin, `/api/toytwins/${one.id}`)).toMatchObject({ shareUrl: null });
  });

  it('is rate-limited per user', async () => {
    const person = await signUp(running.app);
    const draft = await makeDraft(person);
    const pages = createLimit(running.services.database, { name: 'share', points: 120, seconds: 600 });
    for (let time = 0; time < 119; time += 1) await pages.take(person.uid);
    const call = { method: 'POST', url: `/api/toytwins/${draft.id}/share` } as const;
    expect((await person.call(call)).statusCode).toBe(409);
    expect(refusalOf(await person.call(call))).toMatchObject({ status: 429, code: 'too_many_requests' });
  });

  it('does not exist if it was never opened', async () => {
    for (const token of ['A'.repeat(22), 'x', '%00', "'--"]) {
      const response = await running.app.inject({ url: `/s/${token}`, headers: { accept: 'text/html' } });
      expect(response.statusCode).toBe(404);
    }
  });

  it('does not open for an unfinished toy twin', async () => {
    const draft = await makeDraft(robin);
    expect(refusalOf(await shareCall('POST', draft.id))).toMatchObject({
      status: 409,
      message: 'Only a finished toy twin can be shared.',
    });
  });

  it('escapes a title with markup and placeholders', async () => {
    const title = '</title><script>alert(1)</script>" onload="x __OWNER__ $& $1';
    await running.services.database.update(toytwins).set({ title }).where(eq(toytwins.id, premium.id));
    const { body } = await read(await open(premium.id));
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('" onload=');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).toContain('__OWNER__ $&amp; $1');
  });

  it('is closed when the toy twin is deleted', async () => {
    const one = await finishToytwin(running, robin);
    const address = await open(one.id);
    await robin.call({ method: 'DELETE', url: `/api/toytwins/${one.id}` });
    expect((await read(address)).statusCode).toBe(404);
  });
});

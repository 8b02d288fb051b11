import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '#features/retention/server/retention.job.ts';
import { shareState } from '#features/sharing/contract.ts';
import { type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { STUCK } from './deadlines.ts';
import { createVendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { type Person, signUp } from './person.ts';

describe('public page as its owner wants it', () => {
  let running: RunningApp;
  let robin: Person;
  let _premium: Toytwin;
  let basic: Toytwin;
  beforeAll(async () => {
    const { imaging } = createVendor(works);
    running = await startApp({ workers: false, replace: () => ({ imaging }) });
    robin = await signUp(running.app, { name: 'Robin <b>Example</b>' });
    _premium = await finishToytwin(running, robin, { tier: 'premium' });
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
  const _metaOf = (html: string, name: string) =>
    new RegExp(`<meta[^>]+(?:property|name)="${name}"[^>]+content="([^"]*)"`).exec(html)?.[1];

  describe('with an end', () => {
    const day = 86_400_000;
    const settings = (id: string, payload: object, person = robin) =>
      person.call({ method: 'PUT', url: `/api/toytwins/${id}/share`, payload });
    const stateOf = (id: string) => robin.get(shareState, `/api/toytwins/${id}/share`);
    /** As another process or the clock would. */
    const letEnd = (id: string) =>
      running.services.database
        .update(toytwins)
        .set({ shareUntil: new Date(Date.now() - 1) })
        .where(eq(toytwins.id, id));

    it.each([
      ['day', day],
      ['week', 7 * day],
    ])('stays open for a %s from the press', async (lifetime, lasts) => {
      const one = await finishToytwin(running, robin);
      await open(one.id);
      expect(await stateOf(one.id)).toMatchObject({ lifetime: 'never', until: null, showsModel: null });
      const before = Date.now();
      const { until } = shareState.parse((await settings(one.id, { lifetime })).json());
      expect(Date.parse(until ?? '')).toBeGreaterThanOrEqual(before + lasts);
      expect(Date.parse(until ?? '')).toBeLessThanOrEqual(Date.now() + lasts);
      expect(await stateOf(one.id)).toMatchObject({ lifetime, until });
      expect((await settings(one.id, { lifetime: 'never' })).json()).toMatchObject({ until: null });
    });

    it('answers as a closed one once its time is over, with its pictures, before any job has run', async () => {
      const [ended, closed] = [await finishToytwin(running, robin), await finishToytwin(running, robin)];
      const [one, other] = [await open(ended.id), await open(closed.id)];
      await settings(ended.id, { lifetime: 'day' });
      const { etag } = (await running.app.inject({ url: `${new URL(one).pathname}/packaged.jpg` })).headers;
      await letEnd(ended.id);
      await shareCall('DELETE', closed.id);
      for (const path of ['', '/card.jpg', '/packaged.jpg', '/packaged.webp', '/report', '/model.glb']) {
        const answers = [];
        for (const page of [one, other]) {
          const url = `${new URL(page).pathname}${path}`;
          const headers = { accept: 'text/html', 'if-none-match': `${etag}` };
          const { statusCode, body, headers: sent } = await running.app.inject({ url, headers });
          const { date: _, 'x-request-id': __, ...rest } = sent;
          answers.push({ statusCode, body: body.replaceAll(new URL(page).pathname, ''), rest });
        }
        expect(answers[0], path).toEqual(answers[1]);
        expect(answers[0]?.statusCode, path).toBe(404);
      }
      expect(await robin.get(toytwin, `/api/toytwins/${ended.id}`)).toMatchObject({ shareUrl: null });
      expect((await settings(ended.id, { lifetime: 'never' })).statusCode).toBe(409);
      const state = await robin.call({ method: 'GET', url: `/api/toytwins/${ended.id}/share` });
      expect(state.statusCode).toBe(409);
    });

    it('has another address when it is opened again, and no end', async () => {
      const one = await finishToytwin(running, robin);
      const first = await open(one.id);
      await settings(one.id, { lifetime: 'day' });
      await letEnd(one.id);
      const { nextShareUrl } = await robin.get(toytwin, `/api/toytwins/${one.id}`);
      const second = await open(one.id);
      expect(second).toBe(nextShareUrl);
      expect(second).not.toBe(first);
      expect((await read(first)).statusCode).toBe(404);
      expect(await stateOf(one.id)).toMatchObject({ lifetime: 'never', until: null });
    });

    it('is forgotten by the hourly job', async () => {
      const [ended, stays] = [await finishToytwin(running, robin), await finishToytwin(running, robin)];
      for (const { id } of [ended, stays]) {
        await open(id);
        await settings(id, { lifetime: 'day' });
      }
      await letEnd(ended.id);
      await deleteExpired(running.services);
      const tokenOf = async (id: string) => {
        const [row] = await running.services.database.select().from(toytwins).where(eq(toytwins.id, id));
        return row?.shareToken;
      };
      expect(await tokenOf(ended.id)).toBeNull();
      expect(await tokenOf(stays.id)).toMatch(/^[\w-]{22}$/);
    });

    it('is nobody else’s to change or to look at', async () => {
      const stranger = await signUp(running.app);
      await open(basic.id);
      for (const answer of [
        await settings(basic.id, { lifetime: 'day' }, stranger),
        await stranger.call({ method: 'GET', url: `/api/toytwins/${basic.id}/share` }),
      ])
        expect(answer.statusCode).toBe(404);
      expect((await settings(basic.id, { lifetime: 'year' })).statusCode).toBe(400);
      expect(await stateOf(basic.id)).toMatchObject({ lifetime: 'never' });
    });
  });

  describe('gives visitors the model', () => {
    const allow = (id: string, showsModel: boolean) =>
      robin.call({ method: 'PUT', url: `/api/toytwins/${id}/share`, payload: { showsModel } });

    it('only while it is open and its owner wants it', async () => {
      const one = await finishToytwin(running, robin, { tier: 'premium' });
      const address = await open(one.id);
      const model = (etag = '') =>
        running.app.inject({
          url: `${new URL(address).pathname}/model.glb`,
          headers: { 'if-none-match': etag },
        });
      expect((await read(address)).body).not.toContain('model.glb');
      expect((await model()).statusCode).toBe(404);
      expect((await allow(one.id, true)).json()).toMatchObject({ showsModel: true });
      const page = (await read(address)).body;
      expect(page).toContain(`data-model="${address}/model.glb"`);
      expect(page).toMatch(/<script type="module" src="\/assets\/start-[\w-]+\.js"/);
      expect(page).not.toContain('/files/');
      const given = await model();
      expect(given.headers).toMatchObject({
        'content-type': 'model/gltf-binary',
        'cache-control': 'private, no-cache',
      });
      expect(given.rawPayload.subarray(0, 4).toString()).toBe('glTF');
      const { etag } = given.headers;
      expect((await model(`${etag}`)).statusCode).toBe(304);
      await allow(one.id, false);
      expect((await model(`${etag}`)).statusCode).toBe(404);
      await allow(one.id, true);
      await shareCall('DELETE', one.id);
      expect((await model(`${etag}`)).statusCode).toBe(404);
      const next = await open(one.id);
      expect((await read(next)).body).not.toContain('model.glb');
    });

    it('never of a basic toy twin', async () => {
      const { pathname } = new URL(await open(basic.id));
      expect((await allow(basic.id, true)).json()).toMatchObject({ showsModel: null });
      expect((await running.app.inject({ url: `${pathname}/model.glb` })).statusCode).toBe(404);
    });
  });

  describe('counts its visits', () => {
    const PERSON = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
    const visit = (address: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      running.app.inject({
        ...{ method, url: new URL(address).pathname },
        headers: { 'user-agent': PERSON, ...headers },
      });
    /** Written within two seconds, all visits until then at once. */
    const expectOpened = (id: string, times: number) =>
      expect
        .poll(async () => (await robin.get(shareState, `/api/toytwins/${id}/share`)).opened, {
          timeout: STUCK,
        })
        .toBe(times);

    it('without robots, pages fetched ahead and the owner, and from nothing on a new page', async () => {
      const { id } = await finishToytwin(running, robin);
      const address = await open(id);
      const state = await robin.call({ method: 'GET', url: `/api/toytwins/${id}/share` });
      const cookie = `${state.headers['set-cookie']}`.split(';')[0] ?? '';
      expect(`${state.headers['set-cookie']}`).toMatch(/Path=\/s; HttpOnly; SameSite=Lax/);
      expect(cookie).not.toContain(robin.uid);
      await Promise.all([visit(address), visit(address), visit(address, { cookie: 'toytwin.owner=x' })]);
      await visit(address, { 'user-agent': 'WhatsApp/2.23.20.0 A' });
      await visit(address, { 'user-agent': '' });
      await visit(address, { 'sec-purpose': 'prefetch;prerender' });
      await visit(address, {}, 'HEAD');
      await visit(address, { cookie });
      await running.app.inject({
        url: `${new URL(address).pathname}/packaged.jpg`,
        headers: { 'user-agent': PERSON },
      });
      await expectOpened(id, 3);
      await visit(address);
      await expectOpened(id, 4);
      await shareCall('DELETE', id);
      const next = await open(id);
      await visit(address);
      await visit(next);
      await expectOpened(id, 1);
    });
  });
});

import { PassThrough } from 'node:stream';
import { drawPortrait } from '@toy-twin/studio/fixtures';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type PhotoCheck, photo as storedPhoto } from '#features/photos/contract.ts';
import { trialPhoto } from '#features/trial/contract.ts';
import { createLimit } from '#services/limits/index.ts';
import { type RunningApp, startApp } from './app.ts';
import { STUCK } from './deadlines.ts';
import { multipart } from './order.ts';
import { signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

const GONE = { status: 404, code: 'not_found', message: 'Please choose your photo again' };

describe('trial without an account', () => {
  let running: RunningApp;
  let portrait: Buffer;
  const lines: string[] = [];
  beforeAll(async () => {
    running = await startApp({ workers: false, log: { write: (line: string) => void lines.push(line) } });
    portrait = await drawPortrait({ seed: 21 });
  });
  afterAll(() => running.close());

  let networks = 0;
  /** Somebody at another address. */
  function visit() {
    networks += 1;
    const remoteAddress = `203.0.113.${networks}`;
    const call = (options: InjectOptions) => running.app.inject({ remoteAddress, ...options });
    const send = (bytes = portrait) =>
      call({ method: 'POST', url: '/api/try/photos', ...multipart(bytes, 'robin at the lake.jpg') });
    return {
      address: remoteAddress,
      call,
      send,
      token: async (bytes = portrait) => trialPhoto.parse((await send(bytes)).json()).token,
      draw: (token: string, wishes: object = {}) =>
        call({
          method: 'POST',
          url: '/api/try/mock-ups',
          payload: { token, templateId: 'template1', description: '', ...wishes },
        }),
      heads: (token: string) =>
        call({ method: 'POST', url: '/api/try/look-choices', payload: { token, field: 'glasses' } }),
      read: (token: string) => call({ url: `/api/try/photos/${token}` }),
      forget: (token: string) => call({ method: 'DELETE', url: `/api/try/photos/${token}` }),
    };
  }

  /** The rows of every table but the counts of limits and the jobs, and all files. */
  async function everythingStored() {
    const { database, storage } = running.services;
    const tables = z
      .object({ rows: z.array(z.object({ name: z.string() })) })
      .parse(
        await database.execute(
          sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits' order by 1`,
        ),
      );
    const counted = tables.rows.map(async ({ name }) => [
      name,
      await database
        .execute(sql`select count(*) as rows from ${sql.identifier(name)}`)
        .then(({ rows }) => rows),
    ]);
    return { rows: await Promise.all(counted), files: await Array.fromAsync(storage.list('images')) };
  }

  it('draws box and heads from a photo that is in no storage and no log', async () => {
    const before = await everythingStored();
    const somebody = visit();
    const answer = await somebody.send();
    const { token, concerns, faces } = trialPhoto.parse(answer.json());
    expect({ concerns, faces }).toEqual({ concerns: [], faces: [] });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const box = await somebody.draw(token, { description: 'A sailor', design: { look: { skin: '9' } } });
    expect(box.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });
    expect(await sharp(box.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 512 });
    expect(box.rawPayload.equals((await somebody.draw(token, { description: 'A sailor' })).rawPayload)).toBe(
      false,
    );
    const photo = await somebody.read(token);
    expect(photo.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
    });
    expect(await sharp(photo.rawPayload).metadata()).toMatchObject({ format: 'jpeg' });
    const heads = await somebody.heads(token);
    expect(await sharp(heads.rawPayload).metadata()).toMatchObject({ format: 'webp', height: 128 });
    expect((await somebody.forget(token)).statusCode).toBe(204);
    expect(await everythingStored()).toEqual(before);
    const log = lines.join('');
    expect(log).toContain('/api/try/photos/:token');
    expect(log).not.toContain(token);
    expect(log).not.toContain('robin at the lake');
  });

  it('warms up when a page expects a photo', async () => {
    const warmUp = vi.spyOn(running.services.imaging.preview, 'warmUp').mockReturnValue();
    const answer = await visit().call({ method: 'POST', url: '/api/photos/expected' });
    expect(answer.statusCode).toBe(204);
    expect(warmUp).toHaveBeenCalledOnce();
    warmUp.mockRestore();
  });

  it('finds a photo by its token only, and no longer once it is deleted', async () => {
    const [somebody, other] = [visit(), visit()];
    const token = await somebody.token();
    const guessed = `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`;
    const guesses = [await other.draw(guessed), await other.heads(guessed), await other.read(guessed)];
    for (const refused of [...guesses, await other.draw('')]) {
      expect(refusalOf(refused)).toMatchObject(GONE);
    }
    expect((await other.forget(guessed)).statusCode).toBe(204);
    expect((await somebody.draw(token)).statusCode).toBe(200);
    await somebody.forget(token);
    expect(refusalOf(await somebody.draw(token))).toMatchObject(GONE);
    expect(refusalOf(await somebody.heads(token))).toMatchObject(GONE);
    expect(refusalOf(await somebody.read(token))).toMatchObject(GONE);
  });

  it('checks a photo as any other, and says what may spoil it', async () => {
    const somebody = visit();
    expect(refusalOf(await somebody.send(Buffer.from('no picture')))).toMatchObject({
      status: 415,
      message: 'Please upload an image file',
    });
    const wall = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#88aacc' } })
      .jpeg()
      .toBuffer();
    expect(trialPhoto.parse((await somebody.send(wall)).json()).concerns).toContain('no_face');
  });

  it('accepts 60 photos of one address in ten minutes while the machine is idle', async () => {
    const somebody = visit();
    for (let time = 0; time < 11; time += 1) {
      expect((await somebody.send(Buffer.from('no picture'))).statusCode).toBe(415);
    }
    const more = createLimit(running.services.database, {
      name: 'try-photo',
      points: 60,
      seconds: 600,
    });
    for (let time = 0; time < 48; time += 1) await more.take(somebody.address);
    expect((await somebody.send()).statusCode, 'the sixtieth').toBe(200);
    const refused = await somebody.send();
    expect(refusalOf(refused)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect((await visit().send()).statusCode).toBe(200);
  });

  it('does not count a photo for which there is no room right now, because its page sends it again', async () => {
    const somebody = visit();
    const { headers, payload } = multipart(Buffer.from('no picture'), 'me.jpg');
    // Four on a slow line take all the room that an address has.
    const lines = Array.from({ length: 4 }, () => new PassThrough());
    const slow = lines.map((line) =>
      somebody.call({ method: 'POST', url: '/api/try/photos', headers, payload: line }),
    );
    const photos = createLimit(running.services.database, { name: 'try-photo', points: 60, seconds: 600 });
    await vi.waitFor(async () => expect(await photos.used(somebody.address)).toBe(4), STUCK);
    for (let time = 0; time < 55; time += 1) await photos.take(somebody.address);
    for (let time = 0; time < 3; time += 1) {
      const refused = await somebody.send();
      expect(refusalOf(refused).message).toMatch(/^Several of your photos are already being uploaded/);
      expect(Number(refused.headers['retry-after'])).toBeLessThan(10);
    }
    for (const line of lines) line.end(payload);
    expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(415));
    expect((await somebody.send()).statusCode, 'the sixtieth').toBe(200);
  });

  it('accepts ten photos of one address under load, and more a moment later', async () => {
    const { promise, resolve } = Promise.withResolvers<PhotoCheck>();
    const checking = vi.spyOn(running.services.imaging.preview, 'checkPhoto').mockReturnValue(promise);
    const others = Array.from({ length: 6 }, () => visit().send());
    await vi.waitFor(() => expect(checking).toHaveBeenCalledTimes(6), STUCK);
    const somebody = visit();
    for (let time = 0; time < 10; time += 1) {
      expect((await somebody.send(Buffer.from('no picture'))).statusCode).toBe(415);
    }
    const refused = await somebody.send();
    expect(refusalOf(refused)).toMatchObject({
      status: 429,
      message: 'Many people are trying this right now. Please try again in a few seconds.',
    });
    expect(Number(refused.headers['retry-after'])).toBeLessThan(10);
    resolve({ concerns: [], faces: [] });
    expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    checking.mockRestore();
    expect((await somebody.send()).statusCode).toBe(200);
  });

  it('draws 1200 boxes in ten minutes for one address while the machine is idle', async () => {
    const somebody = visit();
    const token = await somebody.token();
    const unknown = {
      token,
      templateId: 'template1',
      description: '',
      design: { parts: { added: ['none'] } },
    };
    const draw = () => somebody.call({ method: 'POST', url: '/api/try/mock-ups', payload: unknown });
    expect((await draw()).statusCode).toBe(400);
    // Counted by the limit itself: 1198 refusals, a quarter of a second apart, would take minutes.
    const boxes = createLimit(running.services.database, { name: 'try-preview', points: 1200, seconds: 600 });
    await Promise.all(Array.from({ length: 1198 }, () => boxes.take(somebody.address)));
    expect((await draw()).statusCode).toBe(400);
    expect(refusalOf(await draw())).toMatchObject({
      status: 429,
      message: 'Too many previews from your network. Please wait a few minutes.',
    });
  });

  it('moves the photo to a new account, once, and the box stays the same', async () => {
    const somebody = visit();
    const token = await somebody.token();
    const seen = await somebody.draw(token, { description: 'A sailor' });
    const payload = { token };
    const url = '/api/photos/from-try';
    expect(refusalOf(await somebody.call({ method: 'POST', url, payload })).status).toBe(401);
    const [robin, kim] = [await signUp(running.app), await signUp(running.app)];
    const photo = await robin.send(storedPhoto, 'POST', url, payload);
    expect(photo).toMatchObject({ fileName: 'robin at the lake.jpg', size: portrait.length });
    expect(refusalOf(await kim.call({ method: 'POST', url, payload }))).toMatchObject(GONE);
    expect(refusalOf(await somebody.draw(token))).toMatchObject(GONE);
    const box = await robin.call({
      method: 'POST',
      url: '/api/mock-ups',
      payload: { sourceImage: photo.sourceImage, templateId: 'template1', description: 'A sailor' },
    });
    expect(box.rawPayload.equals(seen.rawPayload)).toBe(true);
    expect(box.headers['x-head-frame']).toBe(seen.headers['x-head-frame']);
    expect(box.headers['x-head-frame']).toBeDefined();
    const files = running.services.storage.list(`images/${robin.uid}`);
    expect(await Array.fromAsync(files), 'the photo and its thumbnail').toHaveLength(2);
  });

  it('answers the same photo again to its new owner, after a lost answer or from a second window', async () => {
    const token = await visit().token();
    const [robin, kim] = [await signUp(running.app), await signUp(running.app)];
    const take = (person = robin) =>
      person.call({ method: 'POST', url: '/api/photos/from-try', payload: { token } });
    const answers = [...(await Promise.all([take(), take()])), await take()];
    const ids = answers.map((answer) => storedPhoto.parse(answer.json()).id);
    expect(new Set(ids).size).toBe(1);
    const files = running.services.storage.list(`images/${robin.uid}`);
    expect(await Array.fromAsync(files), 'the photo and its thumbnail, once').toHaveLength(2);
    expect(refusalOf(await take(kim))).toMatchObject(GONE);
    const { sourceImage } = storedPhoto.parse(answers[0]?.json());
    await robin.call({ method: 'POST', url: '/api/photos/erase', payload: { sourceImage } });
    expect(refusalOf(await take())).toMatchObject(GONE);
  });

  it('keeps a photo whose move fails for the next call', async () => {
    const token = await visit().token();
    const robin = await signUp(running.app);
    const failing = vi.spyOn(running.services.storage, 'put').mockRejectedValueOnce(new Error('No storage'));
    const take = () => robin.call({ method: 'POST', url: '/api/photos/from-try', payload: { token } });
    expect((await take()).statusCode).toBe(500);
    failing.mockRestore();
    expect((await take()).statusCode).toBe(200);
  });
});

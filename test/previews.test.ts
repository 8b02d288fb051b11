import { randomUUID } from 'node:crypto';
import { drawPortrait } from '@toy-twin/studio/fixtures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Photo, photoCheck } from '#features/photos/contract.ts';
import { readHeadFrame } from '#features/previews/web/head-frame.ts';
import { createLimit } from '#services/limits/index.ts';
import { keyOfUrl } from '#services/storage/sign-file.ts';
import type { RunningApp } from './app.ts';
import { makeDraft, uploadPhoto } from './order.ts';
import { type Person, signUp } from './person.ts';
import { startWithPortrait } from './portrait-app.ts';
import { notFoundRefusal, refusalOf } from './refusal.ts';

describe('preview before payment', () => {
  let running: RunningApp;
  let robin: Person;
  let photo: Photo;
  beforeAll(async () => {
    ({ running, robin, photo } = await startWithPortrait());
  });
  afterAll(() => running.close());

  const ask = (inputs: object, person = robin) =>
    person.call({
      method: 'POST',
      url: '/api/mock-ups',
      payload: { sourceImage: photo.sourceImage, templateId: 'template1', description: '', ...inputs },
    });
  const check = (sourceImage: string, person = robin) =>
    person.call({ method: 'POST', url: '/api/photos/check', payload: { sourceImage } });

  it('is a small picture that is not stored', async () => {
    const answer = await ask({ description: 'A sailor' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
    });
    const head = readHeadFrame(answer.headers['x-head-frame']);
    expect(head?.edge).toBeLessThan(0.6);
    const picture = sharp(answer.rawPayload);
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
    expect((await picture.stats()).entropy).toBeGreaterThan(5);
    const key = keyOfUrl(photo.sourceImage) ?? '';
    const files = running.services.storage.list(key.slice(0, key.lastIndexOf('/')));
    expect(await Array.fromAsync(files), 'the photo and its thumbnail, nothing else').toHaveLength(2);
  });

  it('follows template and description, and is the same for the same inputs', async () => {
    const inputs = [
      {},
      { templateId: 'template2' },
      { templateId: 'template3' },
      { description: 'A chef with a cat' },
    ];
    const pictures: string[] = [];
    for (const one of [...inputs, {}]) pictures.push((await ask(one)).rawPayload.toString('base64'));
    expect(new Set(pictures).size).toBe(inputs.length);
    expect(pictures.at(-1)).toBe(pictures[0]);
  });

  it('shows the toy from eight sides, of the same photos only', async () => {
    const turn = (person: Person) =>
      person.call({
        method: 'POST',
        url: '/api/mock-ups/turning',
        payload: { sourceImage: photo.sourceImage, templateId: 'template2', description: 'A sailor' },
      });
    const answer = await turn(robin);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1536, height: 192 });
    expect(refusalOf(await turn(await signUp(running.app)))).toEqual(notFoundRefusal('Photo'));
  });

  it('is dropped for newer inputs of the same user', async () => {
    // One is being drawn; of the queued ones only the newest six are.
    const inputs = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
    const answers = await Promise.all(inputs.map((description) => ask({ description })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(7).fill(200), 409]);
  });

  it('is rate-limited per user', async () => {
    const kim = await signUp(running.app);
    const { sourceImage } = await uploadPhoto(kim);
    const previewLimit = createLimit(running.services.database, {
      name: 'preview',
      points: 600,
      seconds: 600,
    });
    for (let time = 0; time < 599; time += 1) await previewLimit.take(kim.uid);
    expect((await ask({ sourceImage }, kim)).statusCode).toBe(200);
    expect(refusalOf(await ask({ sourceImage }, kim))).toMatchObject({
      status: 429,
      code: 'too_many_requests',
    });
    expect((await ask({})).statusCode).toBe(200);
  });

  it.each([
    ['an unknown template', { templateId: 'template9' }, 'templateId'],
    ['251 characters', { description: 'a'.repeat(251) }, 'description'],
    ['no photo', { sourceImage: '' }, 'sourceImage'],
  ])('refuses %s', async (_what, inputs, field) => {
    expect(refusalOf(await ask(inputs))).toMatchObject({ status: 400, code: 'bad_request', field });
  });

  it("refuses another user's photo, and a missing one", async () => {
    const kim = await signUp(running.app);
    const elsewhere = photo.sourceImage.replace('me', 'you');
    for (const answer of [
      await ask({}, kim),
      await ask({ sourceImage: elsewhere }),
      await ask({ sourceImage: 'https://example.com/me.jpg' }),
      await check(photo.sourceImage, kim),
      await check(elsewhere),
    ]) {
      expect(refusalOf(answer)).toEqual(notFoundRefusal('Photo'));
    }
  });

  it('shows the number of the existing toy twin, otherwise the next one', async () => {
    const kim = await signUp(running.app);
    const { sourceImage } = await uploadPhoto(kim, await drawPortrait({ seed: 21 }));
    const drawn = async (inputs: object) => (await ask({ sourceImage, ...inputs }, kim)).rawPayload;
    const first = await drawn({});
    const own = await makeDraft(kim);
    const others = await makeDraft(robin);
    const second = await drawn({});
    expect(second.equals(first)).toBe(false);
    expect((await drawn({ toytwinId: own.id })).equals(first)).toBe(true);
    expect((await drawn({ toytwinId: others.id })).equals(second), "somebody else's").toBe(true);
    expect((await drawn({ toytwinId: randomUUID() })).equals(second), 'gone').toBe(true);
  });

  it('has no concerns about a good photo, and lists those about another', async () => {
    expect(photoCheck.parse((await check(photo.sourceImage)).json())).toEqual({ concerns: [], faces: [] });
    const wall = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#101010' } })
      .jpeg()
      .toBuffer();
    const { concerns } = photoCheck.parse((await check((await uploadPhoto(robin, wall)).sourceImage)).json());
    expect(concerns).toEqual(expect.arrayContaining(['no_face', 'too_small', 'too_dark']));
    expect(concerns).not.toContain('too_bright');
  });

  it('is drawn for a photo without a face', async () => {
    const wall = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#88aacc' } })
      .jpeg()
      .toBuffer();
    const { sourceImage } = await uploadPhoto(robin, wall);
    expect((await ask({ sourceImage })).statusCode).toBe(200);
  });
});

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readDescriptionAnswer, thingsAnswer } from '#features/designs/contract.ts';
import { createLimit } from '#services/limits/index.ts';
import { type RunningApp, startApp } from './app.ts';
import { uploadPhoto } from './order.ts';
import { signUp } from './person.ts';
import { notFoundRefusal, refusalOf } from './refusal.ts';

/** The address of calls by `inject`. */
const NETWORK = '127.0.0.1';

describe('catalogue', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({ workers: false });
  });
  afterAll(() => running.close());

  const get = (url: string) => running.app.inject({ url });
  const send = (payload: object) =>
    running.app.inject({ method: 'POST', url: '/api/descriptions/read', payload });
  const read = async (payload: object) => readDescriptionAnswer.parse((await send(payload)).json());
  const search = async (text: string) =>
    thingsAnswer.parse((await get(`/api/things?search=${encodeURIComponent(text)}`)).json());

  it('lists the parts of a description in their order, and the words that are not understood', async () => {
    const { parts, notUnderstood, refusal } = await read({ description: 'A guitar, a zorblax and a dog' });
    const things = parts.filter(({ id }) => id.startsWith('thing:'));
    expect(things).toEqual([
      { id: 'thing:guitar', name: 'Guitar', picture: '/api/things/thing:guitar/picture', byChance: false },
      { id: 'thing:dog', name: 'Dog', picture: '/api/things/thing:dog/picture', byChance: false },
    ]);
    expect(notUnderstood).toEqual(['zorblax']);
    expect(refusal).toBeNull();
    expect(await read({ description: '' })).toMatchObject({
      parts: [{ byChance: true }],
      notUnderstood: [],
      readsOnly: [],
      refusal: null,
    });
    expect(await read({ description: 'женщина с гитарой' })).toMatchObject({
      parts: [{ byChance: true, id: expect.stringMatching(/^thing:/) }],
      readsOnly: ['English', 'German', 'French', 'Spanish', 'Italian', 'Portuguese', 'Dutch'],
    });
  });

  it.each([
    [{ description: 'A nazi' }, /hateful words or symbols.* change your description/],
    [{ description: 'A knight', name: 'Stark naked' }, /sexual figures.* change the name on the box/],
    [{ description: 'A knight', name: 'Robin', line: 'A terrorist' }, /terror.* change the line on the box/],
    [{ description: 'A schoolgirl', name: 'Robin', line: 'Sexy' }, /children.* change your description/],
    [
      { description: 'A naked nazi with cocaine' },
      /^We do not print .*hateful .*\. We do not make nude .*\. Please change your description\.$/,
    ],
  ])('warns of words that will be refused, without asking a service: %o', async (words, message) => {
    const ask = vi.spyOn(running.services.moderation, 'checkWords');
    expect((await read(words)).refusal).toMatch(message);
    expect(ask).not.toHaveBeenCalled();
    ask.mockRestore();
  });

  it('refuses a description that is too long', async () => {
    expect(refusalOf(await send({ description: 'x'.repeat(251) }))).toMatchObject({
      status: 400,
      field: 'description',
    });
  });

  it('has a shelf of all things, searchable in several languages', async () => {
    const { things, didYouMean } = await search('');
    expect(things.length).toBeGreaterThan(250);
    expect(didYouMean).toBeNull();
    expect((await search('guitarra')).things[0]).toEqual(things.find(({ id }) => id === 'guitar'));
    expect(await search('robbot')).toMatchObject({ things: [{ id: 'robot' }], didYouMean: 'robot' });
    expect(await search('qqqqqqq')).toEqual({ things: [], didYouMean: null });
    expect(refusalOf(await get(`/api/things?search=${'x'.repeat(61)}`))).toMatchObject({ status: 400 });
  });

  it('draws every part that has an address, for any cache', async () => {
    const { parts } = await read({ description: 'A knight with a sword' });
    const picture = parts.find(({ id }) => id === 'thing:sword')?.picture ?? '';
    const answer = await get(picture);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=2592000',
    });
    const { channels } = await sharp(answer.rawPayload).stats();
    expect(channels.map(({ max }) => max).every((max) => max > 0)).toBe(true);
  });

  it('draws a part in the color of the description, and limits these pictures', async () => {
    const { parts } = await read({ description: 'A blue guitar' });
    const part = parts.find(({ id }) => id === 'thing:guitar');
    expect(part).toMatchObject({
      name: 'Blue guitar',
      picture: expect.stringMatching(/\?colour=[0-9a-f]{6}$/),
    });
    const plain = await get('/api/things/thing:guitar/picture');
    const blue = await get(part?.picture ?? '');
    expect(blue.statusCode).toBe(200);
    expect(blue.rawPayload.equals(plain.rawPayload)).toBe(false);
    expect(refusalOf(await get('/api/things/thing:guitar/picture?colour=red'))).toMatchObject({
      status: 400,
    });
    const limit = createLimit(running.services.database, { name: 'part-picture', points: 600, seconds: 600 });
    while (await limit.take(NETWORK));
    expect(refusalOf(await get(part?.picture ?? ''))).toMatchObject({ status: 429 });
    expect((await get('/api/things/thing:guitar/picture')).statusCode).toBe(200);
  });

  it.each(['thing:zorblax', 'sword', 'role:zorblax', '..', 'thing:', '%00', 'x'.repeat(9000)])(
    'has no picture of %s',
    async (id) => {
      expect(refusalOf(await get(`/api/things/${id}/picture`)).status).toBe(404);
    },
  );

  it('answers 404 for an unknown part', async () => {
    expect(refusalOf(await get('/api/things/thing:zorblax/picture'))).toEqual(notFoundRefusal('Thing'));
  });

  it('refuses an unknown thing in a design', async () => {
    const robin = await signUp(running.app);
    const { sourceImage } = await uploadPhoto(robin);
    const design = { parts: { added: ['guitar', 'zorblax'] } };
    const common = { sourceImage, templateId: 'template1', design };
    for (const [url, payload] of [
      ['/api/toytwins', { ...common, prompt: 'A knight', tier: 'basic' }],
      ['/api/mock-ups', { ...common, description: 'A knight' }],
    ] as const) {
      expect(refusalOf(await robin.call({ method: 'POST', url, payload }))).toEqual({
        status: 400,
        code: 'bad_request',
        field: 'design.parts.added',
        message: 'This choice is not offered. Please choose another one.',
      });
    }
  });

  it.each([
    ['read-description', () => send({ description: 'A knight' })],
    ['things', () => get('/api/things')],
  ])('is rate-limited per network: %s', async (name, call) => {
    const limit = createLimit(running.services.database, { name, points: 1200, seconds: 600 });
    for (let time = 0; time < 1199; time += 1) await limit.take(NETWORK);
    await call();
    while (await limit.take(NETWORK));
    const answer = await call();
    expect(refusalOf(answer)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
    await limit.clear(NETWORK);
    expect((await call()).statusCode).toBe(200);
  });
});

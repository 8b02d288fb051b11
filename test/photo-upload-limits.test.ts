import { PassThrough } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLimit } from '#services/limits/index.ts';
import { type RunningApp, startApp } from './app.ts';
import { drawnPhoto, multipart, uploadPhoto } from './order.ts';
import { type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

const plainPhoto = sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#d9a07a' } });

describe('photo uploads of many people', () => {
  let running: RunningApp;
  let robin: Person;
  beforeAll(async () => {
    running = await startApp({ workers: false });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  it('admits four concurrent uploads per user, and the next when one has ended', async () => {
    const { headers, payload } = multipart(await drawnPhoto(), 'me.jpg', 'image/jpeg');
    // Async, because `inject` sends a request only once it is awaited.
    const call = async (person: Person, body: Buffer | PassThrough) =>
      await person.call({ method: 'POST', url: '/api/photos', headers, payload: body });
    const begun = Array.from({ length: 5 }, () => {
      const body = new PassThrough();
      body.write(payload.subarray(0, 500));
      return { body, answer: call(robin, body) };
    });
    const first = await Promise.race(begun.map(({ answer }) => answer));
    expect(first.statusCode).toBe(429);
    expect(first.body).toContain('Several of your photos');
    const alex = await signUp(running.app);
    expect((await call(alex, payload)).statusCode).toBe(200);
    for (const { body } of begun) body.end(payload.subarray(500));
    const answers = await Promise.all(begun.map(({ answer }) => answer));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
    expect((await call(robin, payload)).statusCode).toBe(200);
  });

  it('serves everybody else while ten people send four slow photos each', async () => {
    const slow = multipart(await plainPhoto.avif({ effort: 0 }).toBuffer(), 'me.avif', 'image/avif');
    const usual = multipart(await drawnPhoto(), 'me.jpg');
    const call = async (person: Person, body: typeof slow) =>
      (await person.call({ method: 'POST', url: '/api/photos', ...body })).statusCode;
    const greedy = await Promise.all(Array.from({ length: 10 }, () => signUp(running.app)));
    const slowAnswers = greedy.flatMap((person) => Array.from({ length: 4 }, () => call(person, slow)));
    const others: number[] = [];
    for (let upload = 0; upload < 5; upload += 1) others.push(await call(robin, usual));
    expect(others).toEqual([200, 200, 200, 200, 200]);
    const statuses = await Promise.all(slowAnswers);
    // Four of a network wait or run at the same time; on a slow machine one may have ended before the last one comes.
    const ends = Object.groupBy(statuses, (status) => status);
    expect(Object.keys(ends)).toEqual(['200', '429']);
    expect(ends[200]?.length).toBeGreaterThanOrEqual(4);
    expect(ends[429]?.length).toBeGreaterThan(20);
  });

  it('answers refused photos of one sender one after another, and of everybody else at once', async () => {
    const [greedy, other] = await Promise.all([signUp(running.app), signUp(running.app)]);
    const noPhoto = multipart(Buffer.from('a letter'), 'me.jpg');
    const told: string[] = [];
    const send = async (person: Person, name: string) => {
      await person.call({ method: 'POST', url: '/api/photos', ...noPhoto });
      told.push(name);
    };
    // A quarter of a second apart: the last is told long after a slow machine has answered somebody else.
    const refused = Array.from({ length: 18 }, (_, number) => send(greedy, `${number}`));
    await refused[0];
    await send(other, 'other');
    await Promise.all(refused);
    expect(told).toHaveLength(19);
    expect(told.indexOf('other')).toBeLessThan(18);
  });

  it.each([
    ['photo-upload', 120, 'POST', '/api/photos'],
    ['photo-check', 240, 'POST', '/api/photos/check'],
  ] as const)('refuses one person who has sent very many: %s', async (name, points, method, url) => {
    const person = await signUp(running.app);
    const { sourceImage } = await uploadPhoto(person);
    const limit = createLimit(running.services.database, { name, points, seconds: 600 });
    while (await limit.take(person.uid));
    const answer = await person.call({ method, url, payload: { sourceImage } });
    expect(refusalOf(answer)).toMatchObject({ status: 429, code: 'too_many_requests' });
  });
});

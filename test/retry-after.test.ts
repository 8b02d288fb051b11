import { glob, readFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import type { Preview } from '@toy-twin/studio';
import { drawPortrait } from '@toy-twin/studio/fixtures';
import { eq } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { RateLimiterDrizzle } from 'rate-limiter-flexible';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Photo } from '#features/photos/contract.ts';
import { boxTask } from '#features/previews/server/draw-preview.ts';
import { trialPhoto } from '#features/trial/contract.ts';
import { authUsers } from '#services/identity/tables.ts';
import { hashKey } from '#services/limits/count.ts';
import { type RunningApp, startApp } from './app.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { cookieOf, identityCalls } from './identity-calls.ts';
import {
  callsByNetwork,
  callsByPerson,
  identityCallsOfLimits,
  LIMITS_OF_THEIR_OWN,
  REFUSING_PLACES,
  SILENT_COUNTERS,
  TOKEN,
} from './limited-calls.ts';
import { multipart, uploadPhoto } from './order.ts';
import { PASSWORD, type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

/** Every counter that the product has created, by its name. */
const counters = vi.hoisted(() => new Map<string, RateLimiterDrizzle>());
vi.mock('rate-limiter-flexible', async (importOriginal) => {
  const library = await importOriginal<typeof import('rate-limiter-flexible')>();
  class RecordedLimiter extends library.RateLimiterDrizzle {
    constructor(...given: ConstructorParameters<typeof library.RateLimiterDrizzle>) {
      super(...given);
      counters.set(String(given[0].keyPrefix), this);
    }
  }
  return { ...library, RateLimiterDrizzle: RecordedLimiter };
});

/** While it is set, calls that sleep wait for it in place of their time. */
const held = vi.hoisted((): { until?: Promise<void> | undefined } => ({}));
vi.mock('node:timers/promises', async (importOriginal) => {
  const timers = await importOriginal<typeof import('node:timers/promises')>();
  const setTimeout: typeof timers.setTimeout = async (milliseconds, value, options) => {
    if (!held.until) return timers.setTimeout(milliseconds, value, options);
    await held.until;
    return value as never;
  };
  return { ...timers, setTimeout };
});

/** While it is set, the studio's threads wait for it before they draw for previews. */
const busy = vi.hoisted((): { until?: Promise<void> | undefined } => ({}));
vi.mock('../packages/studio/threads/create-threads.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../packages/studio/threads/create-threads.ts')>();
  function hold<Task, Answer>(work: (task: Task) => Promise<Answer>) {
    return async (task: Task) => {
      await busy.until;
      return work(task);
    };
  }
  const createStudioThreads: typeof original.createStudioThreads = (options) => {
    const threads = original.createStudioThreads(options);
    return {
      ...threads,
      checkPhoto: hold(threads.checkPhoto),
      renderPreview: hold(threads.renderPreview),
      renderChoices: hold(threads.renderChoices),
      renderTurning: hold(threads.renderTurning),
    };
  };
  return { ...original, createStudioThreads };
});

const BOX = { templateId: 'template1', description: 'A sailor' } as const;
/** How a place says that it refuses. Comparisons are left out: they are about the answers of others. */
const REFUSAL = /'too_many_requests'|\btooMany\(|: 429\b|\(429\)/g;

describe('refusals for too many calls say when to come again', () => {
  let running: RunningApp;
  let robin: Person;
  let portrait: Buffer;
  beforeAll(async () => {
    running = await startApp({ workers: false });
    [robin, portrait] = await Promise.all([signUp(running.app), drawPortrait({ seed: 21 })]);
    // Both take time, and are not what this is about: what may spoil a photo, and the least time of an answer.
    vi.spyOn(running.services.imaging.preview, 'checkPhoto').mockResolvedValue({ concerns: [], faces: [] });
    held.until = Promise.resolve();
  });
  afterAll(async () => {
    held.until = undefined;
    await running.close();
  });

  let networks = 0;
  const newAddress = () => {
    networks += 1;
    return `203.0.113.${networks}`;
  };
  const { post } = identityCalls(() => running);
  const call = async (options: InjectOptions) => await running.app.inject(options);

  /** Uses up what a key has of a limit. Where a delay grows with it, the delay has begun. */
  async function spend(limit: string, key: string): Promise<void> {
    for (const name of [limit, `${limit}-wait`]) await counters.get(name)?.penalty(hashKey(key), 10_000);
  }

  function expectSeconds(answer: LightMyRequestResponse): void {
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  }

  function expectRefusal(answer: LightMyRequestResponse): void {
    expectSeconds(answer);
    expect(refusalOf(answer)).toMatchObject({ status: 429, code: 'too_many_requests' });
  }

  /** The embedded identity's own words, as its clients know them. */
  function expectIdentityRefusal(answer: LightMyRequestResponse): void {
    expectSeconds(answer);
    const body = z.strictObject({ code: z.literal('TOO_MANY_REQUESTS'), message: z.string().min(1) });
    expect(body.safeParse(answer.json()).error).toBeUndefined();
  }

  async function sendTrialPhoto(remoteAddress: string): Promise<string> {
    const form = multipart(portrait, 'me.jpg');
    const answer = await call({ method: 'POST', url: '/api/try/photos', remoteAddress, ...form });
    return trialPhoto.parse(answer.json()).token;
  }

  it('at every limit: this test knows all counters', () => {
    const known = [...callsByPerson, ...callsByNetwork, ...identityCallsOfLimits].map(({ limit }) => limit);
    const names = new Set([...counters.keys()].map((name) => name.replace(/-wait$/, '')));
    expect([...names].sort()).toEqual(
      [...new Set([...known, ...LIMITS_OF_THEIR_OWN, ...SILENT_COUNTERS])].sort(),
    );
  });

  it('at every place that makes a 429: this test knows all of them', async () => {
    const found: Record<string, number> = {};
    const exclude = ['**/node_modules/**', '**/*.test.ts', 'src/web/**', 'src/features/*/web/**'];
    for await (const file of glob('{src,packages}/**/*.{ts,tsx}', { exclude })) {
      const times = (await readFile(file, 'utf8')).match(REFUSAL)?.length;
      if (times) found[file] = times;
    }
    const known = Object.entries(REFUSING_PLACES).map(([file, [times]]) => [file, times]);
    expect(found).toEqual(Object.fromEntries(known));
  });

  it.each(callsByPerson)('by person: $limit, $method $url', async ({ limit, ...options }) => {
    await spend(limit, robin.uid);
    expectRefusal(await robin.call(options));
  });

  it('by network: all calls without an account', async () => {
    const token = await sendTrialPhoto(newAddress());
    for (const { limit, url, method, payload } of callsByNetwork) {
      const remoteAddress = newAddress();
      await spend(limit, remoteAddress);
      const body = payload && JSON.parse(JSON.stringify(payload).replace(TOKEN, token));
      expectRefusal(await call({ method, url: url.replace(TOKEN, token), payload: body, remoteAddress }));
    }
  });

  it('by network: reports, answered with a page', async () => {
    const remoteAddress = newAddress();
    await spend('report', remoteAddress);
    const answer = await call({ method: 'POST', url: '/s/none/report', payload: {}, remoteAddress });
    expectSeconds(answer);
    expect(answer.body).toContain('Please wait a while before you send another one.');
  });

  it('by place: passkeys that are asked for', async () => {
    const remoteAddress = newAddress();
    await spend('passkey', remoteAddress);
    const url = '/api/auth/passkey/generate-authenticate-options';
    expectIdentityRefusal(await call({ method: 'GET', url, remoteAddress }));
  });

  it('by place: pages of Google and Apple that are asked for', async () => {
    const remoteAddress = newAddress();
    await spend('provider', remoteAddress);
    expectIdentityRefusal(await post('sign-in/social', { provider: 'google' }, { remoteAddress }));
  });

  it('by person: codes for those whose address is confirmed', async () => {
    const kim = await signUp(running.app);
    const confirmed = { emailVerified: true };
    await running.services.database.update(authUsers).set(confirmed).where(eq(authUsers.id, kim.uid));
    await spend('own-login-mails', kim.uid);
    expectRefusal(await kim.call({ method: 'POST', url: '/api/users/me/code' }));
  });

  it('by person: presents, of a toy twin that is theirs', async () => {
    const kim = await signUp(running.app);
    const { id } = await finishToytwin(running, kim);
    await spend('present', kim.uid);
    const payload = { recipient: 'Kim', greeting: 'For you', day: '2027-01-31', offset: 0 };
    expectRefusal(await kim.call({ method: 'POST', url: `/api/toytwins/${id}/presents`, payload }));
  });

  describe('by address, place or device', () => {
    let cookies: { name: string; value: string }[];
    beforeAll(async () => {
      ({ cookies } = await post('sign-in/email', { email: robin.email, password: PASSWORD }));
    });

    it.each(identityCallsOfLimits)('$limit', async ({ limit, path, keyOf }) => {
      const { email } = robin;
      const place = newAddress();
      const nonce = cookies.find(({ name }) => name === 'toytwin.device')?.value.split('.')[0];
      await spend(limit, keyOf({ email, place, device: `${nonce} ${email}` }));
      const cookie = limit.endsWith('-device') ? cookieOf(cookies) : '';
      const headers = { origin: 'http://localhost:4000', cookie };
      const payload = { email, password: PASSWORD, name: 'Robin' };
      expectIdentityRefusal(await post(path, payload, { remoteAddress: place, headers }));
    });
  });

  it('at sign-ups of a place that asks for registered addresses', async () => {
    const remoteAddress = newAddress();
    await spend('registered-address', remoteAddress);
    const { promise, resolve } = Promise.withResolvers<void>();
    held.until = promise;
    const ask = async () =>
      await post(
        'sign-up/email',
        { email: 'kim@example.com', password: 'aaaaaaaa', name: 'Kim' },
        { remoteAddress },
      );
    const answers = Array.from({ length: 29 }, ask);
    const first = await Promise.race(answers);
    resolve();
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expectIdentityRefusal(first);
    expect(statuses.filter((status) => status === 400)).toHaveLength(28);
  });

  it('while several photos of one sender are being uploaded, with an account and without', async () => {
    const { headers, payload } = multipart(portrait, 'me.jpg');
    const kim = await signUp(running.app);
    const remoteAddress = newAddress();
    const senders = [
      {
        most: 4,
        send: (body: PassThrough) => kim.call({ method: 'POST', url: '/api/photos', headers, payload: body }),
      },
      {
        most: 4,
        send: (body: PassThrough) =>
          call({ method: 'POST', url: '/api/try/photos', headers, payload: body, remoteAddress }),
      },
    ];
    for (const { most, send } of senders) {
      const begun = Array.from({ length: most + 1 }, () => {
        const body = new PassThrough();
        body.write(payload.subarray(0, 500));
        // Async, because `inject` sends a request only once it is awaited.
        return { body, answer: (async () => await send(body))() };
      });
      expectRefusal(await Promise.race(begun.map(({ answer }) => answer)));
      for (const { body } of begun) body.end(payload.subarray(500));
      await Promise.all(begun.map(({ answer }) => answer));
    }
  });

  it('while slow photos of one person or one network are being read', async () => {
    // The smallest AVIF that is decoded at the slow pace, and one person more than a network may have.
    const create = { width: 1000, height: 1000, channels: 3, background: '#d9a07a' } as const;
    const avif = await sharp({ create }).avif({ effort: 0 }).toBuffer();
    const people = await Promise.all(Array.from({ length: 5 }, () => signUp(running.app)));
    const send = async (person: Person) =>
      await person.call({ method: 'POST', url: '/api/photos', ...multipart(avif, 'me.avif') });
    const answers = await Promise.all([...people, ...people].map(send));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    for (const answer of refused) expectRefusal(answer);
    const messages = new Set(refused.map((answer) => refusalOf(answer).message));
    expect([...messages].sort()).toEqual([
      expect.stringContaining('Several large photos from your network'),
      expect.stringContaining('Your last photo is still being processed'),
    ]);
  });

  it('while the trial draws its maximum of previews', async () => {
    const remoteAddress = newAddress();
    const token = await sendTrialPhoto(remoteAddress);
    const { promise, resolve } = Promise.withResolvers<Preview>();
    const drawing = vi.spyOn(running.services.imaging.preview, 'drawPreview').mockReturnValue(promise);
    const payload = { token, templateId: 'template1', description: 'A sailor' };
    const draw = () => call({ method: 'POST', url: '/api/try/mock-ups', payload, remoteAddress });
    const answers = Array.from({ length: 17 }, draw);
    const first = await Promise.race(answers);
    resolve({ picture: new Uint8Array(), head: undefined });
    await Promise.all(answers);
    drawing.mockRestore();
    expectRefusal(first);
  });

  describe('while the studio has much to draw', () => {
    let kim: Person;
    let photo: Photo;
    beforeAll(async () => {
      vi.restoreAllMocks();
      kim = await signUp(running.app);
      photo = await uploadPhoto(kim, portrait);
      // Reads the face, so that the others wait for their drawings alone.
      await drawing('drawPreview', 'first', new AbortController().signal);
      busy.until = new Promise(() => undefined);
    });
    afterAll(() => {
      busy.until = undefined;
    });

    /** How others ask for the same as a call, past HTTP: one is served, 32 may wait. */
    const queues: {
      url: string;
      wishes: object;
      ask: (other: string, left: AbortSignal) => Promise<unknown>;
    }[] = [
      { url: '/api/mock-ups', wishes: BOX, ask: (...asked) => drawing('drawPreview', ...asked) },
      { url: '/api/mock-ups/turning', wishes: BOX, ask: (...asked) => drawing('drawTurning', ...asked) },
      {
        url: '/api/look-choices',
        wishes: { field: 'hair' },
        ask: (other, left) =>
          running.services.imaging.preview.drawChoices(other, { photo: portrait, field: 'hair' }, left),
      },
      {
        url: '/api/photos/check',
        wishes: {},
        ask: (other, left) => running.services.imaging.preview.checkPhoto(other, portrait, left),
      },
    ];
    function drawing(draw: 'drawPreview' | 'drawTurning', other: string, left: AbortSignal) {
      const { imaging } = running.services;
      return imaging.preview[draw](
        other,
        boxTask(imaging, { id: other, bytes: portrait, serial: 1 }, BOX),
        left,
      );
    }

    it.each(queues)('$url', async ({ url, wishes, ask }) => {
      const left = new AbortController();
      const others = Array.from({ length: 34 }, (_, other) => ask(`person ${other}`, left.signal));
      await expect(Promise.race(others), 'one more than there is room for').rejects.toMatchObject({
        code: 'too_many_requests',
      });
      const payload = { sourceImage: photo.sourceImage, ...wishes };
      const answer = await kim.call({ method: 'POST', url, payload });
      left.abort();
      expectRefusal(answer);
    });
  });
});

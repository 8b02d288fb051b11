import { BOTTOM_CHOICES, FACIAL_HAIR, TOP_CHOICES } from '@toy-twin/studio/look';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Photo } from '#features/photos/contract.ts';
import { createLimit } from '#services/limits/index.ts';
import type { RunningApp } from './app.ts';
import { type Person, signUp } from './person.ts';
import { startWithPortrait } from './portrait-app.ts';
import { notFoundRefusal, refusalOf } from './refusal.ts';

const HEAD = 128;

describe('heads of look choices', () => {
  let running: RunningApp;
  let robin: Person;
  let photo: Photo;
  beforeAll(async () => {
    ({ running, robin, photo } = await startWithPortrait());
  });
  afterAll(() => running.close());

  const ask = (wishes: object, person = robin) =>
    person.call({
      method: 'POST',
      url: '/api/look-choices',
      payload: { sourceImage: photo.sourceImage, field: 'facialHair', ...wishes },
    });
  const headOf = (row: Buffer, place: number) =>
    sharp(row)
      .extract({ left: place * HEAD, top: 0, width: HEAD, height: HEAD })
      .raw()
      .toBuffer();

  it('are one private row that is not stored: as in the photo, then each choice', async () => {
    const answer = await ask({});
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    });
    const row = answer.rawPayload;
    expect(await sharp(row).metadata()).toMatchObject({
      format: 'webp',
      width: HEAD * (FACIAL_HAIR.length + 1),
      height: HEAD,
    });
    const beard = FACIAL_HAIR.findIndex(({ id }) => id === 'long-beard') + 1;
    expect((await headOf(row, beard)).equals(await headOf(row, 1))).toBe(false);
  });

  it('keep the other choices of the look', async () => {
    const [plain, red] = [await ask({}), await ask({ look: { hair: 'afro', hairColour: '#ff0000' } })];
    expect((await headOf(red.rawPayload, 0)).equals(await headOf(plain.rawPayload, 0))).toBe(false);
  });

  it.each([
    ['top', TOP_CHOICES],
    ['bottom', BOTTOM_CHOICES],
  ] as const)('are a half of the figure for each %s, in the chosen skin', async (field, list) => {
    const [row, dark] = [await ask({ field }), await ask({ field, look: { skin: '10' } })];
    expect(row.statusCode).toBe(200);
    expect(await sharp(row.rawPayload).metadata()).toMatchObject({
      width: HEAD * (list.length + 1),
      height: HEAD,
    });
    const [first, last] = [1, list.length];
    expect((await headOf(row.rawPayload, first)).equals(await headOf(row.rawPayload, last))).toBe(false);
    expect((await headOf(dark.rawPayload, last)).equals(await headOf(row.rawPayload, last))).toBe(false);
  });

  it.each([
    [{ field: 'skin' }, 'field'],
    [{ field: 'shoes' }, 'field'],
    [{ look: { top: 'toga' } }, 'look.top'],
    [{ look: { bottom: 'none' } }, 'look.bottom'],
    [{ look: { glasses: 'monocle' } }, 'look.glasses'],
    [{ sourceImage: undefined }, 'sourceImage'],
  ])('refuses %o', async (wishes, field) => {
    expect(refusalOf(await ask(wishes))).toMatchObject({ status: 400, code: 'bad_request', field });
  });

  it("refuses another user's photo, and nobody", async () => {
    const kim = await signUp(running.app);
    expect(refusalOf(await ask({}, kim))).toEqual(notFoundRefusal('Photo'));
    const payload = { sourceImage: photo.sourceImage, field: 'hair' };
    const answer = await running.app.inject({ method: 'POST', url: '/api/look-choices', payload });
    expect(refusalOf(answer)).toMatchObject({ status: 401 });
  });

  it('are rate-limited per user', async () => {
    const kim = await signUp(running.app);
    const limit = createLimit(running.services.database, { name: 'look-choices', points: 600, seconds: 600 });
    while (await limit.take(kim.uid));
    const answer = await ask({}, kim);
    expect(refusalOf(answer)).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      message: 'Too many previews. Please wait a few minutes.',
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
  });
});

import { PACKS } from '@toy-twin/studio';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toytwins, versions } from '../../src/features/toytwins/tables.ts';
import {
  openAiError,
  openAiUserError,
  partialPictures,
  pictureAnswer,
  startOpenAi,
} from './models/openai-wire.ts';
import { paintedPicture } from './models/pictures.ts';
import { CHARGED, NOT_CHARGED, openShop, PATIENCE, type Shop } from './models/shop.ts';

const FAILED = 'Failed to process your Toy Twin. Your payment has NOT been charged.';
const REFUSED = `${FAILED} The image service declined to draw this. Please change the description or choose another photo.`;

describe('IMAGE_ENGINE=openai', { timeout: PATIENCE + 20_000 }, () => {
  let openai: Awaited<ReturnType<typeof startOpenAi>>;
  let shop: Shop;
  beforeAll(async () => {
    openai = await startOpenAi();
    shop = await openShop({ IMAGE_ENGINE: 'openai', IMAGE_TIMEOUT_SECONDS: '15', ...openai.variables });
  });
  beforeEach(() => openai.reset());
  afterAll(async () => {
    await shop.close();
    await openai.close();
  });

  async function storedPicture(toytwinId: string): Promise<Uint8Array> {
    const { database, storage } = shop.running.services;
    const rows = await database.select().from(versions);
    const row = rows.findLast((version) => version.toytwinId === toytwinId);
    return storage.getBytes(row?.packagedKey ?? '');
  }

  it('makes a basic toy twin from the photo and the studio’s layout, and prints our text on it', async () => {
    const { toytwin, order, atProvider, events } = await shop.order({ prompt: 'Drummer with a red cape' });
    expect(toytwin).toMatchObject({ status: 'completed', threeDModelUrl: null });
    expect(order).toMatchObject({ status: 'captured', amount: 199 });
    expect(atProvider).toEqual(CHARGED(199));
    expect(events).toMatchObject([
      { engine: 'openai', model: 'gpt-image-2', kind: 'packaged', outcome: 'made', cents: 5.3 },
    ]);
    expect(openai.seen.descriptions).toEqual([]);
    expect(openai.seen.edits).toHaveLength(1);
    const [edit] = openai.seen.edits;
    expect(edit?.prompt).toContain('Drummer with a red cape');
    const { database, storage } = shop.running.services;
    const row = (await database.select().from(toytwins)).find(({ id }) => id === toytwin.id);
    expect(Buffer.from(edit?.images[0] ?? [])).toEqual(
      Buffer.from(await storage.getBytes(row?.photoKey ?? '')),
    );
    expect(await sharp(edit?.images[1]).metadata()).toMatchObject({
      format: 'png',
      width: 1024,
      height: 1024,
    });
    await expectPrinted(await storedPicture(toytwin.id));
  });

  /** Expects the model's picture at full size, unchanged except for the labels. */
  async function expectPrinted(stored: Uint8Array) {
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'png', width: 1536, height: 1536 });
    const raw = (input: Uint8Array) => sharp(input).removeAlpha().resize(1536).raw().toBuffer();
    const [before, after] = await Promise.all([raw(Buffer.from(openai.picture, 'base64')), raw(stored)]);
    const changed = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => {
      let count = 0;
      for (let row = y; row < y + height; row += 4) {
        for (let column = x; column < x + width; column += 4) {
          const at = (row * 1536 + column) * 3;
          if (Math.abs((before[at] ?? 0) - (after[at] ?? 0)) > 12) count += 1;
        }
      }
      return count / ((width / 4) * (height / 4));
    };
    expect(changed(PACKS['action-figure'].labels.header)).toBeGreaterThan(0.5);
    expect(changed(PACKS['action-figure'].labels.footer)).toBeGreaterThan(0.5);
    expect(changed({ x: 300, y: 480, width: 900, height: 700 })).toBe(0);
  }

  it('makes both pictures of a premium toy twin, and the 3D file ourselves', async () => {
    const { toytwin, order, atProvider, events } = await shop.order({
      tier: 'premium',
      templateId: 'template2',
    });
    expect(toytwin).toMatchObject({
      status: 'completed',
      threeDModelUrl: expect.any(String),
      modelFileUrl: expect.any(String),
    });
    expect(order.status).toBe('captured');
    expect(atProvider).toEqual(CHARGED(499));
    expect(events.map(({ kind }) => kind).sort()).toEqual(['character', 'packaged']);
    expect(openai.seen.edits).toHaveLength(2);
  });

  it.each([
    ['by its safety system', openAiError(400, 'moderation_blocked', 'image_generation_user_error')],
    ['as a user error without a code', openAiUserError()],
  ])('releases the payment when the model refuses %s, and says what can be done', async (_how, answer) => {
    openai.script.pictures.always(answer);
    const { toytwin, order, atProvider, outcomes } = await shop.order();
    expect(toytwin).toMatchObject({ status: 'failed', failureMessage: REFUSED, packagedImageUrl: null });
    expect(order).toMatchObject({
      status: 'released',
      reason: 'The image service declined to draw it.',
      capturedAt: null,
    });
    expect(atProvider).toEqual(NOT_CHARGED);
    expect(outcomes).toEqual(['refused']);
    expect(openai.seen.edits).toHaveLength(1);
  });

  it('waits as long as a busy service requests', async () => {
    const busy = openAiError(429, 'rate_limit_exceeded', 'requests', { 'retry-after': '2' });
    openai.script.pictures.plan(busy, busy);
    const { order, atProvider, outcomes } = await shop.order();
    expect(order.status).toBe('captured');
    expect(atProvider).toEqual(CHARGED(199));
    expect(outcomes).toEqual(['busy', 'busy', 'made']);
  });

  it('retries a broken service, and one that cuts the connection', async () => {
    openai.script.pictures.plan(openAiError(500, 'server_error'), 'break');
    const { order, outcomes } = await shop.order();
    expect(order.status).toBe('captured');
    expect(outcomes).toEqual(['down', 'down', 'made']);
  });

  it('times out a hanging service, and retries', async () => {
    openai.script.pictures.plan('hang');
    const { order, atProvider, outcomes } = await shop.order();
    expect(order.status).toBe('captured');
    expect(atProvider).toEqual(CHARGED(199));
    expect(outcomes).toEqual(['slow', 'made']);
  });

  it.each([
    [
      'invalid base64, or no picture',
      async () => [pictureAnswer('%%%not base64%%%'), pictureAnswer(Buffer.from('hello').toString('base64'))],
    ],
    [
      'a small picture or a wide one',
      async () => [
        pictureAnswer((await paintedPicture(512)).toString('base64')),
        pictureAnswer((await paintedPicture(1536, 1024)).toString('base64')),
      ],
    ],
    [
      'half a picture, or none at all',
      async () => [
        pictureAnswer((await paintedPicture()).subarray(0, 9_000).toString('base64')),
        { status: 200, body: { created: 1, data: [] } },
      ],
    ],
    ['partial pictures only', async () => [partialPictures(openai.picture), partialPictures(openai.picture)]],
  ])('rejects %s', async (_name, answers) => {
    openai.script.pictures.plan(...(await answers()));
    const { order, atProvider, outcomes } = await shop.order();
    expect(order.status).toBe('captured');
    expect(atProvider).toEqual(CHARGED(199));
    expect(outcomes).toEqual(['broken', 'broken', 'made']);
  });

  it('does not pay again for a stored picture', async () => {
    openai.script.pictures.plan(pictureAnswer(openai.picture), pictureAnswer('AAAA'));
    const { order, events } = await shop.order({ tier: 'premium' });
    expect(order.status).toBe('captured');
    const [stored, broken, again] = events;
    expect(events.map(({ outcome }) => outcome)).toEqual(['made', 'broken', 'made']);
    expect(again?.kind).toBe(broken?.kind);
    expect(stored?.kind).not.toBe(broken?.kind);
  });

  it('releases the payment immediately if our own account is rejected, and does not tell the buyer why', async () => {
    openai.script.pictures.always(openAiError(429, 'insufficient_quota', 'insufficient_quota'));
    const { toytwin, order, atProvider, outcomes } = await shop.order();
    expect(toytwin).toMatchObject({ status: 'failed', failureMessage: FAILED });
    expect(order).toMatchObject({ status: 'released', reason: 'The toy twin could not be made.' });
    expect(atProvider).toEqual(NOT_CHARGED);
    expect(outcomes).toEqual(['misconfigured']);
  });

  it('releases the payment after three unusable answers', async () => {
    openai.script.pictures.always(pictureAnswer('AAAA'));
    const { toytwin, atProvider, outcomes } = await shop.order();
    expect(toytwin).toMatchObject({ status: 'failed', failureMessage: FAILED });
    expect(atProvider).toEqual(NOT_CHARGED);
    expect(outcomes).toEqual(['broken', 'broken', 'broken']);
  });

  it('names the company that receives the photo', async () => {
    const config = await shop.running.app.inject({ url: '/api/config' });
    expect(config.json()).toMatchObject({ photoProcessors: ['openai'] });
  });
});

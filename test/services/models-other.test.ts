import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { described, startOpenAi } from './models/openai-wire.ts';
import { CHARGED, NOT_CHARGED, openShop, PATIENCE } from './models/shop.ts';

const FAILED = 'Failed to process your Toy Twin. Your payment has NOT been charged.';

describe('other image models', { timeout: PATIENCE + 20_000 }, () => {
  let openai: Awaited<ReturnType<typeof startOpenAi>>;
  beforeAll(async () => {
    openai = await startOpenAi();
  });
  beforeEach(() => openai.reset());
  afterAll(() => openai.close());

  it('get a description of the face if they accept no photo', async () => {
    const shop = await openShop({ IMAGE_ENGINE: 'openai', IMAGE_MODEL: 'dall-e-3', ...openai.variables });
    const { order, atProvider, events } = await shop.order();
    await shop.close();
    expect(order.status).toBe('captured');
    expect(atProvider).toEqual(CHARGED(199));
    expect(openai.seen.descriptions).toMatchObject([{ max_output_tokens: 300, store: false }]);
    expect(openai.seen.generations).toMatchObject([{ quality: 'hd', size: '1024x1024' }]);
    expect(openai.seen.generations[0]?.prompt).toContain('A round face. Brown hair.');
    expect(openai.seen.edits).toEqual([]);
    expect(events).toMatchObject([{ model: 'dall-e-3', cents: undefined }]);
  });

  it('use a truncated description, and sell no toy without one', async () => {
    const shop = await openShop({ IMAGE_ENGINE: 'openai', IMAGE_MODEL: 'dall-e-3', ...openai.variables });
    openai.script.descriptions.always(described(`A round\0 face. ${'Brown hair. '.repeat(5_000)}`));
    expect((await shop.order()).order.status).toBe('captured');
    expect(openai.seen.generations[0]?.prompt).toContain(
      'Their face: "A round face. Brown hair. Brown hair. ',
    );
    openai.script.descriptions.always(described("I'm sorry, I can't help with identifying people."));
    const { toytwin, atProvider } = await shop.order();
    await shop.close();
    expect(toytwin).toMatchObject({
      status: 'failed',
      failureMessage: expect.stringContaining('declined to draw'),
    });
    expect(atProvider).toEqual(NOT_CHARGED);
    expect(openai.seen.generations).toHaveLength(1);
  });

  it.each([
    // 800 tokens in, 1056 out.
    ['gpt-image-1.5', 'high', { quality: 'high', fidelity: 'high' }, 13.3],
    ['gpt-image-2.5-flare', 'xhigh', { quality: 'xhigh', fidelity: undefined }, 3.81],
    ['gpt-image-9', 'max', { quality: 'max', fidelity: undefined }, undefined],
  ])('are called as they like it: %s with the quality %s', async (model, quality, asked, cents) => {
    const shop = await openShop({
      ...{ IMAGE_ENGINE: 'openai', IMAGE_MODEL: model, IMAGE_QUALITY: quality },
      ...openai.variables,
    });
    const { order, events } = await shop.order();
    await shop.close();
    expect(order.status).toBe('captured');
    expect(openai.seen.edits).toMatchObject([asked]);
    expect(events).toMatchObject([{ model, outcome: 'made', cents }]);
  });

  it('print the text themselves if configured', async () => {
    const shop = await openShop({
      IMAGE_ENGINE: 'openai',
      IMAGE_TEXT: 'model',
      IMAGE_PRICE_CENTS: '7.5',
      ...openai.variables,
    });
    const { order, events } = await shop.order({ prompt: 'Baker with a loaf' });
    await shop.close();
    expect(order.status).toBe('captured');
    expect(events).toMatchObject([{ cents: 7.5 }]);
    expect(openai.seen.edits[0]?.prompt).toMatch(
      /Print exactly these words.*"No\. 001".*"Baker with a loaf"/,
    );
  });

  it('release the payment if the key is wrong', async () => {
    const shop = await openShop({
      IMAGE_ENGINE: 'openai',
      MODERATION: 'words',
      ...openai.variables,
      OPENAI_API_KEY: 'sk-wrong',
    });
    const { toytwin, atProvider, outcomes } = await shop.order();
    await shop.close();
    expect(toytwin).toMatchObject({ status: 'failed', failureMessage: FAILED });
    expect(atProvider).toEqual(NOT_CHARGED);
    expect(outcomes).toEqual(['misconfigured']);
  });
});

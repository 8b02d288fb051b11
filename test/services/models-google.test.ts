import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blocked, googleError, noPicture, startGoogle, wordsOnly } from './models/google-wire.ts';
import { CHARGED, NOT_CHARGED, openShop, PATIENCE, type Shop } from './models/shop.ts';

const FAILED = 'Failed to process your Toy Twin. Your payment has NOT been charged.';
const REFUSED = `${FAILED} The image service declined to draw this. Please change the description or choose another photo.`;

describe('IMAGE_ENGINE=google', { timeout: PATIENCE + 20_000 }, () => {
  let google: Awaited<ReturnType<typeof startGoogle>>;
  let shop: Shop;
  beforeAll(async () => {
    google = await startGoogle();
    shop = await openShop({ IMAGE_ENGINE: 'google', IMAGE_TIMEOUT_SECONDS: '15', ...google.variables });
  });
  beforeEach(() => google.reset());
  afterAll(async () => {
    await shop.close();
    await google.close();
  });

  it('makes both tiers from the photo and the layout', async () => {
    const basic = await shop.order({ templateId: 'template3' });
    expect(basic.toytwin.status).toBe('completed');
    expect(basic.atProvider).toEqual(CHARGED(199));
    expect(basic.events).toMatchObject([{ engine: 'google', outcome: 'made', cents: 3.4 }]);
    const premium = await shop.order({ tier: 'premium' });
    expect(premium.toytwin).toMatchObject({ status: 'completed', threeDModelUrl: expect.any(String) });
    expect(premium.atProvider).toEqual(CHARGED(499));
    expect(google.seen).toHaveLength(3);
    expect(google.seen[0]?.prompt).toContain('Answer with the finished picture only.');
  });

  it.each([
    ['before it draws', blocked('PROHIBITED_CONTENT')],
    ['after it has drawn', noPicture('IMAGE_SAFETY')],
    ['without saying why', noPicture('NO_IMAGE')],
    ['for another reason', noPicture('IMAGE_OTHER')],
    ['in words', wordsOnly('I cannot draw this person.')],
    ['as an invalid argument', googleError(400, 'INVALID_ARGUMENT')],
  ])('releases the payment when the model refuses %s', async (_when, answer) => {
    google.pictures.always(answer);
    const { toytwin, atProvider, outcomes } = await shop.order();
    expect(toytwin).toMatchObject({ status: 'failed', failureMessage: REFUSED });
    expect(atProvider).toEqual(NOT_CHARGED);
    expect(outcomes).toEqual(['refused']);
  });

  it('waits for a busy service, and retries after an answer that broke off and after a hang', async () => {
    google.pictures.plan(
      googleError(429, 'RESOURCE_EXHAUSTED', { 'retry-after': '1' }),
      noPicture('MALFORMED_RESPONSE'),
      'hang',
    );
    const { order, atProvider, outcomes } = await shop.order();
    expect(order.status).toBe('captured');
    expect(atProvider).toEqual(CHARGED(199));
    expect(outcomes).toEqual(['busy', 'broken', 'slow', 'made']);
  });

  it('releases the payment, and does not blame the buyer, if the key is wrong', async () => {
    const variables = { ...google.variables, GOOGLE_GENERATIVE_AI_API_KEY: 'AIza-wrong' };
    const other = await openShop({ IMAGE_ENGINE: 'google', ...variables });
    const { toytwin, atProvider, outcomes } = await other.order();
    await other.close();
    expect(toytwin).toMatchObject({ status: 'failed', failureMessage: FAILED });
    expect(atProvider).toEqual(NOT_CHARGED);
    expect(outcomes).toEqual(['misconfigured']);
  });
});

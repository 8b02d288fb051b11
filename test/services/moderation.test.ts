import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { orders } from '../../src/features/checkout/tables.ts';
import { toytwin } from '../../src/features/toytwins/contract.ts';
import { checkImaging } from '../../src/services/imaging/check-imaging.ts';
import { checkModeration } from '../../src/services/moderation/check-moderation.ts';
import { type RunningApp, startApp } from '../app.ts';
import { openCheckout, uploadPhoto } from '../order.ts';
import { type Person, signUp } from '../person.ts';
import { refusalOf } from '../refusal.ts';
import { startGoogle } from './models/google-wire.ts';
import { openAiError, startOpenAi, verdict } from './models/openai-wire.ts';

let openai: Awaited<ReturnType<typeof startOpenAi>>;
beforeAll(async () => {
  openai = await startOpenAi();
});
beforeEach(() => openai.reset());
afterAll(() => openai.close());

describe('MODERATION=openai', () => {
  let running: RunningApp;
  let robin: Person;
  beforeAll(async () => {
    running = await startApp({ workers: false, variables: { MODERATION: 'openai', ...openai.variables } });
    robin = await signUp(running.app);
  });
  afterAll(async () => {
    // No test of a refusal may have opened a checkout.
    await running.close();
  });

  async function create(prompt: string) {
    const { sourceImage } = await uploadPhoto(robin);
    const payload = { sourceImage, templateId: 'template1', tier: 'basic', prompt };
    return robin.call({ method: 'POST', url: '/api/toytwins', payload });
  }
  const checkout = (toytwinId: string) =>
    robin.call({
      method: 'POST',
      url: '/api/payments/create-checkout',
      payload: { toytwinId, tier: 'basic' },
    });
  const allOrders = () => running.services.database.select().from(orders);

  it('sends text and photo to the provider, once each', async () => {
    const draft = toytwin.parse((await create('  A sailor with a parrot ')).json());
    await openCheckout(robin, draft);
    expect(openai.seen.moderations.map(({ type }) => type).sort()).toEqual(['image_url', 'text']);
    expect(openai.seen.moderations).toContainEqual({
      type: 'text',
      text: expect.stringContaining('A sailor with a parrot'),
    });
  });

  it('does not send text that our own list refuses', async () => {
    const answer = refusalOf(await create('A nazi'));
    expect(answer).toMatchObject({ code: 'content_refused', field: 'prompt' });
    expect(openai.seen.moderations.map(({ type }) => type)).not.toContain('text');
  });

  it.each([
    // Text that our own list accepts, so that the provider objects.
    ['sexual/minors', /sexualize children/],
    ['sexual', /nude or sexual/],
    ['hate/threatening', /hateful/],
    ['self-harm/intent', /show self-harm/],
    ['violence/graphic', /bloodshed/],
  ])('refuses a text for %s', async (category, words) => {
    openai.script.moderations.always(verdict(category));
    const answer = refusalOf(await create(`Harmless: ${[...category].reverse().join('')}`));
    expect(answer).toMatchObject({ status: 422, code: 'content_refused', field: 'prompt' });
    expect(answer.message).toMatch(words);
  });

  it('tells every reason for which a text is refused', async () => {
    openai.script.moderations.always(verdict('hate', 'hate/threatening', 'sexual'));
    expect(refusalOf(await create('Harmless in two ways')).message).toBe(
      'We do not make nude or sexual figures. We do not print hateful words or symbols on a toy. Please change your description.',
    );
  });

  it('accepts a knight who fights', async () => {
    openai.script.moderations.always(verdict('violence', 'harassment', 'illicit'));
    expect((await create('A knight who fights a dragon')).statusCode).toBe(201);
  });

  it('refuses a photo, and accepts another', async () => {
    const { id } = toytwin.parse((await create('A diver')).json());
    expect((await checkout(id)).statusCode).toBe(200);
    const before = await allOrders();
    openai.script.moderations.always(verdict('sexual'));
    // The text's verdict is cached; only the new photo is sent.
    const answer = refusalOf(await create('A diver'));
    expect(answer).toEqual({
      status: 422,
      code: 'content_refused',
      field: 'sourceImage',
      message: 'This photo seems to show nudity. Please choose another photo.',
    });
    expect(await allOrders()).toEqual(before);
  });

  it('retries a busy service once', async () => {
    openai.script.moderations.plan(openAiError(429, 'rate_limit_exceeded'));
    expect((await create('A gardener with tulips')).statusCode).toBe(201);
  });

  it.each([
    ['is down', openAiError(503, 'server_error')],
    ['cuts the connection', 'break' as const],
    ['refuses our key', openAiError(401, 'invalid_api_key')],
    ['answers something unknown', { status: 200, body: { results: [] } }],
  ])('opens no checkout while the service %s', async (name, answer) => {
    const before = await allOrders();
    openai.script.moderations.always(answer);
    const refusal = refusalOf(await create(`A baker while it ${name}`));
    expect(refusal).toMatchObject({ status: 503, code: 'unavailable' });
    expect(refusal.message).toMatch(/nothing was charged.*try again/);
    expect(await allOrders()).toEqual(before);
    openai.script.moderations.clear();
    expect((await create(`A baker while it ${name}`)).statusCode).toBe(201);
  });
});

describe('doctor', () => {
  it('looks up the model without making a picture', async () => {
    const hosted = readConfig({ IMAGE_ENGINE: 'openai', ...openai.variables });
    expect(await checkImaging(hosted)).toBe('OpenAI gpt-image-2, 5.3 cents per picture');
    expect(await checkModeration(hosted)).toMatch(/then OpenAI's moderation/);
    expect(openai.seen.edits).toEqual([]);
  });

  it('reports the problem without the key', async () => {
    const wrongKey = readConfig({ IMAGE_ENGINE: 'openai', ...openai.variables, OPENAI_API_KEY: 'sk-wrong' });
    await expect(checkImaging(wrongKey)).rejects.toThrow(/refuses the key; check OPENAI_API_KEY/);
    await expect(checkModeration(wrongKey)).rejects.toThrow(/answered 401; check OPENAI_API_KEY/);
    const wrongModel = readConfig({
      IMAGE_ENGINE: 'openai',
      IMAGE_MODEL: 'gpt-image-9',
      ...openai.variables,
    });
    await expect(checkImaging(wrongModel)).rejects.toThrow(/gpt-image-9.*check IMAGE_MODEL/);
  });

  it('checks Google as well', async () => {
    const google = await startGoogle();
    const right = readConfig({ IMAGE_ENGINE: 'google', ...google.variables });
    expect(await checkImaging(right)).toMatch(/^Google gemini-nano-banana-2.1, 3.4 cents/);
    const wrong = { ...google.variables, GOOGLE_GENERATIVE_AI_API_KEY: 'AIza-wrong' };
    await expect(checkImaging(readConfig({ IMAGE_ENGINE: 'google', ...wrong }))).rejects.toThrow(
      /refuses the key/,
    );
    await google.close();
  });

  it('has nothing to call for embedded services', async () => {
    const embedded = readConfig({});
    expect(await checkImaging(embedded)).toBe('the built-in studio');
    expect(await checkModeration(embedded)).toMatch(/^our own list of \d+ words/);
  });
});

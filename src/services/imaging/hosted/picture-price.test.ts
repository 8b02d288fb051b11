import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { openGoogleModels } from './google-models.ts';
import { openOpenAiModels } from './openai-models.ts';
import { priceAnswer } from './picture-price.ts';

const USAGE = { inputTokens: 2_000, outputTokens: 1_000 };
const KEYS = { OPENAI_API_KEY: 'sk-1', GOOGLE_GENERATIVE_AI_API_KEY: 'AIza-1' };

function priceOf(engine: 'openai' | 'google', model: string, more: Record<string, string> = {}) {
  const { imaging } = readConfig({ ...KEYS, IMAGE_ENGINE: engine, IMAGE_MODEL: model, ...more });
  const { price } = engine === 'openai' ? openOpenAiModels(imaging) : openGoogleModels(imaging);
  return { known: price.cents, counted: priceAnswer(price, USAGE), uncounted: priceAnswer(price, undefined) };
}

test.each([
  ['gpt-image-2', 5.3],
  ['gpt-image-2-2026-04-21', 5.3],
  ['gpt-image-1.5', 3.4],
  ['gpt-image-1-mini', 1.1],
  ['gpt-image-1', 4.2],
])('a picture of %s has the price of its family', (model, cents) => {
  expect(priceOf('openai', model)).toEqual({ known: cents, counted: cents, uncounted: cents });
});

test.each(['gpt-image-2.5', 'gpt-image-2.5-flare', 'gpt-image-2.5-sunburst-2026-09-08'])(
  'a picture of %s costs what its answer took',
  (model) => {
    const cents = { known: undefined, counted: 4.6, uncounted: undefined };
    expect(priceOf('openai', model)).toEqual(cents);
    expect(priceOf('openai', model, { IMAGE_QUALITY: 'max' })).toEqual(cents);
    expect(priceOf('openai', model, { IMAGE_PRICE_CENTS: '7.5' })).toMatchObject({
      known: 7.5,
      counted: 7.5,
    });
  },
);

test.each([
  ['gemini-nano-banana-2.1', '1024', { known: 3.4 }],
  ['gemini-nano-banana-2.1', '2048', { known: undefined, counted: 3.3 }],
  ['gemini-3.1-flash-image-preview', '2048', { known: 10.1 }],
  ['gemini-9-image', '1024', { known: undefined, counted: undefined }],
])('a picture of %s at %s pixels', (model, size, price) => {
  expect(priceOf('google', model, { IMAGE_SIZE: size })).toMatchObject(price);
});

test.each(['gpt-image-3', 'gpt-image-20', 'chatgpt-image-latest'])('%s has no price', (model) => {
  const unknown = { known: undefined, counted: undefined, uncounted: undefined };
  expect(priceOf('openai', model)).toEqual(unknown);
  expect(priceOf('openai', model, { IMAGE_PRICE_CENTS: '9' })).toMatchObject({ known: 9, counted: 9 });
});

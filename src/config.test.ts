import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function messageOf(variables: Record<string, string>): string {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no error';
}

describe('the configuration', () => {
  it('has a default that works for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      trustProxy: false,
      dataDir: path.resolve('data'),
      database: { url: undefined, poolSize: 10 },
      storage: { url: undefined },
      identity: { firebase: undefined },
      role: 'all',
      minimumAge: 13,
      prices: { basic: 199, premium: 499, currency: 'usd' },
      stripe: { secretKey: undefined, webhookSecret: undefined, apiBase: undefined },
      imaging: { engine: 'studio', quality: 'medium', size: 1024, text: 'ours', pictureTimeout: 180_000 },
      moderation: { mode: 'words' },
      logLevel: 'info',
      production: false,
    });
  });

  it('takes an empty variable as none', () => {
    const names = ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'ROLE', 'MINIMUM_AGE', 'CURRENCY', 'SMTP_URL'];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
  });

  it('names every wrong variable at once', () => {
    const wrong = {
      PORT: '70000',
      PUBLIC_URL: 'toytwin',
      DATABASE_URL: 'mysql://localhost/toy',
      ROLE: 'boss',
      MINIMUM_AGE: '12',
      PRICE_BASIC_CENTS: '1.99',
      PRICE_PREMIUM_CENTS: '10',
      CURRENCY: 'dollar',
      STRIPE_API_BASE: 'ftp://here',
      IMAGE_ENGINE: 'magic',
      IMAGE_QUALITY: 'best',
      IMAGE_SIZE: '1000',
      IMAGE_TEXT: 'nobody',
      IMAGE_PRICE_CENTS: '-1',
      IMAGE_TIMEOUT_SECONDS: '301',
      MODERATION: 'maybe',
      OPENAI_BASE_URL: 'api.openai.com',
      LOG_LEVEL: 'loud',
      SMTP_URL: 'http://mail',
    };
    const message = messageOf(wrong);
    expect(message).toMatch(/^The configuration cannot be used:\n/);
    for (const name of Object.keys(wrong)) expect(message).toMatch(new RegExp(`^ {2}${name}: .+`, 'm'));
    expect(message.split('\n')).toHaveLength(Object.keys(wrong).length + 1);
  });

  it("needs the secret of the payment provider's notices together with its key", () => {
    const message = messageOf({ STRIPE_SECRET_KEY: 'sk_test_1', PORT: 'many' });
    expect(message).toContain('STRIPE_WEBHOOK_SECRET');
    expect(message).toContain('PORT');
    expect(
      readConfig({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }).stripe,
    ).toMatchObject({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' });
  });

  it('needs the key of whoever makes the pictures or looks at them', () => {
    expect(messageOf({ IMAGE_ENGINE: 'openai' })).toMatch(
      /OPENAI_API_KEY: is needed with IMAGE_ENGINE=openai/,
    );
    expect(messageOf({ MODERATION: 'openai' })).toMatch(/OPENAI_API_KEY: .*MODERATION=openai/);
    expect(messageOf({ IMAGE_ENGINE: 'google' })).toMatch(/GOOGLE_GENERATIVE_AI_API_KEY: is needed/);
    const google = { IMAGE_ENGINE: 'google', GOOGLE_GENERATIVE_AI_API_KEY: 'key' };
    expect(messageOf({ ...google, IMAGE_MODEL: 'imagen-4' })).toMatch(/IMAGE_MODEL: must begin with gemini-/);
    expect(readConfig(google).moderation.mode).toBe('words');
  });

  it('has OpenAI look first where OpenAI draws, unless told otherwise', () => {
    const openai = { IMAGE_ENGINE: 'openai', OPENAI_API_KEY: 'key' };
    expect(readConfig(openai).moderation.mode).toBe('openai');
    expect(readConfig({ ...openai, MODERATION: 'words' }).moderation.mode).toBe('words');
  });

  it.each([
    ['https://toytwin.example/', 'https://toytwin.example'],
    ['https://toytwin.example/shop?a=b', 'https://toytwin.example'],
    ['http://10.0.0.1:8080', 'http://10.0.0.1:8080'],
  ])('keeps of the address %s the origin', (PUBLIC_URL, origin) => {
    expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(origin);
  });

  it('reads whose forwarded headers are believed', () => {
    const read = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy;
    expect(['true', 'false', '10.0.0.0/8'].map(read)).toEqual([true, false, '10.0.0.0/8']);
  });
});

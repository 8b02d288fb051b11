import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { offeredProviders } from './config/identity.ts';
import { ConfigError, readConfig, variables } from './config.ts';

function messageOf(variables: Record<string, string>): string {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no error';
}

describe('readConfig', () => {
  it('has working defaults for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      trustProxy: false,
      dataDir: path.resolve('data'),
      database: { url: undefined, ca: undefined, poolSize: 10, wait: 30, durable: false },
      storage: { kind: 'file', folder: undefined },
      identity: { firebase: undefined },
      role: 'all',
      minimumAge: 13,
      photoRetentionDays: 30,
      prices: { basic: 199, premium: 499, currency: 'usd' },
      stripe: {
        secretKey: undefined,
        webhookSecrets: [],
        apiBase: undefined,
        priceIds: undefined,
        automaticTax: false,
      },
      imaging: { engine: 'studio', quality: 'medium', size: 1024, text: 'ours', pictureTimeout: 180_000 },
      moderation: { mode: 'words' },
      logLevel: 'info',
      production: false,
    });
  });

  it('treats an empty variable as unset', () => {
    const names = ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'ROLE', 'MINIMUM_AGE', 'CURRENCY', 'SMTP_URL'];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
  });

  it('treats a blank variable as unset and trims whitespace around a value', () => {
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'METRICS_PORT',
      'DATABASE_WAIT',
      'IMAGE_PRICE_CENTS',
      'OPENAI_API_KEY',
    ];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ' \n'])))).toEqual(readConfig({}));
    const given = { OPENAI_API_KEY: 'sk-1', HOST: '0.0.0.0', DATA_DIR: '/data', TRUST_PROXY: 'loopback' };
    const padded = Object.entries(given).map(([name, value]) => [name, ` ${value}\r\n`]);
    expect(readConfig(Object.fromEntries(padded))).toEqual(readConfig(given));
  });

  it.each(['"', "'"])('refuses %s around a value', (quote) => {
    const names = Object.keys(variables.shape);
    const message = messageOf(Object.fromEntries(names.map((name) => [name, `${quote}x${quote}`])));
    for (const name of names) expect(message).toContain(`  ${name}: must not be wrapped in quotes`);
  });

  it('explains the format of URLs', () => {
    const names = ['PUBLIC_URL', 'STRIPE_API_BASE', 'OPENAI_BASE_URL', 'GOOGLE_BASE_URL', 'AWS_ENDPOINT_URL'];
    const message = messageOf({
      ...Object.fromEntries(names.map((name) => [name, 'toytwin.example'])),
      DATABASE_URL: 'postgres://toy:p#1@db.example/toytwin',
      STORAGE_URL: 'bucket/prefix',
    });
    for (const name of names)
      expect(message).toContain(`  ${name}: must be a URL that starts with https:// or http://`);
    expect(message).toContain('  DATABASE_URL: must be a URL such as postgres://');
    expect(message).toContain('  STORAGE_URL: must be a URL such as file:///its/path');
  });

  it('refuses a storage session token without its keys', () => {
    expect(messageOf({ STORAGE_URL: 's3://toys', AWS_SESSION_TOKEN: 'token' })).toBe(
      'Invalid configuration:\n  AWS_SESSION_TOKEN: requires AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: set all three',
    );
  });

  it('names every invalid variable at once', () => {
    const wrong = {
      PORT: '70000',
      PUBLIC_URL: 'toytwin',
      DATABASE_URL: 'mysql://localhost/toy',
      ROLE: 'boss',
      MINIMUM_AGE: '12',
      PRICE_BASIC_CENTS: '1.99',
      PRICE_PREMIUM_CENTS: '10',
      PRICE_DUO_CENTS: '1.5',
      CURRENCY: 'dollar',
      STRIPE_SECRET_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'sk_test_1',
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
      MAIL_FROM: 'Toy Twin',
    };
    const message = messageOf(wrong);
    expect(message).toMatch(/^Invalid configuration:\n/);
    for (const name of Object.keys(wrong)) expect(message).toMatch(new RegExp(`^ {2}${name}: .+`, 'm'));
    expect(message.split('\n')).toHaveLength(Object.keys(wrong).length + 1);
  });

  it('reads a Firebase project', () => {
    const project = { FIREBASE_PROJECT_ID: 'toy-twin-1a2b3', FIREBASE_API_KEY: 'AIza-1' };
    expect(readConfig({ ...project, NODE_ENV: 'production', PAYMENT: 'sandbox' }).identity.firebase).toEqual({
      projectId: 'toy-twin-1a2b3',
      apiKey: 'AIza-1',
      authDomain: 'toy-twin-1a2b3.firebaseapp.com',
      providers: [],
      emulatorHost: undefined,
    });
    expect(
      readConfig({
        ...project,
        FIREBASE_AUTH_DOMAIN: 'login.toytwin.example',
        FIREBASE_PROVIDERS: 'Apple, google',
        FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      }).identity.firebase,
    ).toMatchObject({
      authDomain: 'login.toytwin.example',
      providers: ['google', 'apple'],
      emulatorHost: '127.0.0.1:9099',
    });
  });

  it.each<[string, string, Record<string, string>]>([
    ['FIREBASE_API_KEY', 'is required with FIREBASE_PROJECT_ID', { FIREBASE_PROJECT_ID: 'demo-toytwin' }],
    ['FIREBASE_PROJECT_ID', 'is required with FIREBASE_API_KEY', { FIREBASE_API_KEY: 'AIza-1' }],
    ['FIREBASE_PROJECT_ID', 'is required with FIREBASE_AUTH_DOMAIN', { FIREBASE_AUTH_DOMAIN: 'a.example' }],
    [
      'FIREBASE_PROJECT_ID',
      'is required with FIREBASE_AUTH_EMULATOR_HOST',
      { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' },
    ],
    [
      'FIREBASE_AUTH_EMULATOR_HOST',
      'must not be set with NODE_ENV=production: the emulator does not sign its ID tokens, so anyone could log in as anyone',
      {
        FIREBASE_PROJECT_ID: 'demo-toytwin',
        FIREBASE_API_KEY: 'any',
        FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
        NODE_ENV: 'production',
        PAYMENT: 'sandbox',
      },
    ],
  ])('refuses a wrong Firebase variable: %s %s', (name, reason, variables) => {
    expect(messageOf(variables)).toBe(`Invalid configuration:\n  ${name}: ${reason}`);
  });

  it('reads clients of Google and Apple', () => {
    const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString();
    const google = { GOOGLE_CLIENT_ID: 'toy', GOOGLE_CLIENT_SECRET: 'secret' };
    const apple = {
      APPLE_CLIENT_ID: 'toy',
      APPLE_TEAM_ID: 'TEAM012345',
      APPLE_KEY_ID: 'KEY0123456',
      APPLE_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
      APPLE_ISSUER: 'https://id.example/',
    };
    const { identity } = readConfig({ ...google, ...apple });
    expect(identity.google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'toy',
      clientSecret: 'secret',
    });
    expect(identity.apple).toMatchObject({ issuer: 'https://id.example', privateKey: pem });
    expect(offeredProviders(identity)).toEqual(['google', 'apple']);
    const { APPLE_KEY_ID: _key, ...incomplete } = apple;
    expect(messageOf(incomplete)).toBe(
      'Invalid configuration:\n  APPLE_KEY_ID: is required with APPLE_CLIENT_ID and APPLE_TEAM_ID and APPLE_PRIVATE_KEY',
    );
    expect(messageOf({ ...apple, APPLE_PRIVATE_KEY: 'abc' })).toContain(
      'APPLE_PRIVATE_KEY: must be the text of the key file (.p8)',
    );
    expect(messageOf({ ...google, FIREBASE_PROJECT_ID: 'demo-toytwin', FIREBASE_API_KEY: 'any' })).toContain(
      'GOOGLE_CLIENT_ID: must not be set with FIREBASE_PROJECT_ID',
    );
    expect(messageOf({ FIREBASE_PROVIDERS: 'github' })).toContain(
      'FIREBASE_PROVIDERS: must be google, apple',
    );
  });

  it('explains the format of Firebase ids and hosts', () => {
    const message = messageOf({
      FIREBASE_PROJECT_ID: 'Toy Twin',
      FIREBASE_API_KEY: 'AIza-1',
      FIREBASE_AUTH_DOMAIN: 'https://toy-twin.firebaseapp.com',
      FIREBASE_AUTH_EMULATOR_HOST: 'http://localhost:9099',
    });
    expect(message).toContain('FIREBASE_PROJECT_ID: must be the id of a Firebase project');
    expect(message).toContain('FIREBASE_AUTH_DOMAIN: must be a host name without https://');
    expect(message).toContain('FIREBASE_AUTH_EMULATOR_HOST: must be a host and a port without http://');
  });

  it('requires the webhook secret together with the Stripe key', () => {
    const message = messageOf({ STRIPE_SECRET_KEY: 'sk_test_1', PORT: 'many' });
    expect(message).toContain('STRIPE_WEBHOOK_SECRET');
    expect(message).toContain('PORT');
    expect(
      readConfig({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }).stripe,
    ).toMatchObject({ secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'] });
  });

  it.each([
    ['hello@toys.example', { name: 'Toy Twin', address: 'hello@toys.example' }],
    ['hallo@müller.example', { name: 'Toy Twin', address: 'hallo@xn--mller-kva.example' }],
    ['The Toy Shop <hello@toys.example>', { name: 'The Toy Shop', address: 'hello@toys.example' }],
    ['"Toys, and more" <hello@toys.example>', { name: 'Toys, and more', address: 'hello@toys.example' }],
  ])('reads the sender %s', (MAIL_FROM, from) => {
    expect(readConfig({ MAIL_FROM }).mail.from).toEqual(from);
  });

  it.each(['Toy Twin', 'hello@', 'a@toys.example, b@toys.example'])(
    'refuses %s as the sender',
    (MAIL_FROM) => {
      expect(messageOf({ MAIL_FROM })).toContain('MAIL_FROM: must be one email address');
    },
  );

  it.each(['api', 'worker'])('requires PostgreSQL with ROLE=%s', (ROLE) => {
    expect(messageOf({ ROLE })).toBe(
      'Invalid configuration:\n  DATABASE_URL: is required with ROLE=api and ROLE=worker: the embedded database supports a single process',
    );
    expect(readConfig({ ROLE, DATABASE_URL: 'postgres://toy@db.example/toytwin' }).role).toBe(ROLE);
  });

  it('requires a sender together with a mail server', () => {
    const SMTP_URL = 'smtp://toys:s%40crt@mail.toys.example:587?requireTLS=false';
    expect(messageOf({ SMTP_URL })).toContain('MAIL_FROM: is required with SMTP_URL');
    expect(readConfig({ SMTP_URL, MAIL_FROM: 'a@toys.example' }).mail.smtpUrl).toBe(SMTP_URL);
  });

  it('refuses a quality that a known model does not offer', () => {
    const openai = { IMAGE_ENGINE: 'openai', OPENAI_API_KEY: 'sk-1', IMAGE_QUALITY: 'xhigh' };
    expect(messageOf(openai), 'the default').toMatch(/IMAGE_QUALITY: xhigh and max need/);
    for (const model of ['gpt-image-2', 'gpt-image-2-2026-04-21', 'gpt-image-1.5', 'dall-e-3']) {
      expect(messageOf({ ...openai, IMAGE_MODEL: model }), model).toMatch(
        /IMAGE_QUALITY: xhigh and max need/,
      );
    }
    for (const model of ['gpt-image-2.5', 'gpt-image-2.5-flare', 'gpt-image-3']) {
      expect(readConfig({ ...openai, IMAGE_MODEL: model }).imaging.quality).toBe('xhigh');
    }
  });

  it('requires the API key of the image engine and of the moderation service', () => {
    expect(messageOf({ IMAGE_ENGINE: 'openai' })).toMatch(
      /OPENAI_API_KEY: is required with IMAGE_ENGINE=openai/,
    );
    expect(messageOf({ MODERATION: 'openai' })).toMatch(/OPENAI_API_KEY: .*MODERATION=openai/);
    expect(messageOf({ IMAGE_ENGINE: 'google' })).toMatch(/GOOGLE_GENERATIVE_AI_API_KEY: is required/);
    const google = { IMAGE_ENGINE: 'google', GOOGLE_GENERATIVE_AI_API_KEY: 'key' };
    expect(messageOf({ ...google, IMAGE_MODEL: 'imagen-4' })).toMatch(/IMAGE_MODEL: must start with gemini-/);
    expect(readConfig(google).moderation.mode).toBe('words');
  });

  it('uses OpenAI moderation by default where OpenAI makes the pictures', () => {
    const openai = { IMAGE_ENGINE: 'openai', OPENAI_API_KEY: 'key' };
    expect(readConfig(openai).moderation.mode).toBe('openai');
    expect(readConfig({ ...openai, MODERATION: 'words' }).moderation.mode).toBe('words');
  });

  it('makes two toys of a purchase where pictures cost nothing, unless it says otherwise', () => {
    const variationsOf = (variables: object) => readConfig({ ...variables }).imaging.variations;
    expect(variationsOf({})).toEqual({ basic: 2, premium: 2 });
    expect(variationsOf({ VARIATIONS_BASIC: '1' })).toEqual({ basic: 1, premium: 2 });
    const google = { IMAGE_ENGINE: 'google', GOOGLE_GENERATIVE_AI_API_KEY: 'key' };
    expect(variationsOf(google)).toEqual({ basic: 1, premium: 1 });
    expect(variationsOf({ ...google, VARIATIONS_PREMIUM: '2' })).toEqual({ basic: 1, premium: 2 });
    expect(messageOf({ VARIATIONS_BASIC: '3' })).toContain('VARIATIONS_BASIC: ');
  });

  it.each([
    ['https://toytwin.example/', 'https://toytwin.example'],
    ['https://toytwin.example/shop?a=b', 'https://toytwin.example'],
    ['http://10.0.0.1:8080', 'http://10.0.0.1:8080'],
  ])('reduces PUBLIC_URL %s to its origin', (PUBLIC_URL, origin) => {
    expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(origin);
  });

  it('reads TRUST_PROXY', () => {
    const read = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy;
    expect(['true', 'false', '10.0.0.0/8'].map(read)).toEqual([true, false, '10.0.0.0/8']);
    const list = 'loopback, uniquelocal,192.0.2.1,2001:db8::/32,::1';
    expect(read(list)).toBe(list);
  });

  it.each(['1', 'yes', 'TRUE', '10.0.0.0/8,', '10.0.0.300', '10.0.0.0/33', '0.0.0.0/0', 'proxy.example'])(
    'refuses %s as TRUST_PROXY',
    (TRUST_PROXY) => {
      expect(messageOf({ TRUST_PROXY })).toBe(
        'Invalid configuration:\n  TRUST_PROXY: must be true, false, or comma-separated addresses and networks ' +
          'such as 10.0.0.0/8; loopback, linklocal and uniquelocal name networks',
      );
    },
  );

  it('requires a metrics port that differs from PORT', () => {
    const refused = 'Invalid configuration:\n  METRICS_PORT: must differ from PORT';
    expect(messageOf({ METRICS_PORT: '4000' })).toBe(refused);
    expect(messageOf({ PORT: '5000', METRICS_PORT: '5000' })).toBe(refused);
    expect(messageOf({ PORT: '0', METRICS_PORT: '0' })).toBe('no error');
    // A worker does not listen on PORT, so PORT may be equal.
    const worker = { ROLE: 'worker', DATABASE_URL: 'postgres://toy@db.example/toytwin' };
    expect(messageOf({ ...worker, METRICS_PORT: '4000' })).toBe('no error');
  });

  describe('readConfig of PostgreSQL', () => {
    const DATABASE_URL = 'postgres://toy@db.example/toytwin';
    const ca = '-----BEGIN CERTIFICATE-----\nMII\n-----END CERTIFICATE-----';

    it('accepts a CA certificate as text, also on one line', () => {
      const read = (DATABASE_CA: string) => readConfig({ DATABASE_URL, DATABASE_CA }).database.ca;
      expect([ca, ca.replaceAll('\n', '\\n')].map(read)).toEqual([ca, ca]);
    });

    it('refuses a missing file and an unknown sslmode', () => {
      expect(messageOf({ DATABASE_URL, DATABASE_CA: '/nowhere.pem' })).toContain(
        'DATABASE_CA: must be a PEM certificate',
      );
      expect(messageOf({ DATABASE_URL: `${DATABASE_URL}?sslmode=maybe` })).toContain('unknown sslmode');
    });

    it.each(['?sslmode=disable', '?sslmode=no-verify', '?sslrootcert=/ca.pem', '?ssl=true'])(
      'refuses DATABASE_CA with the URL option %s',
      (options) => {
        const message = messageOf({ DATABASE_URL: `${DATABASE_URL}${options}`, DATABASE_CA: ca });
        expect(message).toContain('DATABASE_CA: requires a DATABASE_URL without ssl options');
      },
    );
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type RunningApp, startApp } from './app.ts';
import { notFoundRefusal, refusalOf } from './refusal.ts';

const content = z.record(z.string(), z.object({ schema: z.looseObject({}) }));
const describedCall = z.object({
  security: z.array(z.unknown()).optional(),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
});
const document = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), describedCall)),
});

/** The table of docs/specification.md#calls. */
const table = [
  'POST /api/users/register',
  'POST /api/look-choices',
  'POST /api/descriptions/read',
  'GET /api/things',
  'GET /api/things/{partId}/picture',
  'POST /api/photos/expected',
  'POST /api/try/photos',
  'GET /api/try/photos/{token}',
  'DELETE /api/try/photos/{token}',
  'POST /api/try/mock-ups',
  'POST /api/try/look-choices',
  'POST /api/photos/from-try',
  'POST /api/toytwins',
  'GET /api/toytwins',
  'GET /api/toytwins/{id}',
  'GET /toytwins/{id}',
  'PUT /api/toytwins/{id}/status',
  'POST /api/toytwins/{id}/redo',
  'PUT /api/toytwins/{id}/favourite',
  'GET /api/toytwins/{id}/follow-ups',
  'POST /api/toytwins/{id}/follow-ups',
  'POST /api/payments/create-checkout',
  'GET /api/payments/prices',
  'POST /api/payments/capture/{orderId}',
  'POST /api/payments/cancel/{orderId}',
  'GET /api/payments/order/{orderId}',
  'GET /api/payments/orders',
  'GET /templates',
  'GET /templates/{id}',
];
const everybodys = [
  'GET /api/config',
  'GET /api/payments/prices',
  'GET /api/things',
  'GET /api/things/{partId}/picture',
  'GET /templates',
  'GET /templates/{id}',
  'POST /api/descriptions/read',
  'POST /api/photos/expected',
  'POST /api/try/photos',
  'GET /api/try/photos/{token}',
  'DELETE /api/try/photos/{token}',
  'POST /api/try/mock-ups',
  'POST /api/try/look-choices',
];

describe('public calls', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({
      workers: false,
      variables: { MINIMUM_AGE: '18', PRICE_BASIC_CENTS: '1250', CURRENCY: 'EUR' },
    });
  });
  afterAll(() => running.close());

  const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers });

  it('return the configured prices', async () => {
    expect((await get('/api/payments/prices')).json()).toEqual({
      basic: { formatted: '€12.50', amount: 1250, currency: 'eur', taxAdded: false },
      premium: { formatted: '€4.99', amount: 499, currency: 'eur', taxAdded: false },
      duo: { formatted: '€4.99', amount: 499, currency: 'eur', taxAdded: false },
    });
  });

  it("return the web app's configuration", async () => {
    expect((await get('/api/config')).json()).toEqual({
      minimumAge: 18,
      photoRetentionDays: 30,
      database: process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded',
      backupRetentionDays: null,
      identity: 'embedded',
      firebase: null,
      providers: [],
      payment: 'sandbox',
      photoProcessors: [],
      apiDocs: true,
      outboxUrl: '/outbox',
      contactEmail: 'hello@toytwin.example',
      seller: null,
      ordersPaused: null,
      templates: ['template1', 'template2', 'template3'],
    });
  });

  it('list the three templates with existing pictures', async () => {
    const { templates } = (await get('/templates')).json();
    expect(templates.map(({ _id, name }: { _id: string; name: string }) => [_id, name])).toEqual([
      ['template1', 'Action Figure'],
      ['template2', 'Collectible Toy'],
      ['template3', 'Retro Toy'],
    ]);
    for (const template of templates) {
      expect((await get(`/templates/${template._id}`)).json()).toEqual(template);
      const picture = await get(template.image);
      expect(picture.headers['content-type']).toBe('image/webp');
    }
  });

  it.each(['template4', 'x', '%00'])('answer 404 for the template %s', async (id) => {
    expect(refusalOf(await get(`/templates/${id}`))).toEqual(notFoundRefusal('Template'));
  });

  async function describedCalls() {
    const { paths } = document.parse((await get('/api/docs/json')).json());
    return new Map(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call] as const),
      ),
    );
  }

  it('document every call of the specification, and which of them need an ID token', async () => {
    const calls = await describedCalls();
    expect([...calls.keys()]).toEqual(expect.arrayContaining(table));
    const open = [...calls].filter(([, call]) => !call.security?.length).map(([name]) => name);
    expect(open.sort()).toEqual(everybodys.toSorted());
    expect((await get('/api/docs/')).headers['content-type']).toContain('text/html');
  });

  it('document all answers, files and errors, and the parts of an upload', async () => {
    const calls = await describedCalls();
    for (const [name, { responses }] of calls) {
      const { default: failure, ...successes } = responses;
      expect(failure?.content?.['application/json']?.schema, name).toMatchObject({
        required: ['code', 'message'],
      });
      for (const [status, success] of Object.entries(successes)) {
        expect(Boolean(success.content), `${name} ${status}`).toBe(status !== '204');
      }
    }
    const file = { schema: { type: 'string', format: 'binary' } };
    expect(calls.get('POST /api/mock-ups')?.responses[200]?.content).toEqual({ 'image/jpeg': file });
    expect(calls.get('POST /api/look-choices')?.responses[200]?.content).toEqual({ 'image/webp': file });
    expect(calls.get('GET /api/users/me/export')?.responses[200]?.content).toEqual({
      'application/zip': file,
    });
    expect(calls.get('POST /api/photos')?.requestBody?.content).toMatchObject({
      'multipart/form-data': { schema: { properties: { photo: file.schema }, required: ['photo'] } },
    });
  });

  it.each(['/api/none', '/api/toytwins/1/2/3', '/none', '/100%', '/api/orders/%E0%A4'])(
    'answer the unknown path %s with a message',
    async (url) => {
      expect(refusalOf(await get(url))).toMatchObject({ status: 404, message: 'Resource not found' });
    },
  );

  it('answer a browser with the web app, and with status 404 for unknown paths', async () => {
    const browser = { accept: 'text/html,application/xhtml+xml' };
    for (const path of ['/login', '/gallery', '/gallery/some-id', '/toytwins/some-id', '/api-test']) {
      const page = await get(path, browser);
      expect([path, page.statusCode, page.headers['content-type']]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
    }
    for (const path of ['/none', '/100%', '/gallery/%E0%A4', '/50%/none?by=100%']) {
      const page = await get(path, browser);
      expect([path, page.statusCode, page.headers['content-type']]).toEqual([
        path,
        path.startsWith('/gallery/') ? 200 : 404,
        'text/html; charset=utf-8',
      ]);
    }
    expect(refusalOf(await get('/api/none', browser)).status).toBe(404);
  });

  it('forbid caching of the answer that a chunk of another release is missing', async () => {
    const missing = await get('/assets/part-of-another-version.js');
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('answer HEAD and any Accept header with the web app', async () => {
    for (const path of ['/login', '/gallery/some-id']) {
      for (const headers of [undefined, { accept: '*/*' }]) {
        const page = await get(path, headers);
        expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      }
      const looked = await running.app.inject({ method: 'HEAD', url: path });
      expect([looked.statusCode, looked.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    }
    expect(refusalOf(await get('/login', { accept: 'application/json' })).status).toBe(404);
    expect((await running.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
  });

  it("answer 304 for a page in the caller's cache, with weakened ETags too", async () => {
    const { etag } = (await get('/')).headers;
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
      const again = await get('/', { 'if-none-match': String(known) });
      expect([known, again.statusCode, again.body]).toEqual([known, 304, '']);
    }
    expect((await get('/', { 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip; q=0.000, br;q=0', undefined],
    ['brotli', undefined],
    ['', undefined],
  ])('compress pages by Accept-Encoding: %s', async (accepted, encoding) => {
    const page = await get('/', { 'accept-encoding': accepted });
    expect(page.headers['content-encoding']).toBe(encoding);
  });

  it('print the configured prices on the landing page', async () => {
    const page = await get('/', { accept: 'text/html' });
    expect(page.body).toContain('€12.50');
    expect(page.body).not.toContain('$1.99');
  });

  it('print the current year on the landing page, also when the server runs over New Year', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(new Date().getFullYear() + 1, 0, 1) });
    try {
      const page = await get('/', { accept: 'text/html' });
      expect(page.body.replace(/<[^>]*>/g, '')).toContain(`© ${new Date().getFullYear()} Toy Twin`);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('production server', () => {
  it('has no outbox', async () => {
    const running = await startApp({
      workers: false,
      variables: { NODE_ENV: 'production', PAYMENT: 'sandbox' },
    });
    const outbox = await running.app.inject({ url: '/outbox' });
    const config = await running.app.inject({ url: '/api/config' });
    await running.close();
    expect(outbox.statusCode).toBe(404);
    expect(config.json()).toMatchObject({ outboxUrl: null });
  });
});

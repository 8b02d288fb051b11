import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureKey, thumbnailKey } from '#features/toytwins/server/picture-files.ts';
import { serveMetrics } from '#http/metrics-server.ts';
import { type RunningApp, startApp } from './app.ts';

const PUBLIC_URL = 'https://toytwin.example';
const EXPECTED = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
};

describe('security headers', () => {
  let running: RunningApp;
  let metricsServer: FastifyInstance | undefined;
  beforeAll(async () => {
    running = await startApp({ workers: false, variables: { PUBLIC_URL, METRICS_PORT: '0' } });
    metricsServer = await serveMetrics(running.services);
  });
  afterAll(async () => {
    await metricsServer?.close();
    await running.close();
  });
  const read = (url: string, headers = {}) => running.app.inject({ url, headers });

  it.each([
    ['the landing page', '/', 200],
    ['a screen', '/login', 200],
    ['a missing page', '/no-such-page', 404],
    ['an answer of the API', '/api/config', 200],
    ['a missing call', '/api/no-such-call', 404],
    ['a refusal without sign-in', '/api/users/me', 401],
    ['a call of the identity', '/api/auth/get-session', 200],
    ['a missing call of the identity', '/api/auth/no-such-call', 404],
    ['a file without a signature', '/files/images/x.jpg?expires=1&signature=x', 404],
    ['a page that is no longer shared', '/s/AAAAAAAAAAAAAAAAAAAAAA', 404],
    ['the page to unsubscribe', '/unsubscribe/x', 404],
    ['health', '/healthz', 200],
    ['a page of the payment sandbox', '/sandbox/checkout/cs_none', 404],
  ])('are on %s', async (_what, url, status) => {
    const response = await read(url, { accept: 'text/html' });
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject({
      ...EXPECTED,
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
    });
  });

  it.each(['/', '/login', '/s/AAAAAAAAAAAAAAAAAAAAAA'])(
    'allow camera and room to %s itself, and microphone and location to nobody',
    async (url) => {
      const { headers } = await read(url, { accept: 'text/html' });
      expect(headers['permissions-policy']).toBe(
        'camera=(self), microphone=(), geolocation=(), xr-spatial-tracking=(self)',
      );
    },
  );

  it('are on a page that has not changed', async () => {
    const { etag } = (await read('/')).headers;
    const response = await read('/', { 'if-none-match': String(etag) });
    expect(response.statusCode).toBe(304);
    expect(response.headers).toMatchObject(EXPECTED);
  });

  it('are on signed files, of which thumbnails are sent past the framework', async () => {
    const { storage, fileSigner } = running.services;
    const picture = pictureKey({ uid: 'u', toytwinId: 't' }, 1, 'packaged');
    const thumbnail = thumbnailKey(picture, 320);
    for (const key of [picture, thumbnail]) await storage.put(key, Buffer.from('a picture'));
    // The second time a thumbnail comes from memory.
    for (const key of [picture, thumbnail, thumbnail]) {
      const response = await read(fileSigner.sign(key));
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject(EXPECTED);
    }
  });

  it('let other sites show what is meant to be shown there: the art of the landing page', async () => {
    const response = await read('/art/template1-320.webp');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ ...EXPECTED, 'cross-origin-resource-policy': 'cross-origin' });
  });

  it('are on answers to what is no HTTP, of both servers', async () => {
    await running.app.listen({ port: 0, host: '127.0.0.1' });
    for (const { server } of [running.app, metricsServer].filter((one) => one !== undefined)) {
      const { port } = server.address() as AddressInfo;
      const socket = net.connect(port, '127.0.0.1');
      socket.write('no http\r\n\r\n');
      const [answer] = await once(socket, 'data');
      socket.destroy();
      expect(String(answer)).toMatch(/^HTTP\/1.1 400/);
      for (const name of ['x-content-type-options: nosniff', 'cross-origin-resource-policy: same-origin'])
        expect(String(answer)).toContain(name);
    }
  });

  it.each([
    ['/metrics', 200],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/none', 404],
    ['/100%', 404],
  ])('are on %s of METRICS_PORT', async (url, status) => {
    const response = await metricsServer?.inject({ url });
    expect(response?.statusCode).toBe(status);
    expect(response?.headers).toMatchObject({
      ...EXPECTED,
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it.each(['/', '/login', '/s/AAAAAAAAAAAAAAAAAAAAAA', '/unsubscribe/x', '/api/docs/static/index.html'])(
    'allow no inline styles on %s',
    async (url) => {
      const policy = String((await read(url, { accept: 'text/html' })).headers['content-security-policy']);
      expect(policy).toMatch(/style-src '(self|sha256-)/);
      expect(policy).not.toContain('unsafe-inline');
    },
  );
});

describe('security headers without https', () => {
  it('do not tell browsers to come by https', async () => {
    const running = await startApp({ workers: false });
    const { headers } = await running.app.inject('/');
    await running.close();
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});

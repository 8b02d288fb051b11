import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from './app.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PAYMENT: 'sandbox',
  PUBLIC_URL: 'https://toytwin.example',
  CONTACT_EMAIL: 'help@toytwin.example',
};
const DIAGNOSTICS = ['/api/docs', '/api/docs/json', '/api-test', '/api-test/'];
const browser = { accept: 'text/html' };

async function statusesOf({ app }: RunningApp, urls: string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const url of urls) statuses.push((await app.inject({ url, headers: browser })).statusCode);
  return statuses;
}

describe('production', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({ workers: false, variables: PRODUCTION });
  });
  afterAll(() => running.close());

  it('does not describe its API to strangers', async () => {
    expect(await statusesOf(running, DIAGNOSTICS)).toEqual([404, 404, 404, 404]);
    expect((await running.app.inject('/api/config')).json()).toMatchObject({ apiDocs: false });
  });

  it('says whom to tell of a weakness, for some months', async () => {
    const { headers, body } = await running.app.inject('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
    );
    expect(fields.get('Contact')).toBe('mailto:help@toytwin.example');
    expect(fields.get('Canonical')).toBe('https://toytwin.example/.well-known/security.txt');
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(366);
  });

  it('sends whoever shares a photo without the service worker to the wizard, and reads no photo', async () => {
    const form = new FormData();
    form.set('photo', new Blob([Buffer.alloc(5_000_000)]), 'me.jpg');
    const request = new Request('https://toytwin.example/share-photo', { method: 'POST', body: form });
    const { statusCode, headers } = await running.app.inject({
      ...{ method: 'POST', url: '/share-photo', payload: Buffer.from(await request.arrayBuffer()) },
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    });
    expect([statusCode, headers.location]).toEqual([303, '/create?from=share']);
  });

  it('tells robots what not to read, and lets them see the cards of shared pages', async () => {
    const { statusCode, body } = await running.app.inject('/robots.txt');
    expect(statusCode).toBe(200);
    const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
    expect(closed).toEqual(expect.arrayContaining(['/api/', '/files/']));
    expect(closed.some((path) => path && '/s/token'.startsWith(path))).toBe(false);
  });
});

describe('production with API_DOCS=true', () => {
  it('describes its API', async () => {
    const running = await startApp({ workers: false, variables: { ...PRODUCTION, API_DOCS: 'true' } });
    const statuses = await statusesOf(running, ['/api/docs/', '/api/docs/json', '/api-test']);
    await running.close();
    expect(statuses).toEqual([200, 200, 200]);
  });
});

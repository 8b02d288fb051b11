import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { originFor } from './public-origin.ts';

/** The origin for a request with these headers. */
async function originOf(publicUrl: string, headers: Record<string, string>): Promise<string> {
  const app = fastify();
  app.get('/', async (request) => originFor(request, publicUrl));
  return (await app.inject({ url: '/', headers })).body;
}

describe('originFor', () => {
  const local = 'http://localhost:4000';

  it.each([
    ['the host that the browser is on', { host: '127.0.0.1:4000' }, 'http://127.0.0.1:4000'],
    ['the same by IPv6', { host: '[::1]:4000' }, 'http://[::1]:4000'],
    [
      "the development server's port",
      { host: 'localhost:4000', origin: 'http://localhost:5173' },
      'http://localhost:5173',
    ],
    ['nowhere else', { host: 'evil.example' }, local],
    ['nowhere else by origin', { host: 'localhost:4000', origin: 'https://evil.example' }, local],
    ['nowhere else by a broken origin', { host: 'localhost:4000', origin: 'null' }, local],
  ])('returns the request origin on localhost: %s', async (_what, headers, origin) => {
    expect(await originOf(local, headers)).toBe(origin);
  });

  it("returns the configured origin everywhere else, whatever the request's headers", async () => {
    const headers = { host: 'evil.example', origin: 'http://localhost:1' };
    expect(await originOf('https://toytwin.example', headers)).toBe('https://toytwin.example');
  });
});

import { expect, it } from 'vitest';
import { startApp } from './app.ts';

const FORWARDED = { 'x-forwarded-for': '203.0.113.7' };

async function reports(variables: Record<string, string>): Promise<number[]> {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const running = await startApp({ workers: false, variables, log });
  await running.app.inject({ url: '/healthz' });
  const before = lines.filter((line) => line.includes('TRUST_PROXY'));
  for (let time = 0; time < 3; time += 1) await running.app.inject({ url: '/healthz', headers: FORWARDED });
  await running.close();
  expect(before).toEqual([]);
  return lines.filter((line) => line.includes('TRUST_PROXY')).map((line) => JSON.parse(line).level);
}

const HTTPS = { PUBLIC_URL: 'https://toytwin.example' };

it('an undeclared proxy is an error in the log, once', async () => {
  expect(await reports(HTTPS)).toEqual([50]);
});

it.each([
  ['is declared', { ...HTTPS, TRUST_PROXY: '127.0.0.1' }],
  ['is a development server', { PUBLIC_URL: 'http://localhost:4000' }],
])('a proxy that %s is not an undeclared one', async (_what, variables) => {
  expect(await reports(variables)).toEqual([]);
});

import { expect, test } from 'vitest';
import { retryRateLimited } from './retry-rate-limited.ts';

function answering(answers: Response[], random = 0) {
  const waits: number[] = [];
  let calls = 0;
  const send = async () => {
    const answer = answers[calls] ?? new Response('ok');
    calls += 1;
    return answer;
  };
  const wait = async (milliseconds: number) => waits.push(milliseconds);
  return { fetch: retryRateLimited(send, { wait, random: () => random }), waits, calls: () => calls };
}
const limited = (retryAfter?: string) =>
  new Response('', { status: 429, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } });

test('waits as long as it is told and tries again', async () => {
  const { fetch, waits } = answering([limited('3'), new Response('ok')]);
  expect(await (await fetch('http://x')).text()).toBe('ok');
  expect(waits).toEqual([3000]);
});

test('waits longer each time without `retry-after`', async () => {
  const { fetch, waits } = answering([limited(), limited(''), new Response('ok')]);
  await fetch('http://x');
  expect(waits).toEqual([500, 1000]);
});

test('waits up to half as long again, so that not all come back at once', async () => {
  const { fetch, waits } = answering([limited('2'), limited(), new Response('ok')], 1);
  await fetch('http://x');
  expect(waits).toEqual([3000, 1500]);
});

test('hands the refusal on when it would have to wait for long', async () => {
  const { fetch, calls } = answering([limited('60')]);
  expect((await fetch('http://x')).status).toBe(429);
  expect(calls()).toBe(1);
});

test('understands a date, also one in the past', async () => {
  const { fetch, waits } = answering([limited('Wed, 01 Jan 2020 00:00:00 GMT'), new Response('ok')]);
  await fetch('http://x');
  expect(waits).toEqual([0]);
});

test('gives up after four tries and hands the refusal on', async () => {
  const { fetch, calls } = answering([limited('1'), limited('1'), limited('1'), limited('1'), limited('1')]);
  expect((await fetch('http://x')).status).toBe(429);
  expect(calls()).toBe(4);
});

test('leaves every other answer alone', async () => {
  const { fetch, calls } = answering([new Response('', { status: 500 })]);
  expect((await fetch('http://x')).status).toBe(500);
  expect(calls()).toBe(1);
});

test('stops waiting when the caller gives up', async () => {
  const fetch = retryRateLimited(async () => limited('5'));
  await expect(fetch('http://x', { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow();
});

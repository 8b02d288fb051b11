import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { sendForFile } from './client.ts';

afterEach(() => void vi.unstubAllGlobals());

type Answer = { status: number; headers?: Record<string, string> };

/** Calls a server that gives these answers one after the other, and then always the last one. */
async function askServer(answers: Answer[], signal = new AbortController().signal) {
  let asked = 0;
  const server = createServer((_, response) => {
    const { status, headers } = answers[Math.min(asked, answers.length - 1)] ?? { status: 500 };
    asked += 1;
    response
      .writeHead(status, headers)
      .end(status === 200 ? 'picture' : '{"code":"conflict","message":"Busy"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  // Calls are relative to the page's address.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, `http://127.0.0.1:${port}`) : input, init);
      }
    },
  );
  try {
    const answer = await sendForFile('/api/mock-ups', {}, signal).catch((error: unknown) => error);
    return { answer, asked: () => asked };
  } finally {
    server.close();
  }
}

it.each([
  ['was replaced by another', { status: 409 }],
  ['met a full queue', { status: 429, headers: { 'retry-after': '3' } }],
])('a picture that %s is requested again without an error', async (_, refusal) => {
  const { answer, asked } = await askServer([refusal, refusal, { status: 200 }]);
  expect(answer).toMatchObject({ file: expect.any(Blob) });
  expect(asked()).toBe(3);
});

it.each([
  ['a used up limit', { status: 429, headers: { 'retry-after': '300' } }],
  ['a failure', { status: 500 }],
  ['a missing photo', { status: 404 }],
])('a picture that meets %s is not requested again', async (_, refusal) => {
  const { answer, asked } = await askServer([refusal]);
  expect(answer).toMatchObject({ status: refusal.status });
  expect(asked()).toBe(1);
});

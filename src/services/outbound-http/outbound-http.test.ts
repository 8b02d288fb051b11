import { once } from 'node:events';
import http, { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runInContext } from '#services/log/call-context.ts';
import { createLogger } from '#services/log/create-logger.ts';
import type { Metrics } from '#services/metrics/index.ts';
import { instrumentHttp } from './instrument-http.ts';
import { instrumentMailer } from './instrument-mailer.ts';
import { createCallRecord, pathPattern } from './record-call.ts';

const lines: string[] = [];
const counted: object[] = [];
const logger = createLogger('trace', { write: (line: string) => lines.push(line) });
const metrics = { outsideCallEnded: (call: object) => counted.push(call) } as Partial<Metrics> as Metrics;
const begin = createCallRecord(logger, metrics);
let server: Server;
let host: string;
let unwatch: () => void;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.includes('hang-up')) return request.socket.destroy();
    response.writeHead(request.url?.includes('busy') ? 429 : 200).end('answer');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  unwatch = instrumentHttp(begin);
});
afterAll(() => {
  unwatch();
  server.close();
});
beforeEach(() => {
  lines.length = 0;
  counted.length = 0;
});
const told = () => lines.map((line) => JSON.parse(line));
const inRequest = <Result>(work: () => Result) => runInContext({ requestId: 'one', orderId: 'o1' }, work);

it("outbound HTTP instrumentation records a fetch call with its caller's ids, without ids or query in the path", async () => {
  await inRequest(() =>
    fetch(`http://${host}/v1/payment_intents/pi_3Qx9/capture?key=abc`, { method: 'POST' }),
  );
  expect(told()).toMatchObject([
    { level: 20, requestId: 'one', orderId: 'o1', host, method: 'POST', status: 200, ms: expect.any(Number) },
  ]);
  expect(told()[0].path).toBe('/v1/payment_intents/:id/capture');
  expect(counted).toEqual([{ host, method: 'POST', outcome: '200' }]);
});

it('outbound HTTP instrumentation records a node:http call, which the storage clients use', async () => {
  const answer = await inRequest(
    () => new Promise<http.IncomingMessage>((resolve) => http.get(`http://${host}/bucket/a1.png`, resolve)),
  );
  await text(answer);
  expect(told()).toMatchObject([{ requestId: 'one', host, method: 'GET', path: '/bucket/:id', status: 200 }]);
});

it('outbound HTTP instrumentation warns of a busy or unreachable service', async () => {
  await fetch(`http://${host}/busy`);
  await expect(fetch(`http://${host}/hang-up`)).rejects.toThrow();
  http.get(`http://${host}/hang-up`).on('error', () => undefined);
  await expect.poll(() => counted).toHaveLength(3);
  expect(told().map(({ level }) => level)).toEqual([40, 40, 40]);
  expect(counted).toEqual([
    { host, method: 'GET', outcome: '429' },
    { host, method: 'GET', outcome: 'error' },
    { host, method: 'GET', outcome: 'error' },
  ]);
});

it('outbound HTTP instrumentation records emails by server, without the recipient', async () => {
  const content = {
    subject: 'Hello',
    preview: 'Hello',
    heading: 'Hello',
    paragraphs: ['Hello Robin'],
    facts: [],
    notes: [],
  };
  const mail = { to: 'robin@example.com', id: 'hello.1', content };
  const sent: object[] = [];
  const mailer = { send: async (one: object) => void sent.push(one), close: () => undefined };
  const watched = instrumentMailer(mailer, 'smtp://user:pass@mail.example:587', begin);
  await inRequest(() => watched.send(mail));
  expect(sent).toEqual([mail]);
  expect(told()).toMatchObject([{ requestId: 'one', host: 'mail.example:587', method: 'SMTP' }]);
  const broken = { ...mailer, send: () => Promise.reject(new Error('550 robin@example.com unknown')) };
  await expect(instrumentMailer(broken, 'smtp://mail.example', begin).send(mail)).rejects.toThrow('550');
  expect(counted.at(-1)).toEqual({ host: 'mail.example', method: 'SMTP', outcome: 'error' });
  expect(lines.join()).not.toMatch(/robin|pass/);
});

it('pathPattern leaves out ids', () => {
  expect(pathPattern('/v1beta/models/imagen:predict?key=k')).toBe('/v1beta/models/imagen:predict');
  expect(pathPattern('/b/images/kJ8uQwErTyUiOpAsDfGhJkLzXcVb/17-me.jpg')).toBe('/b/images/:id/:id');
});

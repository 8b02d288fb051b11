import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { buildApp } from '#app.ts';
import { handlePaymentEvent } from '#features/checkout/server/settle/payment-webhook.ts';
import { watchOrders } from '#features/checkout/server/settle/watch-orders.ts';
import { orders } from '#features/checkout/tables.ts';
import { serveMetrics } from '#http/metrics-server.ts';
import { watchBackup } from '#services/backup/watch-backup.ts';
import { PictureError } from '#services/imaging/picture-error.ts';
import { createPictureLog } from '#services/imaging/picture-log.ts';
import type { Services } from '#services/index.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, type Vendor, works } from './failing-image-model.ts';
import { freePort } from './free-port.ts';
import { makeDraft, openCheckout, payNew, waitForStatus } from './order.ts';
import { type Person, signUp } from './person.ts';

describe('monitored process', () => {
  let running: RunningApp;
  let metricsServer: FastifyInstance | undefined;
  let robin: Person;
  let vendor: Vendor;
  beforeAll(async () => {
    vendor = createVendor(works);
    const { imaging } = vendor;
    const replace = ({ logger, metrics }: Services) => {
      const { report, onPicture } = createPictureLog(logger);
      if (metrics) onPicture(metrics.pictureEnded);
      return { imaging: { ...imaging, price: { cents: 25, rates: undefined }, pictures: { report } } };
    };
    // One toy for each purchase, so that pictures can be counted.
    const variables = {
      METRICS_PORT: '0',
      VARIATIONS_BASIC: '1',
      VARIATIONS_PREMIUM: '1',
    };
    running = await startApp({ variables, replace });
    watchOrders(running.services);
    watchBackup(running.services);
    metricsServer = await serveMetrics(running.services);
    robin = await signUp(running.app);
  });
  afterAll(async () => {
    await metricsServer?.close();
    await running.close();
  });
  afterEach(() => void vi.restoreAllMocks());

  const figures = async () => (await metricsServer?.inject({ url: '/metrics' }))?.body ?? '';
  /** The value of a metric by the start of its line. */
  const figure = async (name: string, ...labels: string[]) => {
    const lines = (await figures()).split('\n');
    const line = lines.find((one) => one.startsWith(name) && labels.every((label) => one.includes(label)));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  };

  it('is alive, and ready while all dependencies answer, on both ports', async () => {
    for (const server of [running.app, metricsServer]) {
      expect((await server?.inject({ url: '/healthz' }))?.json()).toEqual({ status: 'ok' });
      const ready = await server?.inject({ url: '/readyz' });
      expect(ready?.statusCode).toBe(200);
      expect(ready?.json()).toEqual({ ready: true, parts: { database: 'ok', queue: 'ok', storage: 'ok' } });
      expect(ready?.headers['cache-control']).toBe('no-store');
    }
    expect(metricsServer?.addresses()).toMatchObject([{ address: '127.0.0.1' }]);
  });

  it('keeps an idle connection longer than any declared proxy does: Google’s ten minutes', async () => {
    expect(running.app.server.keepAliveTimeout).toBeLessThan(20_000);
    const proxied = await buildApp({
      ...running.services,
      config: { ...running.services.config, trustProxy: 'loopback' },
    });
    expect(proxied.server.keepAliveTimeout).toBeGreaterThan(600_000);
    await proxied.close();
  });

  it('does not serve metrics on the public port', async () => {
    const answer = await running.app.inject({ url: '/metrics', headers: { accept: 'text/plain' } });
    expect(answer.statusCode).toBe(404);
  });

  it('counts requests by route pattern, never by URL', async () => {
    await robin.call({ url: '/api/toytwins/7d6f7c0e-6c0f-4c7e-9a59-000000000000' });
    await running.app.inject({ url: '/files/a.png?expires=1&signature=abc' });
    const name = 'toytwin_http_request_duration_seconds_count';
    expect(await figure(name, 'route="/api/toytwins/:id"', 'status="404"')).toBe(1);
    expect(await figure(name, 'route="/files/*"', 'status="404"')).toBe(1);
    expect(await figures()).not.toContain('signature');
  });

  it('reports orders, payments, jobs and pictures', async () => {
    const { toytwinId } = await payNew(running.app, robin, { tier: 'premium' });
    await waitForStatus(robin, toytwinId, 'completed');
    await openCheckout(robin, await makeDraft(robin));
    const captured = ['status="captured"', 'currency="usd"'];
    await expect.poll(() => figure('toytwin_order_amount', ...captured)).toBe(499);
    await expect.poll(() => figure('toytwin_orders', 'status="open"')).toBe(1);
    const jobs = 'toytwin_job_duration_seconds_count';
    await expect.poll(() => figure(jobs, 'queue="generate-toytwin"', 'outcome="completed"')).toBe(1);
    expect(await figure('toytwin_picture_duration_seconds_count', 'kind="packaged"')).toBe(1);
    expect(await figure('toytwin_picture_cost_cents_total')).toBe(50);
    expect(await figure('toytwin_queue_jobs', 'queue="generate-toytwin"', 'state="ready"')).toBe(0);
  });

  it('counts refunds that failed later, starting at 0', async () => {
    const count = () => figure('toytwin_refunds_failed_total');
    expect(await count()).toBe(0);
    const { payment, database } = running.services;
    const { orderId } = await payNew(running.app, robin);
    const order = async () => (await database.select().from(orders).where(eq(orders.id, orderId)))[0];
    const refund = { id: 're_1', object: 'refund', payment_intent: (await order())?.paymentIntentId };
    const about = { id: 'evt_refund', object: 'event', type: 'refund.failed', livemode: false };
    const body = JSON.stringify({ ...about, data: { object: refund } });
    const secret = payment.webhookSecrets[0] ?? '';
    const signature = payment.stripe.webhooks.generateTestHeaderString({ payload: body, secret });
    for (const _twice of [1, 2]) await handlePaymentEvent(running.services, Buffer.from(body), signature);
    expect(await count()).toBe(1);
  });

  it('counts outbound calls, including unanswered ones', async () => {
    const host = `127.0.0.1:${await freePort()}`;
    await expect(fetch(`http://${host}/`)).rejects.toThrow();
    const calls = 'toytwin_outside_call_duration_seconds_count';
    expect(await figure(calls, `host="${host}"`, 'outcome="error"')).toBe(1);
  });

  it('alerts if a provider rejects our account, because every order is lost although each job completes', async () => {
    vendor.behavior = async () => {
      throw new PictureError('misconfigured', "The model's service answered 401 (invalid_api_key)");
    };
    const failed = () => figure('toytwin_job_duration_seconds_count', 'generate-toytwin', 'outcome="failed"');
    const { toytwinId } = await payNew(running.app, robin);
    await waitForStatus(robin, toytwinId, 'failed');
    vendor.behavior = works;
    const name = 'toytwin_picture_duration_seconds_count';
    // The other picture may have been asked for by then.
    expect([1, 2]).toContain(await figure(name, 'outcome="misconfigured"'));
    expect(await failed()).toBeUndefined();
    const asked = expressionsIn(parse(await readFile('docs/operations/alerts.yaml', 'utf8')));
    expect(asked.join('\n')).toContain(`increase(${name}{outcome="misconfigured"}`);
  });

  it.each(['grafana.json', 'alerts.yaml'])(
    'docs/operations/%s queries existing metrics only',
    async (file) => {
      const text = await figures();
      const names = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
      const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label));
      const asked = expressionsIn(parse(await readFile(`docs/operations/${file}`, 'utf8')));
      expect(asked.length).toBeGreaterThan(7);
      for (const expression of asked) {
        const metrics = [...expression.matchAll(/\b(?:toytwin|nodejs|process)_\w+/g)].map(([name]) => name);
        expect(metrics.length, expression).toBeGreaterThan(0);
        for (const name of metrics)
          expect(names, expression).toContain(name.replace(/_(?:bucket|count|sum)$/, ''));
        const grouped = [...expression.matchAll(/by \(([^)]+)\)/g)].flatMap(([, list = '']) =>
          list.split(', '),
        );
        const chosen = [...expression.matchAll(/[{,](\w+)=/g)].map(([, label]) => label);
        for (const label of [...grouped, ...chosen]) expect(labels, expression).toContain(label);
      }
    },
  );

  it('still reports the other metrics when the database does not answer', async () => {
    running.services.metrics?.addGauge({
      name: 'toytwin_broken',
      help: 'Cannot be asked',
      labels: [],
      ask: () => Promise.reject(new Error('down')),
    });
    const text = await figures();
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).toContain('process_resident_memory_bytes');
  });
});

describe('process in trouble', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({ workers: false });
  });
  afterAll(() => running.close());
  const ready = async () => {
    const answer = await running.app.inject({ url: '/readyz' });
    return { status: answer.statusCode, ...answer.json() };
  };

  it('names the failing dependency, and recovers', async () => {
    const written = path.join(running.services.config.dataDir, `.ready-${process.pid}`);
    await mkdir(written);
    const failed = { database: 'ok', queue: 'ok', storage: 'failed' };
    await expect.poll(ready).toEqual({ status: 503, ready: false, parts: failed });
    expect((await running.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await rm(written, { recursive: true });
    await expect.poll(async () => (await ready()).status).toBe(200);
  });

  it('checks the folder of the files, which may be on another disk than the data folder', async () => {
    const folder = path.join(running.services.config.dataDir, 'shared');
    const other = await startApp({
      workers: false,
      variables: { STORAGE_URL: pathToFileURL(folder).href },
    });
    const storage = async () => (await other.app.inject({ url: '/readyz' })).json().parts.storage;
    expect(await storage()).toBe('ok');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'no folder');
    await expect.poll(storage).toBe('failed');
    await other.close();
  });

  it('is not ready while it stops, although it still answers', async () => {
    running.services.readiness.stop();
    expect(await ready()).toEqual({ status: 503, ready: false, parts: { process: 'stopping' } });
    expect((await running.app.inject({ url: '/api/payments/prices' })).statusCode).toBe(200);
  });
});

/** Every `expr` in a parsed file, at any depth. */
function expressionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'expr' && typeof inner === 'string' ? [inner] : expressionsIn(inner),
  );
}

it('every alert is documented in the guide', async () => {
  const alerts = await readFile('docs/operations/alerts.yaml', 'utf8');
  const [, guide = ''] = (await readFile('docs/operations.md', 'utf8')).split('## What to do when');
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(7);
  for (const name of names) expect(guide).toContain(`\`${name}\``);
});

import type { Logger } from 'pino';
import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withTimeout } from '#shared/concurrency/with-timeout.ts';

/** A gauge whose values are read on each scrape. */
export interface CallbackGauge<Label extends string> {
  name: string;
  help: string;
  labels: readonly Label[];
  /** The value of every label combination. A failure leaves only this gauge empty. */
  ask(): Promise<{ labels: Record<Label, string>; value: number }[]>;
}

/** One answer of an image model; `outcome` is `made`, or the reason of the failure. */
export interface PictureOutcome {
  engine: string;
  kind: string;
  outcome: string;
  cents: number | undefined;
  milliseconds: number;
}

/** Prometheus metrics. Enabled by `METRICS_PORT`. Durations are in seconds. */
export interface Metrics {
  /** `route` is the route pattern, because URLs contain ids and signatures. */
  requestAnswered(call: { method: string; route: string; status: number }, seconds: number): void;
  jobEnded(job: { queue: string; outcome: 'completed' | 'failed' | 'handed_back' }, seconds: number): void;
  outsideCallEnded(call: { host: string; method: string; outcome: string }, seconds: number): void;
  /** Records an image model's answer. `cents` is its cost at the configured price, undefined if unknown. */
  pictureEnded(picture: PictureOutcome): void;
  /** Records a refund that did not reach the card: the operator must return the money in another way. */
  refundFailed(): void;
  addGauge<Label extends string>(gauge: CallbackGauge<Label>): void;
  /** All metrics in Prometheus' text format. */
  read(): Promise<{ contentType: string; text: string }>;
}

/** Time-out of a callback gauge in milliseconds; a slower one is left out. */
const PATIENCE = 2_000;
const REQUEST_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const WORK_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 90, 120, 180];

/** Creates the metrics, including Node's own: event loop, memory, garbage collection. */
export async function openMetrics(logger: Logger): Promise<Metrics> {
  // Loaded on demand, so that a process without metrics does not pay for it.
  const client = await import('prom-client');
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  const own = createOwn(client, registry);
  return {
    requestAnswered: ({ method, route, status }, seconds) =>
      own.requests.observe({ method, route, status: String(status) }, seconds),
    jobEnded: (job, seconds) => own.jobs.observe(job, seconds),
    outsideCallEnded: (call, seconds) => own.outsideCalls.observe(call, seconds),
    pictureEnded({ engine, kind, outcome, cents = 0, milliseconds }) {
      own.pictures.observe({ engine, kind, outcome }, milliseconds / 1000);
      own.pictureCost.inc({ engine }, cents);
    },
    refundFailed: () => own.refundsFailed.inc(),
    addGauge({ name, help, labels, ask }) {
      const gauge: Gauge<string> = new client.Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [registry],
        collect: () => fill(gauge, ask, logger),
      });
    },
    async read() {
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

async function fill(
  gauge: Gauge<string>,
  ask: () => Promise<{ labels: Record<string, string>; value: number }[]>,
  logger: Logger,
): Promise<void> {
  gauge.reset();
  try {
    for (const { labels, value } of await withTimeout(PATIENCE, ask())) gauge.set(labels, value);
  } catch (error) {
    logger.warn({ err: error }, 'a metric could not be read');
  }
}

interface Own {
  requests: Histogram<'method' | 'route' | 'status'>;
  jobs: Histogram<'queue' | 'outcome'>;
  outsideCalls: Histogram<'host' | 'method' | 'outcome'>;
  pictures: Histogram<'engine' | 'kind' | 'outcome'>;
  pictureCost: Counter<'engine'>;
  refundsFailed: Counter;
}

function createOwn({ Histogram, Counter }: typeof import('prom-client'), registry: Registry): Own {
  const registers = [registry];
  return {
    requests: new Histogram({
      name: 'toytwin_http_request_duration_seconds',
      help: 'Answered HTTP requests by route pattern',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    jobs: new Histogram({
      name: 'toytwin_job_duration_seconds',
      help: 'Job attempts that ended in this process',
      labelNames: ['queue', 'outcome'],
      buckets: WORK_SECONDS,
      registers,
    }),
    outsideCalls: new Histogram({
      name: 'toytwin_outside_call_duration_seconds',
      help: 'Calls to external services by host; the outcome is the HTTP status or "error"',
      labelNames: ['host', 'method', 'outcome'],
      buckets: WORK_SECONDS,
      registers,
    }),
    pictures: new Histogram({
      name: 'toytwin_picture_duration_seconds',
      help: 'Image model responses to this process, by engine and outcome',
      labelNames: ['engine', 'kind', 'outcome'],
      buckets: WORK_SECONDS,
      registers,
    }),
    pictureCost: new Counter({
      name: 'toytwin_picture_cost_cents_total',
      help: 'What these pictures cost at the configured price, in cents',
      labelNames: ['engine'],
      registers,
    }),
    refundsFailed: new Counter({
      name: 'toytwin_refunds_failed_total',
      help: 'Refunds that did not reach the card, as reported to this process by the payment provider',
      registers,
    }),
  };
}

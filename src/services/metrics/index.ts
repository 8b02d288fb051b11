import type { Logger } from 'pino';
import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withTimeout } from '#shared/concurrency/with-timeout.ts';

/** A gauge whose values are asked when somebody reads the figures. */
export interface AskedGauge<Label extends string> {
  name: string;
  help: string;
  labels: readonly Label[];
  /** Every label combination with its value. A failure leaves the gauge empty; it never spoils the other figures. */
  ask(): Promise<{ labels: Record<Label, string>; value: number }[]>;
}

/** One answer of an image model: `outcome` is `made`, or why there is no picture. */
export interface PictureEnd {
  engine: string;
  kind: string;
  outcome: string;
  cents: number | undefined;
  milliseconds: number;
}

/** The figures for Prometheus. They exist only where `METRICS_PORT` is set. Durations are in seconds. */
export interface Metrics {
  /** `route` is the pattern, never the address: addresses carry ids and signatures. */
  requestAnswered(call: { method: string; route: string; status: number }, seconds: number): void;
  jobEnded(job: { queue: string; outcome: 'completed' | 'failed' | 'handed_back' }, seconds: number): void;
  outsideCallEnded(call: { host: string; method: string; outcome: string }, seconds: number): void;
  /** An image model answered. `cents` is what it costs at the configured price, undefined when none is known. */
  pictureEnded(picture: PictureEnd): void;
  /** A refund did not reach the card after all: somebody has to give the money back in another way. */
  refundFailed(): void;
  addGauge<Label extends string>(gauge: AskedGauge<Label>): void;
  /** All figures in Prometheus' text format. */
  read(): Promise<{ contentType: string; text: string }>;
}

/** An asked gauge that takes longer is left out, in milliseconds. */
const PATIENCE = 2_000;
const REQUEST_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const WORK_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 90, 120, 180];

/** Opens the figures, with those that Node gives of itself: event loop, memory, garbage collection. */
export async function openMetrics(logger: Logger): Promise<Metrics> {
  // Only a process that shows figures loads the library.
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
    logger.warn({ err: error }, 'a figure could not be read');
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
      help: 'Tries of jobs that ended in this process',
      labelNames: ['queue', 'outcome'],
      buckets: WORK_SECONDS,
      registers,
    }),
    outsideCalls: new Histogram({
      name: 'toytwin_outside_call_duration_seconds',
      help: 'Calls of outside services by host; the outcome is the HTTP status or "error"',
      labelNames: ['host', 'method', 'outcome'],
      buckets: WORK_SECONDS,
      registers,
    }),
    pictures: new Histogram({
      name: 'toytwin_picture_duration_seconds',
      help: 'Answers of the image models to this process, by engine and outcome',
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
      help: 'Refunds that did not reach the card, as the provider told this process',
      registers,
    }),
  };
}

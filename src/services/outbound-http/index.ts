import type { Logger } from 'pino';
import type { Config } from '#config.ts';
import type { Mailer } from '#services/mail/index.ts';
import { type Metrics, openMetrics } from '#services/metrics/index.ts';
import { watchHttpCalls } from './observe-http-calls.ts';
import { watchMailer } from './observe-mailer.ts';
import { createCallRecord } from './record-call.ts';

/** What is known of this process from outside. */
export interface Observation {
  /** Figures for Prometheus, where they are asked for. */
  metrics: Metrics | undefined;
  /** The mailer, its mails recorded when they really leave. */
  watch(mailer: Mailer): Mailer;
  end(): void;
}

/** From now on every call of an outside service is logged, and counted where there is a port for figures. */
export async function observeOutboundHttp(
  { metricsPort, mail }: Config,
  logger: Logger,
): Promise<Observation> {
  const metrics = metricsPort === undefined ? undefined : await openMetrics(logger);
  const begin = createCallRecord(logger, metrics);
  const { smtpUrl } = mail;
  return {
    metrics,
    watch: (mailer) => (smtpUrl ? watchMailer(mailer, smtpUrl, begin) : mailer),
    end: watchHttpCalls(begin),
  };
}

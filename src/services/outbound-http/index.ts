import type { Logger } from 'pino';
import type { Config } from '#config.ts';
import type { Mailer } from '#services/mail/index.ts';
import { type Metrics, openMetrics } from '#services/metrics/index.ts';
import { instrumentHttp } from './instrument-http.ts';
import { instrumentMailer } from './instrument-mailer.ts';
import { createCallRecord } from './record-call.ts';

/** Instrumentation of outbound calls. */
export interface Instrumentation {
  /** Prometheus metrics; undefined if not enabled. */
  metrics: Metrics | undefined;
  /** Wraps the mailer so that each email sent by SMTP is recorded. */
  instrumentMailer(mailer: Mailer): Mailer;
  end(): void;
}

/** Logs every outbound call from now on, and counts it if metrics are enabled. */
export async function instrumentOutboundCalls(
  { metricsPort, mail }: Config,
  logger: Logger,
): Promise<Instrumentation> {
  const metrics = metricsPort === undefined ? undefined : await openMetrics(logger);
  const begin = createCallRecord(logger, metrics);
  const { smtpUrl } = mail;
  return {
    metrics,
    instrumentMailer: (mailer) => (smtpUrl ? instrumentMailer(mailer, smtpUrl, begin) : mailer),
    end: instrumentHttp(begin),
  };
}

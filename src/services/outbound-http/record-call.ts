import type { Logger } from 'pino';
import { type CallContext, currentContext } from '#services/log/call-context.ts';
import type { Metrics } from '#services/metrics/index.ts';

/** An outbound call as it is logged. */
export interface OutboundCall {
  host: string;
  /** The HTTP method, or `SMTP`. */
  method: string;
  /** Without ids; see {@link pathPattern}. */
  path?: string;
}

/** Ends a recorded call with its status or its error. */
export type EndCall = (end: { status?: number; error?: unknown }) => void;

/** Begins a recorded call; the current request's or job's ids are kept until its end. */
export type BeginCall = (call: OutboundCall) => EndCall;

/** Logs and counts outbound calls: successes at `debug`, failures at `warn`. */
export function createCallRecord(logger: Logger, metrics: Metrics | undefined): BeginCall {
  return ({ host, method, path }) => {
    const context: CallContext = currentContext();
    const begun = performance.now();
    return ({ status, error }) => {
      const ms = Math.round(performance.now() - begun);
      const failed = error !== undefined || (status !== undefined && (status >= 500 || status === 429));
      logger[failed ? 'warn' : 'debug'](
        { ...context, host, method, path, status, ms, ...(error !== undefined && { err: error }) },
        'outside call',
      );
      const outcome = error === undefined ? String(status ?? 'ok') : 'error';
      metrics?.outsideCallEnded({ host, method, outcome }, ms / 1000);
    };
  };
}

/** `/v1/payment_intents/pi_3Q…/capture?expand=…` → `/v1/payment_intents/:id/capture`: no ids, no query. */
export function pathPattern(path: string): string {
  const [pathname = ''] = path.split('?');
  return pathname
    .split('/')
    .map((part) => (/^v\d\w*$/.test(part) || (part.length <= 24 && !/\d/.test(part)) ? part : ':id'))
    .join('/');
}

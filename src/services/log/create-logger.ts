import { type DestinationStream, type Logger, pino } from 'pino';
import { currentContext } from './call-context.ts';
import { describeError } from './describe-error.ts';
import { redactLine } from './redact.ts';

/**
 * The log: one JSON object per line. Every line carries the ids of the request and the job that it was written in,
 * and none carries a secret, an e-mail address or a photo.
 * @param level `silent`, `fatal` … `trace`.
 * @param destination instead of the standard output.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    mixin: () => ({ ...currentContext() }),
    serializers: { err: describeError },
    hooks: { streamWrite: redactLine },
  };
  return destination ? pino(options, destination) : pino(options);
}

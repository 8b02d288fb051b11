import { type DestinationStream, type Logger, pino } from 'pino';
import { currentContext } from './call-context.ts';
import { describeError } from './describe-error.ts';
import { redactLine } from './redact.ts';

/**
 * Creates the logger: one JSON object per line, with the ids of the request and job, and without secrets,
 * email addresses or photos.
 * @param level `silent`, `fatal` … `trace`.
 * @param destination replaces standard output.
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

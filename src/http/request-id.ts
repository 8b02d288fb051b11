import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Header with the request's id, in both directions. */
export const REQUEST_ID_HEADER = 'x-request-id';

const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** The id that came with the request if it is well-formed, otherwise a new one. */
export function readRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

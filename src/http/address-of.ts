import type { FastifyRequest } from 'fastify';
import { CallerDisconnectedError } from './disconnect-signal.ts';

/**
 * The caller's network address, which the rate limits of public calls need.
 * @throws {CallerDisconnectedError} A closed connection has none.
 */
export function addressOf({ ip }: FastifyRequest): string {
  if (!ip) throw new CallerDisconnectedError('The caller disconnected');
  return ip;
}

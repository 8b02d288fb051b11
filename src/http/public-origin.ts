import type { FastifyRequest } from 'fastify';
import { isLocalAddress, isLocalHost } from '#shared/local-host.ts';

/**
 * The origin to send this caller back to. It is the configured one; only on a laptop, where the same server
 * answers as `localhost` and as `127.0.0.1` (and behind the development server's port), it is the one that the
 * browser is on, because sign-in cookies are kept per host.
 */
export function originFor(request: FastifyRequest, publicUrl: string): string {
  if (!isLocalAddress(publicUrl)) return publicUrl;
  const own = request.headers.origin ?? `${request.protocol}://${request.host}`;
  const parsed = URL.parse(own);
  return parsed && isLocalHost(parsed.hostname) ? parsed.origin : publicUrl;
}

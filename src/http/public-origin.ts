import type { FastifyRequest } from 'fastify';
import { isLocalAddress, isLocalHost } from '#shared/local-host.ts';

/**
 * The origin for redirects of this caller: the configured one. On localhost it is the browser's own origin,
 * because the same server answers as `localhost` and `127.0.0.1` (and behind the development server's port),
 * and sign-in cookies are per host.
 */
export function originFor(request: FastifyRequest, publicUrl: string): string {
  if (!isLocalAddress(publicUrl)) return publicUrl;
  const own = request.headers.origin ?? `${request.protocol}://${request.host}`;
  const parsed = URL.parse(own);
  return parsed && isLocalHost(parsed.hostname) ? parsed.origin : publicUrl;
}

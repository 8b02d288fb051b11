import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';

/** Seconds; a year. */
const HTTPS_ONLY_FOR = 31_536_000;

/** Headers of every answer, also of those that never reach a route. */
export const FIXED_HEADERS = {
  'x-content-type-options': 'nosniff',
  // Other sites learn which site somebody comes from, not which page: its address may be a secret.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** For pictures that other sites may show. */
export const EMBEDDABLE = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/**
 * The headers of every answer on this installation. With an https address browsers come by https only, for a year. Without
 * subdomains: what else runs below this name is not ours to decide.
 */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  if (!publicUrl.startsWith('https://')) return FIXED_HEADERS;
  return { ...FIXED_HEADERS, 'strict-transport-security': `max-age=${HTTPS_ONLY_FOR}` };
}

/** Adds them to every answer that goes through the framework; ready answers have them in their list (decision 044). */
export function addSecurityHeaders(
  app: Pick<FastifyInstance, 'addHook'>,
  config: Pick<Config, 'publicUrl'>,
): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

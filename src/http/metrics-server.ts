import fastify, { type FastifyInstance } from 'fastify';
import type { Services } from '#services/index.ts';
import { answerClientError } from './client-errors.ts';
import { healthRoutes } from './health.ts';
import { rewriteUrl } from './rewrite-url.ts';
import { addSecurityHeaders } from './security-headers.ts';

/**
 * Serves `/metrics` for Prometheus, `/healthz` and `/readyz` on `METRICS_PORT`, in every role; does nothing
 * without the port. Listens on `HOST` without authentication: do not expose the port.
 */
export async function serveMetrics(services: Services): Promise<FastifyInstance | undefined> {
  const { config, metrics } = services;
  if (config.metricsPort === undefined || !metrics) return undefined;
  const server = fastify({
    logger: false,
    forceCloseConnections: true,
    // Otherwise the framework would answer broken addresses, and what is no HTTP, past every hook.
    rewriteUrl,
    clientErrorHandler: answerClientError,
  });
  addSecurityHeaders(server, config);
  await server.register(healthRoutes, services);
  server.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics.read();
    return reply.type(contentType).send(text);
  });
  await server.listen({ port: config.metricsPort, host: config.host });
  return server;
}

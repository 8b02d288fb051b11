import fastify, { type FastifyInstance } from 'fastify';
import type { Services } from '#services/index.ts';
import { healthRoutes } from './health.ts';

/**
 * Serves `/metrics` for Prometheus, `/healthz` and `/readyz` on `METRICS_PORT`, in every role; does nothing
 * without the port. Listens on `HOST` without authentication: do not expose the port.
 */
export async function serveMetrics(services: Services): Promise<FastifyInstance | undefined> {
  const { config, metrics } = services;
  if (config.metricsPort === undefined || !metrics) return undefined;
  const server = fastify({ logger: false, forceCloseConnections: true });
  await server.register(healthRoutes, services);
  server.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics.read();
    return reply.type(contentType).send(text);
  });
  await server.listen({ port: config.metricsPort, host: config.host });
  return server;
}

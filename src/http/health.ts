import type { FastifyInstance } from 'fastify';
import type { Services } from '#services/index.ts';

/**
 * `/healthz`: the process is alive. `/readyz`: the process can serve requests; 503 names the failing
 * dependency.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { readiness }: Pick<Services, 'readiness'>,
): Promise<void> {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', hidden, async (_request, reply) => {
    const state = await readiness.ask();
    return reply
      .status(state.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state);
  });
}

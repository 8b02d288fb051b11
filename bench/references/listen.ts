import type { FastifyInstance } from 'fastify';

/** Listens on the port of the first argument and says so. */
export async function listen(app: FastifyInstance): Promise<void> {
  await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
  process.stdout.write('is ready\n');
}

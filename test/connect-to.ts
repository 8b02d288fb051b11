import fastify, { type FastifyRequest } from 'fastify';
import type { App } from '#http/application.ts';

/**
 * Implements `app.inject` over the network, so that single-process helpers work with a remote server.
 * @param ask replaces `fetch`, for example with one that retries.
 */
export function connectTo(origin: string, ask: typeof fetch = fetch): App {
  const app: App = fastify({ routerOptions: { maxParamLength: 1000 } });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: '/*',
    async handler(request, reply) {
      const response = await ask(new URL(request.url, origin), {
        method: request.method,
        headers: headersOf(request),
        redirect: 'manual',
        ...(request.body instanceof Buffer && { body: new Uint8Array(request.body) }),
      });
      reply.status(response.status);
      for (const [name, value] of response.headers) {
        if (!['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name)) {
          reply.header(name, value);
        }
      }
      return reply.send(Buffer.from(await response.arrayBuffer()));
    },
  });
  return app;
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !['host', 'content-length', 'connection'].includes(name)) {
      headers.set(name, value);
    }
  }
  return headers;
}

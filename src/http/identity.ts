import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services/index.ts';
import type { App } from './application.ts';

/** `/api/auth/*`: the embedded identity's own calls, handed over as web-standard requests. */
export async function identityRoutes(app: App, services: Services): Promise<void> {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    schema: { hide: true },
    async handler(request, reply) {
      const response = await services.identity.answer(
        toWebRequest(request, services.config.publicUrl),
        request.ip,
      );
      return sendWebResponse(response, reply);
    },
  });
}

function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length') headers.set(name, String(value));
  }
  headers.set('x-caller-address', request.ip);
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    body: request.method === 'POST' ? JSON.stringify(request.body ?? {}) : undefined,
  });
}

async function sendWebResponse(response: Response, reply: FastifyReply) {
  reply.status(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.send(await response.text());
}

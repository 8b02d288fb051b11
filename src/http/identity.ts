import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '#services/index.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { addressOf } from './address-of.ts';
import type { App } from './application.ts';
import { addFormBodies } from './form-bodies.ts';

const sentBack = z.record(z.string(), z.string());

/** `/api/auth/*`: passes requests to the embedded identity as web-standard requests. */
export async function identityRoutes(app: App, { config, identity }: Services): Promise<void> {
  const { answer } = identity;
  if (!answer) return;
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    schema: { hide: true },
    async handler(request, reply) {
      const address = addressOf(request);
      return sendWebResponse(await answer(toWebRequest(request, config.publicUrl), address), reply);
    },
  });
  await app.register(formCallback);
}

/**
 * Apple sends people back with a form, from its own page, without our cookies. The same as a link has them. No other call
 * takes a form: any page of the web can send one.
 */
async function formCallback(app: App): Promise<void> {
  addFormBodies(app);
  app.post('/api/auth/callback/apple', { schema: { hide: true, body: sentBack } }, async (request, reply) =>
    reply.redirect(`/api/auth/callback/apple?${new URLSearchParams(request.body)}`, 303),
  );
}

function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length') headers.set(name, String(value));
  }
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    body: request.method === 'POST' ? writeBody(request.body) : undefined,
  });
}

/** @throws {AppError} `bad_request` for a body that is nested too deeply to be serialized. */
function writeBody(body: unknown): string {
  try {
    return JSON.stringify(body ?? {});
  } catch (cause) {
    throw new AppError('bad_request', 'This request is nested too deeply.', { cause });
  }
}

async function sendWebResponse(response: Response, reply: FastifyReply) {
  const body = await response.text();
  // Unknown paths are answered with an empty body or with text that is no JSON.
  if (response.status === 404 && !body.startsWith('{')) throw notFound('Resource');
  // Answers contain tokens and sessions; the identity may set its own header.
  reply.status(response.status).header('cache-control', 'no-store');
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.send(body);
}

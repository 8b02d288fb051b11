import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Identity } from '#services/identity/index.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from './application.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person whose ID token came with the request; set by `requireCaller`. */
    caller: Caller | null;
  }
  interface FastifyInstance {
    /** A hook that lets only signed-in people through. */
    requireCaller(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    /** The same for leaving: whoever has left already may ask for it again, when its end could not be reached. */
    requireLeaver(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
}

/** Reads `Authorization: Bearer` on routes that ask for it. */
export function addAuthentication(app: App, identity: Identity): void {
  app.decorateRequest('caller', null);
  const letThrough = (leftToo: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    // What is one person's own, with addresses that open their pictures, is for no cache and no disk.
    reply.header('cache-control', 'private, no-store');
    const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
    if (scheme?.toLowerCase() !== 'bearer' || !token) {
      throw new AppError('unauthenticated', 'Please log in to continue.');
    }
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    request.caller = await identity.verifyToken(token, { leftToo, changes });
  };
  app.decorate('requireCaller', letThrough(false));
  app.decorate('requireLeaver', letThrough(true));
}

/** The signed-in person of a request behind `requireCaller`. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new AppError('unauthenticated', 'Please log in to continue.');
  return request.caller;
}

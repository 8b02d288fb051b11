import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Identity } from '#services/identity/index.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from './application.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user of the request's ID token; set by `requireCaller`. */
    caller: Caller | null;
  }
  interface FastifyInstance {
    /** Hook that refuses requests without a valid ID token. */
    requireCaller(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    /**
     * Like `requireCaller`, but for account deletion: also accepts the token of a deleted account, so that an
     * interrupted deletion can be repeated.
     */
    requireCallerOrDeleted(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
}

/** Verifies `Authorization: Bearer` on routes that require it. */
export function addAuthentication(app: App, identity: Identity): void {
  app.decorateRequest('caller', null);
  const requireToken = (acceptDeleted: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    // Private answers contain signed URLs of pictures and must not be cached or stored.
    reply.header('cache-control', 'private, no-store');
    const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
    if (scheme?.toLowerCase() !== 'bearer' || !token) {
      throw new AppError('unauthenticated', 'Please log in to continue.');
    }
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    request.caller = await identity.verifyToken(token, { acceptDeleted, changes });
  };
  app.decorate('requireCaller', requireToken(false));
  app.decorate('requireCallerOrDeleted', requireToken(true));
}

/** The signed-in user of a request behind `requireCaller`. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new AppError('unauthenticated', 'Please log in to continue.');
  return request.caller;
}

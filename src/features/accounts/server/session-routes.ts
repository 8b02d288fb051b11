import { z } from 'zod';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import type { Caller, Identity } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import { type OpenSession, openSessions } from '../contract.ts';

const one = z.object({ id: z.string().max(100) });

/** Where a person is logged in, and logging out there. Nothing of it where only an external service knows. */
export async function sessionRoutes(app: App, { identity }: Pick<Services, 'identity'>): Promise<void> {
  const { sessions } = identity;
  if (!sessions) return;
  const onRequest = app.requireCaller;
  const security = [{ idToken: [] }];
  const ended = { 204: z.undefined() };

  app.get(
    '/api/users/me/sessions',
    { onRequest, schema: { security, response: { 200: openSessions } } },
    async (request) => listSessions(sessions, callerOf(request)),
  );

  app.delete(
    '/api/users/me/sessions/:id',
    { onRequest, schema: { security, params: one, response: ended } },
    async (request, reply) => {
      const { uid } = callerOf(request);
      if (!(await sessions.end(uid, request.params.id))) throw notFound('Login');
      identity.verifyToken.forget(uid);
      return reply.status(204).send();
    },
  );

  app.delete(
    '/api/users/me/sessions',
    { onRequest, schema: { security, response: ended } },
    async (request, reply) => {
      const { uid } = callerOf(request);
      await sessions.endAll(uid);
      identity.verifyToken.forget(uid);
      return reply.status(204).send();
    },
  );
}

/** Days, not times: enough to recognize a device. */
async function listSessions(
  sessions: NonNullable<Identity['sessions']>,
  { uid, session }: Caller,
): Promise<OpenSession[]> {
  const open = await sessions.list(uid);
  return open.map(({ id, device, signedInAt, usedAt }) => ({
    id,
    device,
    signedInOn: dayOf(signedInAt),
    usedOn: dayOf(usedAt),
    isThis: id === session,
  }));
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

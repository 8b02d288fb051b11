import { z } from 'zod';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import type { Services } from '#services/index.ts';
import { emailAddress } from '#shared/email-address.ts';
import { readableAddress } from '#shared/readable-address.ts';
import { emailChange, waysIn } from '../contract.ts';
import { followChange } from './follow-change.ts';
import { ownerProof } from './owner-proof.ts';

const changeBody = ownerProof.extend({ email: z.string().pipe(emailAddress()) });
const followBody = z.object({ token: z.string().max(100) });

/** How a person logs in, and changing it. Nothing of it where only an external service knows. */
export async function ownLoginRoutes(app: App, services: Services): Promise<void> {
  const { identity } = services;
  const { ownLogin } = identity;
  if (!ownLogin) return;
  const onRequest = app.requireCaller;
  const security = [{ idToken: [] }];

  app.get(
    '/api/users/me/ways',
    { onRequest, schema: { security, response: { 200: waysIn } } },
    async (request) => ownLogin.readWays(callerOf(request).uid),
  );

  app.post(
    '/api/users/me/code',
    { onRequest, schema: { security, response: { 204: z.undefined() } } },
    async (request, reply) => {
      await ownLogin.mailCode(callerOf(request).uid);
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/users/me/email',
    { onRequest, schema: { security, body: changeBody, response: { 200: emailChange } } },
    async (request) => {
      const { email, ...proof } = request.body;
      await identity.confirmOwner(callerOf(request), proof);
      const step = await ownLogin.askEmailChange(callerOf(request).uid, email);
      return { step, email: readableAddress(email) };
    },
  );

  app.post(
    '/api/users/me/email/follow',
    { onRequest, schema: { security, body: followBody, response: { 200: emailChange } } },
    async (request) => followChange(services, ownLogin, callerOf(request), request.body.token),
  );
}

import { ownerProof } from '#features/accounts/server/owner-proof.ts';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import type { Services } from '#services/index.ts';
import { operatorSelf } from '../contract.ts';
import { noteConfirmation, presentOperator } from './operator.ts';
import { operatorOf } from './require-operator.ts';

/** Who uses the desk, and the confirmation that changes need. */
export async function accessRoutes(app: App, { database, identity }: Services): Promise<void> {
  const onRequest = app.requireOperator;
  app.get(
    '/api/operator/me',
    { onRequest, schema: { hide: true, response: { 200: operatorSelf } } },
    async (request) => presentOperator(operatorOf(request)),
  );

  app.post(
    '/api/operator/me/confirm',
    { onRequest, schema: { hide: true, body: ownerProof, response: { 200: operatorSelf } } },
    async (request) => {
      await identity.confirmOwner(callerOf(request), request.body);
      const confirmedUntil = await noteConfirmation(database, callerOf(request));
      return presentOperator({ ...operatorOf(request), confirmedUntil });
    },
  );
}

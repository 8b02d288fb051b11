import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { blockAccount, unblockAccount } from '#features/accounts/server/block-account.ts';
import { changeEmail } from '#features/accounts/server/change-email.ts';
import { confirmAddress } from '#features/accounts/server/confirm-address.ts';
import { deleteAccount } from '#features/accounts/server/delete-account.ts';
import { exportAccount } from '#features/accounts/server/export-account.ts';
import { NOT_NOW, withProviderErrors } from '#features/checkout/server/provider/with-provider-errors.ts';
import { users } from '#features/profiles/tables.ts';
import type { App } from '#http/application.ts';
import type { Services } from '#services/index.ts';
import { maskAddresses } from '#services/mail/mask-address.ts';
import { AppError } from '#shared/errors.ts';
import { refuseOperator } from '../../access/server/refuse-operator.ts';
import { operatorOf } from '../../access/server/require-operator.ts';
import { type ActBody, type ActKind, actAnswer, actBody } from '../../audit/contract.ts';
import { type Act, actInDatabase, actOutside } from '../../audit/server/act.ts';
import { account, changeEmailBody, peoplePage } from '../contract.ts';
import { findExportEnd } from './find-export-end.ts';
import { findPerson, presentPeople, readAccount } from './read-account.ts';
import { searchPeople } from './search-people.ts';

const URL = '/api/operator/people';
const params = z.object({ uid: z.string().max(128) });
const query = z.object({
  q: z.string().max(254).default(''),
  cursor: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
/** A download needs a line in the audit that says why. */
const SAY_WHY = 'Please say first why their data is needed.';
const acting = { hide: true, params, body: actBody, response: { 200: actAnswer } } as const;

/** People: search, the account, and what an operator may do with it. */
export async function peopleRoutes(app: App, services: Services): Promise<void> {
  const onRequest = app.requireOperator;

  app.get(
    URL,
    { onRequest, schema: { hide: true, querystring: query, response: { 200: peoplePage } } },
    async (request) => {
      const { people, nextCursor } = await searchPeople(services.database, request.query);
      return { people: await presentPeople(services, people), nextCursor };
    },
  );

  app.get(
    `${URL}/:uid`,
    { onRequest, schema: { hide: true, params, response: { 200: account } } },
    async (request) => readAccount(services, request.params.uid),
  );

  blockRoutes(app, services);
  addressRoutes(app, services);
  dataRoutes(app, services);
}

/** In and out, with the same code as the inbox. */
function blockRoutes(app: App, services: Services): void {
  const onRequest = app.requireConfirmedOperator;
  const { database, identity } = services;
  app.post(`${URL}/:uid/block`, { onRequest, schema: acting }, async (request) => {
    const { uid } = request.params;
    await findPerson(database, uid);
    const done = await actInDatabase(services, actOf(request, 'person.block'), async (transaction) => {
      await refuseOperator(transaction, uid);
      const isChanged = await blockAccount(services, transaction, uid);
      return { before: { blocked: !isChanged }, after: { blocked: true } };
    });
    identity.verifyToken.forget(uid);
    return done;
  });
  app.post(`${URL}/:uid/unblock`, { onRequest, schema: acting }, async (request) => {
    const { uid } = request.params;
    await findPerson(database, uid);
    return actInDatabase(services, actOf(request, 'person.unblock'), async (transaction) => {
      const isChanged = await unblockAccount(services, transaction, uid);
      return { before: { blocked: isChanged }, after: { blocked: false } };
    });
  });
}

function addressRoutes(app: App, services: Services): void {
  const onRequest = app.requireConfirmedOperator;
  const { database, identity } = services;
  app.post(`${URL}/:uid/confirm-email`, { onRequest, schema: acting }, async (request) => {
    const { uid } = request.params;
    const { email } = await findPerson(database, uid);
    const before = { confirmed: await identity.isEmailConfirmed(uid, email) };
    return actInDatabase(services, actOf(request, 'person.confirm_email'), async (transaction) => {
      await confirmAddress(services, transaction, uid);
      return { before, after: { confirmed: true } };
    });
  });
  app.post(
    `${URL}/:uid/change-email`,
    { onRequest, schema: { ...acting, body: changeEmailBody } },
    async (request) => {
      const { uid } = request.params;
      const { email } = request.body;
      await findPerson(database, uid);
      const act = actOf(request, 'person.change_email');
      const done = await actInDatabase(services, act, async (transaction) => {
        const before = await changeEmail(services, transaction, { uid, email });
        return { before: { email: maskAddresses(before) }, after: { email: maskAddresses(email) } };
      });
      identity.verifyToken.forget(uid);
      return done;
    },
  );
}

/** What the owner's own buttons do, for somebody who asks for it. */
function dataRoutes(app: App, services: Services): void {
  const onRequest = app.requireConfirmedOperator;
  const { database } = services;
  app.post(`${URL}/:uid/export`, { onRequest, schema: acting }, async (request) => {
    await findPerson(database, request.params.uid);
    return actInDatabase(services, actOf(request, 'person.export'), async () => ({}));
  });
  app.get(
    `${URL}/:uid/export`,
    { onRequest: app.requireOperator, schema: { hide: true, params } },
    async (request, reply) => {
      const person = await findPerson(database, request.params.uid);
      if (!(await findExportEnd(database, person.uid))) throw new AppError('conflict', SAY_WHY);
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="toy-twin-data.zip"')
        .send(await exportAccount(services, person));
    },
  );
  app.post(`${URL}/:uid/delete`, { onRequest, schema: acting }, async (request) => {
    const { uid } = request.params;
    await refuseOperator(database, uid);
    // Without the uid: this line stays.
    const act = { ...actOf(request, 'person.delete'), about: {} };
    return actOutside(services, act, {}, async () => {
      const [person] = await database.select().from(users).where(eq(users.uid, uid));
      if (person) await withProviderErrors(services, NOT_NOW, () => deleteAccount(services, person));
      return { deleted: true };
    });
  });
}

function actOf(request: FastifyRequest<{ Params: { uid: string }; Body: ActBody }>, kind: ActKind): Act {
  const { actId: id, why } = request.body;
  return { id, operator: operatorOf(request), kind, about: { person: request.params.uid }, why };
}

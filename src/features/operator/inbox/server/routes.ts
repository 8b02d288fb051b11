import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { blockAccount } from '#features/accounts/server/block-account.ts';
import { inboxKinds, inboxStates } from '#features/reports/contract.ts';
import { answerEntry, lockEntry, moveEntry } from '#features/reports/server/inbox/answer-entry.ts';
import { findWriter } from '#features/reports/server/inbox/find-writer.ts';
import { allowPage, closePage, keepPage } from '#features/reports/server/inbox/page-decisions.ts';
import type { App } from '#http/application.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { refuseOperator } from '../../access/server/refuse-operator.ts';
import { operatorOf } from '../../access/server/require-operator.ts';
import { type ActBody, type ActKind, actAnswer, actBody, quickActBody } from '../../audit/contract.ts';
import { type Act, actInDatabase, type Change } from '../../audit/server/act.ts';
import { answerBody, closePageBody, inboxEntry, inboxPage, inboxPictures } from '../contract.ts';
import { findPictures, signPictures } from './find-pictures.ts';
import { listInbox } from './list-inbox.ts';
import { readEntry } from './read-entry.ts';

const URL = '/api/operator/inbox';
const params = z.object({ id: z.uuid() });
const query = z.object({
  state: z.enum(inboxStates).default('new'),
  kind: z.enum(inboxKinds).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
/** What an answer's line in the audit says: its words are in the inbox, and go with the message. */
const ANSWERED = 'Answered by mail.';

/** The inbox: what buyers and visitors wrote, and what the operator does about it. */
export async function inboxRoutes(app: App, services: Services): Promise<void> {
  const { database } = services;
  const onRequest = app.requireOperator;

  app.get(
    URL,
    { onRequest, schema: { hide: true, querystring: query, response: { 200: inboxPage } } },
    async (request) => listInbox(database, request.query),
  );

  app.get(
    `${URL}/:id`,
    { onRequest, schema: { hide: true, params, response: { 200: inboxEntry } } },
    async (request) => readEntry(services, request.params.id),
  );

  showRoute(app, services);
  answerRoutes(app, services);
  pageRoutes(app, services);
}

function showRoute(app: App, services: Services): void {
  const { database, fileSigner } = services;
  app.post(
    `${URL}/:id/show`,
    {
      onRequest: app.requireOperator,
      schema: { hide: true, params, body: quickActBody, response: { 200: inboxPictures } },
    },
    async (request) => {
      const { id } = request.params;
      const { entry, toytwin } = await readAbout(services, database, id);
      await actInDatabase(
        services,
        actOf(request, 'inbox.show', { toytwinId: toytwin.id }),
        async () => ({}),
      );
      return { pictures: signPictures(fileSigner, await findPictures(database, entry, toytwin)) };
    },
  );
}

function answerRoutes(app: App, services: Services): void {
  const onRequest = app.requireOperator;
  app.post(
    `${URL}/:id/answer`,
    { onRequest, schema: { hide: true, params, body: answerBody, response: { 200: actAnswer } } },
    async (request) => {
      const { actId, words } = request.body;
      const act = actOf(request, 'inbox.answer', { actId, why: ANSWERED });
      return actInDatabase(services, act, async (transaction) => {
        const by = act.operator.email;
        const before = await answerEntry(services, transaction, { id: request.params.id, by, words });
        return { before: { state: before }, after: { state: 'answered' } };
      });
    },
  );
  for (const state of ['new', 'done'] as const) {
    app.post(
      `${URL}/:id/${state}`,
      { onRequest, schema: { hide: true, params, body: actBody, response: { 200: actAnswer } } },
      async (request) => {
        const act = actOf(request, `inbox.${state}`);
        return actInDatabase(services, act, async (transaction) => {
          const { id } = request.params;
          const before = await moveEntry(transaction, { id, by: act.operator.email, state });
          return { before: { state: before }, after: { state } };
        });
      },
    );
  }
}

/** What is decided about the public page that a message is about. */
function pageRoutes(app: App, services: Services): void {
  const onRequest = app.requireConfirmedOperator;
  const decide = (
    act: Act,
    id: string,
    work: (transaction: Database, decider: { toytwinId: string; by: string }) => Promise<Change>,
  ) =>
    actInDatabase(services, act, async (transaction) => {
      const { toytwinId } = await lockEntry(transaction, id);
      return work(transaction, { toytwinId, by: act.operator.email });
    });

  app.post(
    `${URL}/:id/close`,
    { onRequest, schema: { hide: true, params, body: closePageBody, response: { 200: actAnswer } } },
    async (request) => {
      const { reason } = request.body;
      const act = actOf(request, 'page.close');
      return decide(act, request.params.id, async (transaction, decider) => {
        const wasOpen = await closePage(services, transaction, { ...decider, reason });
        return { before: { closed: !wasOpen }, after: { closed: true, reason } };
      });
    },
  );
  app.post(
    `${URL}/:id/keep`,
    { onRequest, schema: { hide: true, params, body: actBody, response: { 200: actAnswer } } },
    async (request) =>
      decide(actOf(request, 'page.keep'), request.params.id, async (transaction, decider) => {
        await keepPage(services, transaction, decider);
        return {};
      }),
  );
  app.post(
    `${URL}/:id/allow`,
    { onRequest, schema: { hide: true, params, body: actBody, response: { 200: actAnswer } } },
    async (request) =>
      decide(actOf(request, 'page.allow'), request.params.id, async (transaction, decider) => {
        const wasClosed = await allowPage(services, transaction, decider);
        return { before: { closed: wasClosed }, after: { closed: false } };
      }),
  );
  blockRoute(app, services);
}

/** Closes the page for good, and blocks its owner: in one act, or neither. */
function blockRoute(app: App, services: Services): void {
  app.post(
    `${URL}/:id/block`,
    {
      onRequest: app.requireConfirmedOperator,
      schema: { hide: true, params, body: closePageBody, response: { 200: actAnswer } },
    },
    async (request) => {
      const { reason } = request.body;
      const { toytwin } = await readAbout(services, services.database, request.params.id);
      const act = actOf(request, 'person.block', { person: toytwin.uid });
      const done = await actInDatabase(services, act, async (transaction) => {
        await lockEntry(transaction, request.params.id);
        await refuseOperator(transaction, toytwin.uid);
        await closePage(services, transaction, { toytwinId: toytwin.id, by: act.operator.email, reason });
        const isChanged = await blockAccount(services, transaction, toytwin.uid);
        return { before: { blocked: !isChanged }, after: { blocked: true, page: 'closed', reason } };
      });
      services.identity.verifyToken.forget(toytwin.uid);
      return done;
    },
  );
}

async function readAbout(services: Services, database: Database, id: string) {
  const entry = await database.transaction((transaction) => lockEntry(transaction, id));
  const { toytwin } = await findWriter(services, database, entry);
  return { entry, toytwin };
}

/** The act of a request, about this message and what else it concerns. */
function actOf(
  request: FastifyRequest<{ Params: { id: string }; Body: { actId: string } & Partial<ActBody> }>,
  kind: ActKind,
  { why, ...about }: { actId?: string; why?: string; toytwinId?: string; person?: string } = {},
): Act {
  const { actId, why: given } = request.body;
  return {
    id: actId,
    operator: operatorOf(request),
    kind,
    about: { subject: `message ${request.params.id}`, ...about },
    why: why ?? given,
  };
}

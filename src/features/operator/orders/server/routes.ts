import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#http/application.ts';
import type { Services } from '#services/index.ts';
import { operatorOf } from '../../access/server/require-operator.ts';
import { actAnswer, actBody, quickActBody } from '../../audit/contract.ts';
import {
  deskOrder,
  deskOrdersPage,
  deskOrdersQuery,
  makeAgainBody,
  providerPayment,
  refundBody,
  sendMailBody,
  shownPictures,
} from '../contract.ts';
import {
  grantRedoByOperator,
  makeAgainByOperator,
  markAnswered,
  noteShown,
  type Press,
  refundByOperator,
  releaseByOperator,
  sendMailByOperator,
} from './act-on-order.ts';
import { listOrders } from './list-orders.ts';
import { presentRow } from './present-row.ts';
import { findOrder, readDeskOrder } from './read-order.ts';
import { readProviderPayment } from './read-payment.ts';
import { readPictures } from './read-pictures.ts';

const params = z.object({ id: z.uuid() });
const PATH = '/api/operator/orders/:id';

/** Orders at the desk: the list, one order with all that happened, and what an operator can do about it. */
export async function operatorOrdersRoutes(app: App, services: Services): Promise<void> {
  const onRequest = app.requireOperator;

  app.get(
    '/api/operator/orders',
    { onRequest, schema: { hide: true, querystring: deskOrdersQuery, response: { 200: deskOrdersPage } } },
    async ({ query }) => {
      const { rows, nextCursor } = await listOrders(services.database, query);
      return { orders: rows.map(presentRow), nextCursor };
    },
  );

  app.get(PATH, { onRequest, schema: { hide: true, params, response: { 200: deskOrder } } }, (request) =>
    readDeskOrder(services, request.params.id),
  );

  app.get(
    `${PATH}/payment`,
    { onRequest, schema: { hide: true, params, response: { 200: providerPayment } } },
    async (request) => readProviderPayment(services, await findOrder(services, request.params.id)),
  );

  app.post(
    `${PATH}/show`,
    { onRequest, schema: { hide: true, params, body: quickActBody, response: { 200: shownPictures } } },
    async (request) => {
      const order = await findOrder(services, request.params.id);
      await noteShown(services, pressOf(request, request.body), order);
      return readPictures(services, order.toytwinId);
    },
  );

  await app.register(actRoutes, services);
}

/** What changes money or what somebody owns needs a fresh confirmation. */
async function actRoutes(app: App, services: Services): Promise<void> {
  const onRequest = app.requireConfirmedOperator;
  const schema = { hide: true, params, body: actBody, response: { 200: actAnswer } };
  const find = (request: { params: { id: string } }) => findOrder(services, request.params.id);

  app.post(`${PATH}/refund`, { onRequest, schema: { ...schema, body: refundBody } }, async (request) =>
    refundByOperator(services, pressOf(request, request.body), await find(request), request.body),
  );

  app.post(`${PATH}/release`, { onRequest, schema }, async (request) =>
    releaseByOperator(services, pressOf(request, request.body), await find(request)),
  );

  app.post(`${PATH}/make-again`, { onRequest, schema: { ...schema, body: makeAgainBody } }, async (request) =>
    makeAgainByOperator(services, pressOf(request, request.body), await find(request), request.body.engine),
  );

  app.post(`${PATH}/grant-redo`, { onRequest, schema }, async (request) =>
    grantRedoByOperator(services, pressOf(request, request.body), await find(request)),
  );

  app.post(`${PATH}/answered`, { onRequest: app.requireOperator, schema }, async (request) =>
    markAnswered(services, pressOf(request, request.body), await find(request)),
  );

  const mailSchema = { ...schema, body: sendMailBody };
  app.post(`${PATH}/send-mail`, { onRequest: app.requireOperator, schema: mailSchema }, async (request) =>
    sendMailByOperator(services, pressOf(request, request.body), await find(request), request.body.mail),
  );
}

function pressOf(
  request: FastifyRequest,
  { actId, why }: { actId: string; why?: string | undefined },
): Press {
  return { id: actId, operator: operatorOf(request), why };
}

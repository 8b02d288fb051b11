import { z } from 'zod';
import { erasePhotoBody } from '#features/photos/contract.ts';
import { manyBody, removedAnswer, restoredAnswer } from '#features/toytwins/gallery/contract.ts';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import { CLEAR_BROWSER_CACHE } from '#http/clear-browser-cache.ts';
import { originFor } from '#http/public-origin.ts';
import type { Services } from '#services/index.ts';
import { createLimit, enforceLimit } from '#services/limits/index.ts';
import { createSwitchedLimit } from '#services/switches/switched-limit.ts';
import { AppError } from '#shared/errors.ts';
import {
  CHECKOUT_FAILED,
  checkoutSession,
  createCheckoutBody,
  orderAnswer,
  ordersPage,
  ordersQuery,
  prices,
} from '../contract.ts';
import type { OrderRow } from '../tables.ts';
import { cancelOrder } from './end/cancel-order.ts';
import { eraseOwnPhoto } from './end/erase-own-photo.ts';
import { removeLater } from './end/remove-later.ts';
import { removeToytwin } from './end/remove-toytwin.ts';
import { restoreRemoved } from './end/restore-removed.ts';
import { listOrders } from './list-orders.ts';
import { boxPictureRoutes } from './open/box-picture-routes.ts';
import { presentPrices } from './open/present-prices.ts';
import { startCheckout } from './open/start-checkout.ts';
import { presentOrder } from './present-order.ts';
import { NOT_NOW, withProviderErrors } from './provider/with-provider-errors.ts';
import { readOrder } from './read-order.ts';
import { receiptRoutes } from './receipt/routes.ts';
import { CaptureRefusedError, capturePayment } from './settle/capture-payment.ts';
import { handlePaymentEvent } from './settle/payment-webhook.ts';
import { createRefreshOpenOrder } from './settle/refresh-open-order.ts';

const TOO_MANY = 'Too many payment attempts. Please wait a few minutes.';
const TOO_MANY_REMOVALS = 'Too many removals. Please wait a few minutes.';
const TOO_MANY_ERASURES = 'Too many erased photos. Please wait a few minutes.';
const params = z.object({ orderId: z.string() });
const removal = {
  params: z.object({ id: z.string() }),
  querystring: z.object({ unpaid: z.stringbool().default(false) }),
  response: { 204: z.undefined() },
};
/** Bytes. The provider's events contain whole objects. */
const WEBHOOK_BODY_LIMIT = 1024 * 1024;

/** Calls about payments. Removing a toy twin or a photo is one of them, because it ends payments. */
export async function checkoutRoutes(app: App, services: Services): Promise<void> {
  const signedIn = { onRequest: app.requireCaller };
  const security = [{ idToken: [] }];
  const answer = { security, params, response: { 200: orderAnswer } };
  const refreshOpenOrder = createRefreshOpenOrder(services);
  const checkouts = createSwitchedLimit(services, 'checkout');
  const removals = createLimit(services.database, { name: 'removal', points: 120, seconds: 600 });
  const erasures = createLimit(services.database, { name: 'photo-erase', points: 120, seconds: 600 });

  await boxPictureRoutes(app, services);

  app.get('/api/payments/prices', { schema: { response: { 200: prices } } }, async () =>
    presentPrices(services.payment.prices),
  );

  app.post(
    '/api/payments/create-checkout',
    { ...signedIn, schema: { security, body: createCheckoutBody, response: { 200: checkoutSession } } },
    async (request) => {
      await enforceLimit(checkouts, callerOf(request).uid, TOO_MANY);
      const origin = originFor(request, services.config.publicUrl);
      return withProviderErrors(services, CHECKOUT_FAILED, () =>
        startCheckout(services, callerOf(request), request.body, origin),
      );
    },
  );

  app.get('/api/payments/order/:orderId', { ...signedIn, schema: answer }, async (request) => {
    const order = await readOrder(services, callerOf(request), request.params.orderId);
    return { order: presentOrder(await refreshOpenOrder(order)) };
  });

  app.get(
    '/api/payments/orders',
    { ...signedIn, schema: { security, querystring: ordersQuery, response: { 200: ordersPage } } },
    async (request) => {
      const { rows, nextCursor } = await listOrders(services, callerOf(request), request.query);
      return { orders: rows.map(presentOrder), nextCursor };
    },
  );

  app.post('/api/payments/capture/:orderId', { ...signedIn, schema: answer }, async (request) => {
    const order = await readOrder(services, callerOf(request), request.params.orderId);
    return { order: presentOrder(await charge(services, order)) };
  });

  app.post('/api/payments/cancel/:orderId', { ...signedIn, schema: answer }, async (request) => {
    const order = await readOrder(services, callerOf(request), request.params.orderId);
    const cancelled = await withProviderErrors(services, NOT_NOW, () => cancelOrder(services, order));
    return { order: presentOrder(cancelled) };
  });

  app.delete(
    '/api/toytwins/:id',
    { ...signedIn, schema: { security, ...removal } },
    async (request, reply) => {
      await withProviderErrors(services, NOT_NOW, () =>
        removeToytwin(services, callerOf(request), request.params.id, request.query),
      );
      if (!request.query.unpaid) reply.headers(CLEAR_BROWSER_CACHE);
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/toytwins/remove',
    { ...signedIn, schema: { security, body: manyBody, response: { 200: removedAnswer } } },
    async (request, reply) => {
      const caller = callerOf(request);
      await enforceLimit(removals, caller.uid, TOO_MANY_REMOVALS);
      reply.headers(CLEAR_BROWSER_CACHE);
      return removeLater(services, caller, request.body.ids);
    },
  );

  app.post(
    '/api/toytwins/restore',
    { ...signedIn, schema: { security, body: manyBody, response: { 200: restoredAnswer } } },
    async (request) => restoreRemoved(services, callerOf(request), request.body.ids),
  );

  app.post(
    '/api/photos/erase',
    { ...signedIn, schema: { security, body: erasePhotoBody, response: { 204: z.undefined() } } },
    async (request, reply) => {
      const caller = callerOf(request);
      await enforceLimit(erasures, caller.uid, TOO_MANY_ERASURES);
      await withProviderErrors(services, NOT_NOW, () => eraseOwnPhoto(services, caller, request.body));
      // What was only taken out of the wizard need not slow down the next page.
      if (!request.body.ifUnused) reply.headers(CLEAR_BROWSER_CACHE);
      return reply.status(204).send();
    },
  );

  await app.register(receiptRoutes, services);
  await app.register(webhookRoute, services);
}

/** A charge that the bank refuses is answered as a conflict. The job fails the toy twin. */
async function charge(services: Services, order: OrderRow): Promise<OrderRow> {
  try {
    return await withProviderErrors(services, NOT_NOW, () => capturePayment(services, order));
  } catch (cause) {
    if (!(cause instanceof CaptureRefusedError)) throw cause;
    throw new AppError('conflict', 'Your bank declined the charge. You have NOT been charged.', { cause });
  }
}

/** The provider's webhook. The body is not parsed, because the signature covers its bytes. */
async function webhookRoute(app: App, services: Services): Promise<void> {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post(
    '/api/payments/webhook',
    { bodyLimit: WEBHOOK_BODY_LIMIT, schema: { hide: true } },
    async (request) => {
      const { body } = request;
      const signature = request.headers['stripe-signature'];
      if (!Buffer.isBuffer(body)) throw new AppError('bad_request', 'A webhook event must be JSON.');
      await handlePaymentEvent(services, body, typeof signature === 'string' ? signature : '');
      return { received: true };
    },
  );
}

import { z } from 'zod';
import {
  type BuyFollowUpBody,
  buyFollowUpBody,
  CHECKOUT_FAILED,
  type CheckoutSession,
  checkoutSession,
  followUps,
} from '#features/checkout/contract.ts';
import type { Buyer } from '#features/checkout/server/open/purchase.ts';
import { refuseWhilePaused } from '#features/checkout/server/open/refuse-while-paused.ts';
import { withProviderErrors } from '#features/checkout/server/provider/with-provider-errors.ts';
import { createRefreshOpenOrder } from '#features/checkout/server/settle/refresh-open-order.ts';
import { readToytwin } from '#features/toytwins/server/read-toytwin.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import { originFor } from '#http/public-origin.ts';
import type { Services } from '#services/index.ts';
import { createLimit, enforceLimit } from '#services/limits/index.ts';
import { assertNever } from '#shared/assert-never.ts';
import { buyRedo } from '../redo/buy-redo.ts';
import { buyUpgrade } from '../upgrade/buy-upgrade.ts';
import { readFollowUps } from './read-follow-ups.ts';

const TOO_MANY = 'Too many payment attempts. Please wait a few minutes.';
const params = z.object({ id: z.string() });

/** Calls about what is bought for a completed toy twin. */
export async function followUpRoutes(app: App, services: Services): Promise<void> {
  const signedIn = { onRequest: app.requireCaller };
  const security = [{ idToken: [] }];
  const refreshOpenOrder = createRefreshOpenOrder(services);
  // A refused one counts, too: each looks at words and photo.
  const followUpCheckouts = createLimit(services.database, { name: 'follow-up', points: 30, seconds: 600 });

  app.get(
    '/api/toytwins/:id/follow-ups',
    { ...signedIn, schema: { security, params, response: { 200: followUps } } },
    async (request) => {
      const row = await readToytwin(services, callerOf(request), request.params.id);
      return readFollowUps(services, row, refreshOpenOrder);
    },
  );

  app.post(
    '/api/toytwins/:id/follow-ups',
    { ...signedIn, schema: { security, params, body: buyFollowUpBody, response: { 200: checkoutSession } } },
    async (request) => {
      const { uid, email } = callerOf(request);
      await enforceLimit(followUpCheckouts, uid, TOO_MANY);
      refuseWhilePaused(services);
      const row = await readToytwin(services, callerOf(request), request.params.id);
      const buyer = { email, origin: originFor(request, services.config.publicUrl) };
      return withProviderErrors(services, CHECKOUT_FAILED, () => buy(services, row, request.body, buyer));
    },
  );
}

function buy(
  services: Services,
  row: ToytwinRow,
  body: BuyFollowUpBody,
  buyer: Buyer,
): Promise<CheckoutSession> {
  switch (body.purpose) {
    case 'redo':
      return buyRedo(services, row, body, buyer);
    case 'upgrade':
      return buyUpgrade(services, row, buyer);
    default:
      return assertNever(body);
  }
}

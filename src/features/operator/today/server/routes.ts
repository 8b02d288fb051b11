import { z } from 'zod';
import type { App } from '#http/application.ts';
import type { Services } from '#services/index.ts';
import { memoiseFor } from '#shared/concurrency/memoise-for.ts';
import { deskToday, troubledOrders, troubleKinds } from '../contract.ts';
import { readToday } from './read-today.ts';
import { readTroubles } from './read-troubles.ts';

/** Milliseconds for which the figures are kept: several operators, and one who reloads, share a reading. */
const CACHED = 5_000;

/** What the desk shows first, and the orders that need somebody. */
export async function todayRoutes(app: App, services: Services): Promise<void> {
  const onRequest = app.requireOperator;
  const today = memoiseFor(CACHED, () => readToday(services));
  app.get('/api/operator/today', { onRequest, schema: { hide: true, response: { 200: deskToday } } }, () =>
    today(),
  );

  app.get(
    '/api/operator/troubles/:kind',
    {
      onRequest,
      schema: {
        hide: true,
        params: z.object({ kind: z.enum(troubleKinds) }),
        response: { 200: troubledOrders },
      },
    },
    async ({ params }) => ({ orders: await readTroubles(services.database, params.kind) }),
  );
}

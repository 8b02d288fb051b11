import { z } from 'zod';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import { fileContent } from '#http/openapi.ts';
import type { Services } from '#services/index.ts';
import { createLimit, enforceLimit } from '#services/limits/index.ts';
import { readOrder } from '../read-order.ts';
import { printReceipt } from './print-receipt.ts';

const TOO_MANY = 'Too many downloads. Please wait a few minutes.';
const params = z.object({ orderId: z.string() });
const response = { 200: { content: { 'application/pdf': { schema: fileContent } } } };

/** The receipt of an order as a file. */
export async function receiptRoutes(app: App, services: Services): Promise<void> {
  const downloads = createLimit(services.database, { name: 'receipt', points: 120, seconds: 600 });
  app.get(
    '/api/payments/order/:orderId/receipt.pdf',
    { onRequest: app.requireCaller, schema: { security: [{ idToken: [] }], params, response } },
    async (request, reply) => {
      const caller = callerOf(request);
      await enforceLimit(downloads, caller.uid, TOO_MANY);
      const order = await readOrder(services, caller, request.params.orderId);
      const { fileName, pdf } = await printReceipt(services, order);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header('cache-control', 'no-store')
        .send(Buffer.from(pdf));
    },
  );
}

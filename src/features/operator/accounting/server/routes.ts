import { z } from 'zod';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { printReceipt } from '#features/checkout/server/receipt/print-receipt.ts';
import type { App } from '#http/application.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import { accountingMonths, accountingNotBooked } from '../contract.ts';
import { exportMonths } from './export-months.ts';
import { exportMovements } from './export-movements.ts';
import { countNotBooked, listMonths, presentMonth } from './list-months.ts';

const page = z.object({
  cursor: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2]) [a-z]{3}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
const ofMonth = z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) });
const ofOrder = z.object({ orderId: z.uuid() });
const CSV = 'text/csv; charset=utf-8';
const asFile = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` });

/** The ledger by months, to read and to hand to whoever keeps the books; and the receipt of any order. */
export async function accountingRoutes(app: App, services: Services): Promise<void> {
  const { database } = services;
  const onRequest = app.requireOperator;

  app.get(
    '/api/operator/accounting/months',
    { onRequest, schema: { hide: true, querystring: page, response: { 200: accountingMonths } } },
    async (request) => {
      const { rows, nextCursor } = await listMonths(database, request.query);
      return { months: rows.map(presentMonth), nextCursor };
    },
  );

  app.get(
    '/api/operator/accounting/not-booked',
    { onRequest, schema: { hide: true, response: { 200: accountingNotBooked } } },
    async () => ({ orders: await countNotBooked(database) }),
  );

  app.get('/api/operator/accounting/months.csv', { onRequest, schema: { hide: true } }, async (_, reply) =>
    reply.type(CSV).headers(asFile('toy-twin-months.csv')).send(exportMonths(database)),
  );

  app.get(
    '/api/operator/accounting/movements.csv',
    { onRequest, schema: { hide: true, querystring: ofMonth } },
    async ({ query: { month } }, reply) =>
      reply
        .type(CSV)
        .headers(asFile(`toy-twin-${month}.csv`))
        .send(exportMovements(database, month)),
  );

  app.get(
    '/api/operator/orders/:orderId/receipt.pdf',
    { onRequest, schema: { hide: true, params: ofOrder } },
    async (request, reply) => {
      const order = await rereadOrder(services, request.params.orderId);
      if (!order) throw notFound('Order');
      const { fileName, pdf } = await printReceipt(services, order);
      return reply.type('application/pdf').headers(asFile(fileName)).send(Buffer.from(pdf));
    },
  );
}

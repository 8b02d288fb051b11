import { z } from 'zod';
import type { App } from '#http/application.ts';
import type { Services } from '#services/index.ts';
import { auditPage } from '../contract.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';

const query = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  order: z.uuid().optional(),
  person: z.string().max(128).optional(),
});

/** What operators did, to read and to keep. */
export async function auditRoutes(app: App, { database }: Services): Promise<void> {
  const onRequest = app.requireOperator;
  app.get(
    '/api/operator/audit',
    { onRequest, schema: { hide: true, querystring: query, response: { 200: auditPage } } },
    async ({ query: { cursor, limit, order, person } }) =>
      listAudit(database, { cursor, limit, orderId: order, person }),
  );

  app.get('/api/operator/audit.csv', { onRequest, schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="toy-twin-audit.csv"')
      .send(exportAudit(database)),
  );
}

import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import fastify from 'fastify';
import pg from 'pg';
import { z } from 'zod';
import { createToytwinList } from '../../src/features/toytwins/server/list-toytwins.ts';
import type { Database } from '../../src/services/database/index.ts';
import { listen } from './listen.ts';

const settings = z.object({
  uid: z.string(),
  limit: z.number(),
  databaseUrl: z.string().optional(),
  folder: z.string().optional(),
});
type Statement = { text: string; values: unknown[] };

// A bare route over the driver: no sign-in, no ORM, no schemas, no signed addresses. The statement is the
// product's own, overheard once, so that both sides always ask the same.
const { uid, limit, databaseUrl, folder } = settings.parse(JSON.parse(process.argv[3] ?? '{}'));
const overheard: Statement[] = [];
const logger = { logQuery: (text: string, values: unknown[]) => overheard.push({ text, values }) };
const list = databaseUrl ? await onPostgres(databaseUrl) : await onPglite(folder);
const app = fastify({ logger: false });
app.get('/', list);
await listen(app);

async function onPostgres(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const { text, values } = await overhear(drizzlePg(pool, { logger }));
  return async () => (await pool.query({ name: 'gallery', text, values })).rows;
}

async function onPglite(dataDir: string | undefined) {
  const client = new PGlite(dataDir ?? 'memory://');
  await client.waitReady;
  const { text, values } = await overhear(drizzlePglite(client, { logger }));
  return async () => (await client.query(text, values)).rows;
}

async function overhear(database: Database): Promise<Statement> {
  await createToytwinList({ database })({ uid }, { limit });
  const [statement] = overheard;
  if (!statement) throw new Error('The gallery asked nothing');
  return statement;
}

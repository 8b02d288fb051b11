import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import fastify from 'fastify';
import pg from 'pg';
import sharp from 'sharp';
import { z } from 'zod';
import { galleryQuery } from '#features/toytwins/gallery/contract.ts';
import { createToytwinList } from '../src/features/toytwins/server/list-toytwins.ts';
import type { Database } from '../src/services/database/index.ts';

// The ceilings, in a process of their own: `/` answers hello; `/gallery` asks the gallery's statement over the bare
// driver, without sign-in, ORM, schemas and signed addresses; `/sharp` resizes a photo as an upload does, without network,
// checks, disk and row.
const settings = z.object({
  port: z.number(),
  uid: z.string().optional(),
  databaseUrl: z.string().optional(),
  folder: z.string().optional(),
  photo: z.string().optional(),
});
type Statement = { text: string; values: unknown[] };

const { port, uid, databaseUrl, folder, photo } = settings.parse(JSON.parse(process.argv[2] ?? '{}'));
// The statement is the product's own, recorded once, so that both sides always run the same one.
const overheard: Statement[] = [];
const logger = { logQuery: (text: string, values: unknown[]) => overheard.push({ text, values }) };
const app = fastify({ logger: false });
app.get('/', () => ({ hello: 'world' }));
if (uid) app.get('/gallery', databaseUrl ? await onPostgres(databaseUrl, uid) : await onPglite(folder, uid));
app.get('/sharp', resize);
await app.listen({ port, host: '127.0.0.1' });
process.stdout.write('is ready\n');

async function onPostgres(connectionString: string, owner: string) {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const { text, values } = await overhear(drizzlePg(pool, { logger }), owner);
  return async () => (await pool.query({ name: 'gallery', text, values })).rows;
}

async function onPglite(dataDir: string | undefined, owner: string) {
  const client = await PGlite.create(dataDir ?? 'memory://');
  const { text, values } = await overhear(drizzlePglite(client, { logger }), owner);
  return async () => (await client.query(text, values)).rows;
}

async function overhear(database: Database, owner: string): Promise<Statement> {
  await createToytwinList({ database })({ uid: owner }, galleryQuery.parse({}));
  const [statement] = overheard;
  if (!statement) throw new Error('The gallery asked nothing');
  return statement;
}

async function resize() {
  const stored = await sharp(photo)
    .autoOrient()
    .resize(1280, 1280, { fit: 'inside' })
    .jpeg({ quality: 88 })
    .toBuffer();
  await sharp(stored).resize(320, 320, { fit: 'inside' }).webp({ quality: 78, effort: 2 }).toBuffer();
  return 'done';
}

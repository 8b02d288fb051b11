import { fileURLToPath } from 'node:url';
import { productEnvironment } from '../scripts/setup/node24.mjs';
import { freePort } from '../test/free-port.ts';
import { startPostgres } from '../test/postgres/postgres-server.ts';
import { startChild, waitUntilPrinted } from '../test/postgres/start-child.ts';
import { findPostgres } from '../test/services/postgres/find-postgres.ts';

const REFERENCE = fileURLToPath(new URL('./reference.ts', import.meta.url));

/** Starts `reference.ts`. @param settings what it needs. */
export async function startReference(settings: object = {}): Promise<{ url: string } & AsyncDisposable> {
  const port = await freePort();
  const env = { ...productEnvironment(), NODE_ENV: 'production' };
  const child = startChild(process.execPath, [REFERENCE, JSON.stringify({ ...settings, port })], { env });
  await waitUntilPrinted(child, 'is ready');
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => child[Symbol.asyncDispose]() };
}

/** Where a product keeps its records. */
export type DatabaseKind = 'PGlite' | 'PostgreSQL';

/** Starts a database of the kind: of PostgreSQL with its default settings. @returns the variables that name it. */
export async function startDatabase(
  kind: DatabaseKind,
): Promise<{ variables: { DATABASE_URL?: string } } & AsyncDisposable> {
  if (kind === 'PGlite') return { variables: {}, [Symbol.asyncDispose]: async () => {} };
  const server = await startPostgres({ binaries: await findPostgres() });
  return {
    variables: { DATABASE_URL: await server.createDatabase('bench') },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

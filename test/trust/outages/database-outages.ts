import { setTimeout as delay } from 'node:timers/promises';
import { type PostgresServer, runSql } from '../../postgres/postgres-server.ts';

/** How long the database is away each time, in milliseconds. */
const AWAY_MS = 2_000;

const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

/** What happens to a database; each resolves when it may be used again. */
export const databaseOutages: Record<string, (server: PostgresServer) => Promise<void>> = {
  async stopped(server) {
    await server.stop();
    await delay(AWAY_MS);
    await server.start();
  },
  async crashed(server) {
    await server.crash();
    await delay(AWAY_MS);
    await server.start();
  },
  async 'every connection cut'(server) {
    await runSql(server.address('postgres'), CUT);
  },
  // What is left of a primary after a failover can still be read.
  async 'no primary any more'(server) {
    await makeReadOnly(server, 'on');
    await delay(AWAY_MS);
    await makeReadOnly(server, 'off');
  },
};

async function makeReadOnly(server: PostgresServer, value: 'on' | 'off'): Promise<void> {
  await runSql(server.address('postgres'), `alter system set default_transaction_read_only = ${value}`);
  await runSql(server.address('postgres'), 'select pg_reload_conf()');
}

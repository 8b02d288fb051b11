import { pino } from 'pino';
import { openDatabase } from '../../../src/services/database/index.ts';
import { startJobs } from '../../../src/services/jobs/index.ts';
import { queues } from '../../../src/start-product.ts';
import { startPostgres } from '../../postgres/postgres-server.ts';
import { findPostgres, NOT_DURABLE } from './find-postgres.ts';

const TEMPLATE = 'toytwin_template';

/** Starts PostgreSQL for the whole suite; every test app gets a copy of one migrated database. */
export default async function startForSuite(): Promise<() => Promise<void>> {
  const server = await startPostgres({
    binaries: await findPostgres(),
    settings: { ...NOT_DURABLE, max_connections: '200' },
  });
  const url = await server.createDatabase(TEMPLATE);
  const service = await openDatabase({ url });
  const jobs = await startJobs(service, queues, pino({ level: 'silent' }));
  await jobs.close();
  await service.close();
  process.env.TEST_DATABASE_URL = url;
  return async () => {
    await server[Symbol.asyncDispose]();
  };
}

import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { appSecret } from './database/app-secret.ts';
import { type Database, openDatabase } from './database/index.ts';
import { createIdentity, type Identity } from './identity/index.ts';
import { createImaging, type Imaging } from './imaging/index.ts';
import { type Jobs, type Queue, startJobs } from './jobs/index.ts';
import { createMailer, type Mailer } from './mail/index.ts';
import { resetMail } from './mail/reset-mail.ts';
import type { Metrics } from './metrics/index.ts';
import { observeOutside } from './outside-calls/index.ts';
import { createPayment, type Payment } from './payment/index.ts';
import { partsOf } from './readiness/ask-parts.ts';
import { createReadiness, type Readiness } from './readiness/index.ts';
import { createStorage, type Storage } from './storage/index.ts';
import { createFileSigner, type FileSigner } from './storage/sign-file.ts';

/** Everything outside of the product itself, chosen by configuration; features get it as an argument. */
export interface Services {
  config: Config;
  logger: Logger;
  database: Database;
  jobs: Jobs;
  storage: Storage;
  fileSigner: FileSigner;
  identity: Identity;
  payment: Payment;
  imaging: Imaging;
  mailer: Mailer;
  outboxDir: string;
  /** Figures for Prometheus, where they are asked for. */
  metrics: Metrics | undefined;
  readiness: Readiness;
  /** Ends everything in an order in which nothing is lost. */
  close(): Promise<void>;
}

/** Opens every service. `queues` are the kinds of jobs that the features know. */
export async function openServices(config: Config, logger: Logger, queues: Queue[]): Promise<Services> {
  const { metrics, ...outside } = await observeOutside(config, logger);
  const databaseService = await openDatabase({ ...config.database, dataDir: config.dataDir });
  const { database } = databaseService;
  const outboxDir = path.join(config.dataDir, 'outbox');
  const mailer = outside.watch(createMailer({ ...config.mail, outboxDir }));
  const identity = createIdentity({
    database,
    secret: await appSecret(database, 'identity'),
    publicUrl: config.publicUrl,
    sendResetMail: (mail) => mailer.send(resetMail({ ...mail, publicUrl: config.publicUrl })),
  });
  const payment = await createPayment({ ...config.stripe, publicUrl: config.publicUrl, database, logger });
  const imaging = createImaging(config.imaging);
  const jobs = await startJobs(databaseService, queues, logger, metrics);
  const storage = createStorage({ dataDir: config.dataDir });
  const readiness = createReadiness(partsOf({ database, jobs, storage, config }), logger);
  return {
    config,
    logger,
    database,
    jobs,
    storage,
    fileSigner: createFileSigner(await appSecret(database, 'files')),
    identity,
    payment,
    imaging,
    mailer,
    outboxDir,
    metrics,
    readiness,
    async close() {
      await jobs.close();
      await payment.close();
      await imaging.close();
      mailer.close();
      await databaseService.close();
      outside.end();
    },
  };
}

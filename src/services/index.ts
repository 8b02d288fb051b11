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
import { createModeration, type Moderation } from './moderation/index.ts';
import { createPayment, type Payment } from './payment/index.ts';
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
  moderation: Moderation;
  mailer: Mailer;
  outboxDir: string;
  /** Ends everything in an order in which nothing is lost. */
  close(): Promise<void>;
}

/** Opens every service. `queues` are the kinds of jobs that the features know. */
export async function openServices(config: Config, logger: Logger, queues: Queue[]): Promise<Services> {
  const databaseService = await openDatabase({ ...config.database, dataDir: config.dataDir });
  const { database } = databaseService;
  const outboxDir = path.join(config.dataDir, 'outbox');
  const mailer = createMailer({ ...config.mail, outboxDir });
  const identity = createIdentity({
    database,
    secret: await appSecret(database, 'identity'),
    publicUrl: config.publicUrl,
    sendResetMail: (mail) => mailer.send(resetMail({ ...mail, publicUrl: config.publicUrl })),
    logger,
  });
  const payment = await createPayment({ ...config.stripe, publicUrl: config.publicUrl, database, logger });
  const imaging = await createImaging(config.imaging, logger);
  const jobs = await startJobs(databaseService, queues, logger);
  return {
    config,
    logger,
    database,
    jobs,
    storage: createStorage({ dataDir: config.dataDir }),
    fileSigner: createFileSigner(await appSecret(database, 'files')),
    identity,
    payment,
    imaging,
    moderation: createModeration(config.moderation),
    mailer,
    outboxDir,
    async close() {
      await jobs.close();
      await payment.close();
      await imaging.close();
      mailer.close();
      await databaseService.close();
    },
  };
}

import path from 'node:path';
import { createPaperPrinter, type PaperPrinter } from '@toy-twin/studio';
import type { Logger } from 'pino';
import type { Config } from '#config.ts';
import { appSecret } from '#services/database/app-secret.ts';
import { createUpkeep, type EmbeddedUpkeep } from '#services/database/embedded-upkeep.ts';
import { openChanges } from '#services/database/follow.ts';
import { type Database, openDatabase } from '#services/database/index.ts';
import { queueIdentityMails } from '#services/identity/identity-mail.job.ts';
import { createIdentity, type Identity } from '#services/identity/index.ts';
import { createImaging, type Imaging } from '#services/imaging/index.ts';
import { type Jobs, type Queue, startJobs } from '#services/jobs/index.ts';
import { createMailer, type Mailer } from '#services/mail/index.ts';
import type { Metrics } from '#services/metrics/index.ts';
import { type Moderation, openModeration } from '#services/moderation/index.ts';
import { instrumentOutboundCalls } from '#services/outbound-http/index.ts';
import { createPayment, type Payment } from '#services/payment/index.ts';
import { createReadiness, type Readiness } from '#services/readiness/index.ts';
import { readinessChecks } from '#services/readiness/readiness-checks.ts';
import { createStorage, type Storage } from '#services/storage/index.ts';
import { createFileSigner, type FileSigner } from '#services/storage/sign-file.ts';
import { refuseUnfinishedTransfer } from '#services/storage/unfinished-transfer.ts';
import { openSwitches, type Switches } from '#services/switches/index.ts';

/** All external dependencies, chosen by configuration; features receive them as an argument. */
export interface Services {
  config: Config;
  logger: Logger;
  database: Database;
  /** Of the embedded database; undefined for PostgreSQL, which needs none. */
  upkeep: EmbeddedUpkeep | undefined;
  jobs: Jobs;
  storage: Storage;
  fileSigner: FileSigner;
  identity: Identity;
  payment: Payment;
  imaging: Imaging;
  moderation: Moderation;
  switches: Switches;
  mailer: Mailer;
  /** Prints receipts. */
  papers: PaperPrinter;
  outboxDir: string;
  /** Prometheus metrics; undefined if not enabled. */
  metrics: Metrics | undefined;
  readiness: Readiness;
  /** Closes everything in an order that loses nothing. */
  close(): Promise<void>;
}

/** Opens every service. `queues` are the job queues of the features. */
export async function openServices(config: Config, logger: Logger, queues: Queue[]): Promise<Services> {
  const { metrics, ...outside } = await instrumentOutboundCalls(config, logger);
  const storage = await createStorage(config.storage, { dataDir: config.dataDir, logger });
  await refuseUnfinishedTransfer(storage);
  const databaseService = await openDatabase({ ...config.database, dataDir: config.dataDir, logger });
  const { database } = databaseService;
  const outboxDir = path.join(config.dataDir, 'outbox');
  const mailer = outside.instrumentMailer(
    createMailer({
      ...config.mail,
      outboxDir,
      seller: config.seller,
      production: config.production,
    }),
  );
  const jobs = await startJobs(databaseService, queues, logger, metrics);
  const changes = await openChanges(jobs.listen, logger);
  const following = { database, changes, logger };
  const switches = await openSwitches({ config, ...following });
  const moderation = await openModeration(config.moderation, following);
  const identity = await createIdentity(config, {
    database,
    mails: queueIdentityMails({ database, jobs }),
    refusesName: (name) => moderation.checkList(name).length > 0,
    signUpsPerHour: () => switches.read('limit.sign-up'),
    logger,
  });
  // One process at a time: if two processes created a key each, tokens signed by one would be unknown to a
  // process that has read only the other.
  await databaseService.alone('toy-twin-identity', () => identity.prepare());
  const payment = await createPayment({
    ...config.stripe,
    prices: config.prices,
    publicUrl: config.publicUrl,
    production: config.production,
    database,
    logger,
  });
  const imaging = await createImaging(config.imaging, logger);
  if (metrics) imaging.onPicture(metrics.pictureEnded);
  const papers = createPaperPrinter();
  const readiness = createReadiness(readinessChecks({ database, jobs, storage, config }), logger);
  return {
    config,
    logger,
    database,
    upkeep: databaseService.kind === 'pglite' ? createUpkeep(databaseService.client) : undefined,
    jobs,
    storage,
    fileSigner: createFileSigner(await appSecret(database, 'files')),
    identity,
    payment,
    imaging,
    moderation,
    switches,
    mailer,
    papers,
    outboxDir,
    metrics,
    readiness,
    async close() {
      await switches.close();
      await moderation.close();
      await changes.close();
      await jobs.close();
      await payment.close();
      await imaging.close();
      await papers.close();
      mailer.close();
      await databaseService.close();
      outside.end();
    },
  };
}

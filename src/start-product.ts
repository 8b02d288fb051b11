import { existsSync } from 'node:fs';
import path from 'node:path';
import { deleteFilesQueue, workDeleteFiles } from '#features/accounts/server/delete-files.job.ts';
import {
  releaseOfBlockedQueue,
  workReleaseOfBlocked,
} from '#features/accounts/server/release-of-blocked.job.ts';
import { deleteRemovedQueue, workDeleteRemoved } from '#features/checkout/server/end/delete-removed.job.ts';
import { bookingQueue, workBookOrders } from '#features/checkout/server/ledger/book-orders.job.ts';
import { refundsQueue, workPollRefunds } from '#features/checkout/server/settle/poll-refunds.job.ts';
import {
  reconcileQueue,
  workReconcileOrders,
} from '#features/checkout/server/settle/reconcile-orders.job.ts';
import { watchOrders } from '#features/checkout/server/settle/watch-orders.ts';
import { birthdaysQueue, workBirthdays } from '#features/emails/server/birthdays.job.ts';
import { workEmails } from '#features/emails/server/send-email.job.ts';
import { workCutOuts } from '#features/generation/server/cut-out.job.ts';
import { workGeneration } from '#features/generation/server/generate-toytwin.job.ts';
import { noteQueue, workNotes } from '#features/generation/server/redo/mail-note.job.ts';
import { workRedo } from '#features/generation/server/redo/redo-toytwin.job.ts';
import { workUpgrades } from '#features/generation/server/upgrade/upgrade-toytwin.job.ts';
import { workVariations } from '#features/generation/server/variation/vary-toytwin.job.ts';
import { recordPictures } from '#features/operator/today/server/record-pictures.ts';
import { presentQueue, workPresents } from '#features/presents/server/mail-presents.job.ts';
import { reportQueue, workReports } from '#features/reports/server/mail-reports.job.ts';
import { shareMailQueue, workShareMails } from '#features/reports/server/share-mail.job.ts';
import { eraseDeletedQueue, workEraseDeleted } from '#features/retention/server/erase-deleted.job.ts';
import { retentionQueue, workRetention } from '#features/retention/server/retention.job.ts';
import { toytwinQueues } from '#features/toytwins/server/queues.ts';
import { serveMetrics } from '#http/metrics-server.ts';
import { backupQueue, workReportBackup } from '#services/backup/report-backup.job.ts';
import { watchBackup } from '#services/backup/watch-backup.ts';
import { lockDataFolder } from '#services/database/data-folder-lock.ts';
import { identityMailQueue, workIdentityMails } from '#services/identity/identity-mail.job.ts';
import { resetMailQueue, workResetMails } from '#services/identity/reset-mail.job.ts';
import { openServices, type Services } from '#services/index.ts';
import { createLogger } from '#services/log/create-logger.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { stopOnSignal } from './stop-gracefully.ts';

/** All kinds of jobs. */
export const queues = [
  ...toytwinQueues,
  reconcileQueue,
  deleteRemovedQueue,
  refundsQueue,
  bookingQueue,
  retentionQueue,
  eraseDeletedQueue,
  deleteFilesQueue,
  releaseOfBlockedQueue,
  resetMailQueue,
  identityMailQueue,
  backupQueue,
  reportQueue,
  presentQueue,
  shareMailQueue,
  noteQueue,
  birthdaysQueue,
];

/** Starts what `config.role` asks for, prints the address when it is ready, and ends gracefully on a signal. */
export async function startProduct(config: Config): Promise<void> {
  // Several processes may share a folder of files, but never a folder with an embedded database.
  const unlock = config.database.url ? async () => {} : await lockDataFolder(config.dataDir);
  const logger = createLogger(config.logLevel);
  sayFirstStart(config);
  const services = await openServices(config, logger, queues);
  const app = config.role === 'worker' ? undefined : await buildApp(services);
  watchOrders(services);
  watchBackup(services);
  if (app) connectSandbox(services, app);
  if (config.role !== 'api') await startWorkers(services);
  await app?.listen({ port: config.port, host: config.host });
  const metricsServer = await serveMetrics(services);
  process.stdout.write(`\nToy Twin is ready: ${app ? config.publicUrl : 'this process runs the jobs'}\n\n`);

  stopOnSignal({ app, metricsServer, services, unlock });
}

/** The first start takes seconds longer than all others. */
function sayFirstStart({ database, dataDir }: Config): void {
  if (database.url || existsSync(path.join(dataDir, 'database'))) return;
  process.stdout.write(`Creating the database in ${dataDir} (a few seconds)…\n`);
}

/** Works every kind of job in this process. */
export async function startWorkers(services: Services): Promise<void> {
  recordPictures(services);
  await workGeneration(services);
  await workRedo(services);
  await workUpgrades(services);
  await workVariations(services);
  await workCutOuts(services);
  await workReconcileOrders(services);
  await workDeleteRemoved(services);
  await workPollRefunds(services);
  await workBookOrders(services);
  await workRetention(services);
  await workEraseDeleted(services);
  await workDeleteFiles(services);
  await workReleaseOfBlocked(services);
  await workEmails(services);
  await workBirthdays(services);
  await workReports(services);
  await workPresents(services);
  await workShareMails(services);
  await workNotes(services);
  await workResetMails(services);
  await workIdentityMails(services);
  await workReportBackup(services);
}

/**
 * The sandbox's events reach us like the provider's: as signed requests to the webhook's address. Once the app has
 * closed, they fail and are sent again, to this product's next process.
 */
export function connectSandbox({ payment }: Services, app: Awaited<ReturnType<typeof buildApp>>): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  payment.sandbox?.connectWebhooks(async ({ body, signature }) => {
    if (closing) return 503;
    const response = await app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    });
    return response.statusCode;
  });
}

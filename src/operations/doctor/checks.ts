import type { Config } from '#config.ts';
import { checkBackup } from '#services/backup/check-backup.ts';
import { checkDatabase } from '#services/database/check-database.ts';
import { checkIdentity } from '#services/identity/check-identity.ts';
import { checkImaging } from '#services/imaging/check-imaging.ts';
import { checkMail } from '#services/mail/check-mail.ts';
import { checkModeration } from '#services/moderation/check-moderation.ts';
import { checkPayment } from '#services/payment/check-payment.ts';
import { checkStorage } from '#services/storage/check-storage.ts';
import { checkClock } from './check-clock.ts';
import { checkDisk } from './check-disk.ts';
import { checkProxy } from './check-proxy.ts';
import { checkPublicAddress } from './check-public-address.ts';

/** One check of the doctor. */
export interface Check {
  name: string;
  /** Whether an embedded service is used because none is configured. */
  isEmbedded?(config: Config): boolean;
  /**
   * Runs the check without side effects. @returns a detail. @throws {Error} with the problem and its remedy.
   */
  run(config: Config): Promise<string>;
}

/** All checks in the order of the report. A service's own check is in the service's folder. */
export const checks: Check[] = [
  { name: 'database', isEmbedded: ({ database }) => !database.url, run: checkDatabase },
  { name: 'storage', isEmbedded: ({ storage }) => storage.kind === 'file', run: checkStorage },
  { name: 'identity', isEmbedded: ({ identity }) => !identity.firebase, run: checkIdentity },
  { name: 'payment', isEmbedded: ({ stripe }) => !stripe.secretKey, run: checkPayment },
  { name: 'image model', isEmbedded: ({ imaging }) => imaging.engine === 'studio', run: checkImaging },
  { name: 'moderation', isEmbedded: ({ moderation }) => moderation.mode !== 'openai', run: checkModeration },
  { name: 'mail', isEmbedded: ({ mail }) => !mail.smtpUrl, run: checkMail },
  { name: 'public address', run: checkPublicAddress },
  { name: 'proxy', run: checkProxy },
  { name: 'disk space', run: checkDisk },
  { name: 'backup', run: checkBackup },
  { name: 'clock', run: checkClock },
];

import path from 'node:path';
import type { Config } from '../config.ts';
import { isDataFolderInUse } from '../services/database/data-folder-lock.ts';
import { checkClock } from './check-clock.ts';
import { checkDisk } from './check-disk.ts';
import { checkPublicAddress } from './check-public-address.ts';
import { checkReachable } from './check-reachable.ts';

/** One line of the doctor's. */
export interface Check {
  name: string;
  /** Whether something of our own stands in for the service, because none is configured. */
  isEmbedded?(config: Config): boolean;
  /** Tries what is configured, without harm. @returns a detail. @throws {Error} saying what is wrong and what to do. */
  run(config: Config): Promise<string>;
}

/** Everything that is tried, in the order in which it is told. A service's own check stands in its folder. */
export const checks: Check[] = [
  {
    name: 'database',
    isEmbedded: ({ database }) => !database.url,
    run: ({ database, dataDir }) => (database.url ? checkReachable(database.url) : describeEmbedded(dataDir)),
  },
  {
    name: 'storage',
    isEmbedded: ({ storage }) => !storage.url,
    run: async ({ storage, dataDir }) => storage.url ?? path.join(dataDir, 'files'),
  },
  {
    name: 'identity',
    isEmbedded: ({ identity }) => !identity.firebase,
    run: async ({ identity }) =>
      identity.firebase
        ? checkReachable('https://www.googleapis.com')
        : 'e-mail and password in the database',
  },
  {
    name: 'payment',
    isEmbedded: ({ stripe }) => !stripe.secretKey,
    run: async ({ stripe }) =>
      stripe.secretKey
        ? checkReachable(stripe.apiBase ?? 'https://api.stripe.com')
        : 'sandbox; no real card is charged',
  },
  {
    name: 'image model',
    isEmbedded: ({ imaging }) => imaging.engine === 'studio',
    run: async () => 'studio, on this machine',
  },
  {
    name: 'mail',
    isEmbedded: ({ mail }) => !mail.smtpUrl,
    run: async ({ mail, dataDir }) =>
      mail.smtpUrl
        ? checkReachable(mail.smtpUrl)
        : `kept in ${path.join(dataDir, 'outbox')}, nothing is sent`,
  },
  { name: 'public address', run: checkPublicAddress },
  { name: 'disk space', run: checkDisk },
  { name: 'clock', run: checkClock },
];

/** The embedded database is not opened here: one process at a time may. */
async function describeEmbedded(dataDir: string): Promise<string> {
  const place = path.join(dataDir, 'database');
  const inUse = await isDataFolderInUse(dataDir);
  return inUse ? `${place}, in use by the running process; ask its /readyz` : `${place}, not in use`;
}

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
  /** What stands in for the service when none is configured; undefined when one is. */
  embedded?(config: Config): string | undefined | Promise<string | undefined>;
  /** Tries what is configured, without harm. @returns a detail. @throws {Error} saying what is wrong and what to do. */
  run(config: Config): Promise<string>;
}

/** Everything that is tried, in the order in which it is told. A service's own check stands in its folder. */
export const checks: Check[] = [
  {
    name: 'database',
    embedded: ({ database, dataDir }) => (database.url ? undefined : describeEmbedded(dataDir)),
    run: ({ database }) => checkReachable(database.url ?? ''),
  },
  {
    name: 'storage',
    embedded: ({ storage, dataDir }) =>
      storage.url && !storage.url.startsWith('file:') ? undefined : path.join(dataDir, 'files'),
    run: async ({ storage }) => `${storage.url}; nothing was tried`,
  },
  {
    name: 'identity',
    embedded: ({ identity }) => (identity.firebase ? undefined : 'e-mail and password in the database'),
    run: () => checkReachable('https://www.googleapis.com'),
  },
  {
    name: 'payment',
    embedded: ({ stripe }) => (stripe.secretKey ? undefined : 'sandbox; no real card is charged'),
    run: ({ stripe }) => checkReachable(stripe.apiBase ?? 'https://api.stripe.com'),
  },
  {
    name: 'image model',
    embedded: () => 'studio, on this machine',
    run: async ({ imaging }) => imaging.engine,
  },
  {
    name: 'mail',
    embedded: ({ mail, dataDir }) => (mail.smtpUrl ? undefined : path.join(dataDir, 'outbox')),
    run: ({ mail }) => checkReachable(mail.smtpUrl ?? ''),
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

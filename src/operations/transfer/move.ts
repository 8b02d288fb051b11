import type { Config } from '#config.ts';
import { type Imported, importSnapshot } from './import-snapshot.ts';
import { liveSnapshot } from './live-snapshot.ts';
import { openSource, openTarget } from './open-product.ts';
import type { Contents } from './snapshot.ts';
import { TransferError } from './transfer-error.ts';

/** The contents of a data folder. */
export interface Inventory {
  contents: Contents;
  files: { count: number; bytes: number };
}

/** Copies the embedded product in DATA_DIR to the configured database and store. */
export async function move(config: Config): Promise<Imported> {
  const embedded = embeddedSide(config);
  await using source = await openSource(embedded);
  await using target = await openTarget(config);
  return await importSnapshot(liveSnapshot(source), target);
}

/** Lists what {@link move} would copy; writes nothing. */
export async function planMove(config: Config): Promise<Inventory> {
  await using source = await openSource(embeddedSide(config));
  const snapshot = liveSnapshot(source);
  const files = { count: 0, bytes: 0 };
  for await (const { size } of snapshot.files()) {
    files.count += 1;
    files.bytes += size;
  }
  return { contents: await snapshot.readRows((rows) => rows.contents()), files };
}

/** The target of {@link move}, without user and password. */
export function describeTarget({ database, storage }: Config): string {
  const { host, pathname } = new URL(database.url ?? 'postgres://');
  const store =
    storage.kind === 'file' ? storage.folder : `${storage.kind}://${storage.bucket}/${storage.prefix}`;
  return `PostgreSQL ${host}${pathname} and ${store}`;
}

/** The same configuration with the embedded database and the data folder's files. */
function embeddedSide(config: Config): Config {
  if (!config.database.url) throw new TransferError('Set DATABASE_URL to the PostgreSQL to move to.');
  if (config.storage.kind === 'file' && !config.storage.folder) {
    throw new TransferError(
      'Set STORAGE_URL to the store to move to: s3://…, gs://…, or file:///… for a shared folder.',
    );
  }
  return {
    ...config,
    database: { ...config.database, url: undefined },
    storage: { kind: 'file', folder: undefined },
  };
}

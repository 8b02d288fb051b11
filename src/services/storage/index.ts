import path from 'node:path';
import type { Logger } from 'pino';
import type { StorageConfig } from '#config/storage.ts';
import type { Backend } from './backend.ts';
import { openLocalFiles } from './local-files.ts';
import { createStorageOn, type Storage } from './storage.ts';

export type { StoredFile } from './backend.ts';
export { FileMissingError, type Storage } from './storage.ts';

/** Opens the configured store; failed calls are logged. */
export async function createStorage(
  config: StorageConfig,
  { dataDir, logger }: { dataDir: string; logger: Logger },
): Promise<Storage> {
  const backend = await openBackend(config, dataDir);
  return createStorageOn(backend, prefixOf(config), (failure) => logger.error(failure, 'storage failed'));
}

/** The driver of the configured store. */
export async function openBackend(config: StorageConfig, dataDir: string): Promise<Backend> {
  switch (config.kind) {
    case 'file':
      return openLocalFiles(config.folder ?? path.join(dataDir, 'files'));
    case 's3':
      return (await import('./s3-files.ts')).openS3Files(config);
    case 'gs':
      return (await import('./google-files.ts')).openGoogleFiles(config);
  }
}

/** The folder inside the bucket; empty for local files. */
export function prefixOf(config: StorageConfig): string {
  return config.kind === 'file' ? '' : config.prefix;
}

import { Disk } from 'flydrive';
import type { GoogleStorageConfig } from '../../config/storage.ts';
import { type Backend, listHosted } from './backend.ts';

/** A person waits: a call that fails is tried again after one second and after two more. */
const RETRIES = { maxRetries: 2, maxRetryDelay: 2, totalTimeout: 20 };

/** Files in a bucket of Google Cloud Storage; the vendor's client is loaded only here. */
export async function openGoogleFiles(config: GoogleStorageConfig): Promise<Backend> {
  const { IdempotencyStrategy, Storage } = await import('@google-cloud/storage');
  const { GCSDriver } = await import('flydrive/drivers/gcs');
  const storage = new Storage({
    ...(config.endpoint && { apiEndpoint: config.endpoint, projectId: 'none' }),
    ...(config.keyFile && { keyFilename: config.keyFile }),
    // Writing or deleting the same file twice does no harm.
    retryOptions: { ...RETRIES, idempotencyStrategy: IdempotencyStrategy.RetryAlways },
  });
  const driver = new GCSDriver({
    storage,
    bucket: config.bucket,
    visibility: 'private',
    usingUniformAcl: true,
  });
  const disk = new Disk(driver);
  const bucket = storage.bucket(config.bucket);
  return {
    disk,
    read: (key) => disk.getBytes(key),
    async open(key, range) {
      const file = bucket.file(key);
      // A stream tells only when it is read that there is nothing to read.
      await file.getMetadata();
      return file.createReadStream({ ...range, decompress: false });
    },
    list: (prefix) => listHosted(driver, prefix),
    deleteFolder: (folder) => disk.deleteAll(folder),
    async reach() {
      await bucket.getFiles({ maxResults: 1, autoPaginate: false });
    },
    isMissing: (error) => error instanceof Error && 'code' in error && error.code === 404,
    place: `gs://${config.bucket}/${config.prefix} at ${config.endpoint ?? 'Google'}`,
    publicAddress: (key) => disk.getUrl(key),
  };
}

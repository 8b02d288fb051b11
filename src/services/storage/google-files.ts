import { buffer } from 'node:stream/consumers';
import { Disk } from 'flydrive';
import type { GoogleStorageConfig } from '#config/storage.ts';
import { type Backend, listHosted } from './backend.ts';
import { breakSilence } from './break-silence.ts';

/**
 * A person waits: a call that fails is tried again after one second and after two more. All tries must fit into
 * `totalTimeout` (seconds) amply: once it is over, the client neither tries again nor tells.
 */
const RETRIES = { maxRetries: 2, maxRetryDelay: 2, totalTimeout: 600 };

/**
 * Milliseconds: for one answer, and of silence in the middle of a file that is waited for whole, or passed on to a reader,
 * who may take their time.
 */
const PATIENCE = { answer: 20_000, whole: 20_000, passedOn: 60_000 };

/**
 * Files in a bucket of Google Cloud Storage; the vendor's client is loaded only here.
 * @param patience after what is given up; only a test names less of it.
 */
export async function openGoogleFiles(config: GoogleStorageConfig, patience = PATIENCE): Promise<Backend> {
  const { IdempotencyStrategy, Storage } = await import('@google-cloud/storage');
  const { GCSDriver } = await import('flydrive/drivers/gcs');
  const storage = new Storage({
    ...(config.endpoint && { apiEndpoint: config.endpoint, projectId: 'none' }),
    ...(config.keyFile && { keyFilename: config.keyFile }),
    timeout: patience.answer,
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
    read: (key) =>
      buffer(breakSilence(bucket.file(key).createReadStream({ decompress: false }), patience.whole)),
    async open(key, range) {
      const file = bucket.file(key);
      // A stream tells only when it is read that there is nothing to read.
      await file.getMetadata();
      return breakSilence(file.createReadStream({ ...range, decompress: false }), patience.passedOn);
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

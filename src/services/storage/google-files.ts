import { buffer } from 'node:stream/consumers';
import { Disk } from 'flydrive';
import type { GoogleStorageConfig } from '#config/storage.ts';
import { type Backend, listHosted } from './backend.ts';
import { abortWhenIdle } from './idle-timeout.ts';

/**
 * Retries a failed call after one and after two more seconds. `totalTimeout` (seconds) must amply cover all
 * attempts: once it is over, the client neither retries nor reports.
 */
const RETRIES = { maxRetries: 2, maxRetryDelay: 2, totalTimeout: 600 };

/**
 * Milliseconds: for one answer, and of silence in the middle of a file, read as a whole or streamed to a
 * reader who may be slow and has two minutes.
 */
const PATIENCE = { answer: 20_000, whole: 20_000, passedOn: 150_000 };

/**
 * Files in a bucket of Google Cloud Storage; the vendor's client is loaded only here.
 * @param patience time-outs; tests use shorter ones.
 */
export async function openGoogleFiles(config: GoogleStorageConfig, patience = PATIENCE): Promise<Backend> {
  const { IdempotencyStrategy, Storage } = await import('@google-cloud/storage');
  const { GCSDriver } = await import('flydrive/drivers/gcs');
  const storage = new Storage({
    ...(config.endpoint && { apiEndpoint: config.endpoint, projectId: 'none' }),
    ...(config.keyFile && { keyFilename: config.keyFile }),
    timeout: patience.answer,
    // Writing or deleting the same file twice is harmless.
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
      buffer(abortWhenIdle(bucket.file(key).createReadStream({ decompress: false }), patience.whole)),
    async open(key, range) {
      const file = bucket.file(key);
      // A read stream would report a missing file only when it is read.
      await file.getMetadata();
      return abortWhenIdle(file.createReadStream({ ...range, decompress: false }), patience.passedOn);
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

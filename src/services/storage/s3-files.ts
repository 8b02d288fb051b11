import { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import type { S3Config } from '#config/storage.ts';
import { forEachConcurrently } from '#shared/concurrency/for-each-concurrently.ts';
import { type Backend, listHosted } from './backend.ts';

/** Milliseconds. */
const CONNECT_WITHIN = 5_000;
const ANSWER_WITHIN = 20_000;
/** Milliseconds. Longer than the limit for our own slow readers, who leave the connection idle. */
const SILENCE = 150_000;
const DELETIONS_AT_ONCE = 8;

/** Files in an S3-compatible bucket; the vendor's client is loaded only here. */
export async function openS3Files(config: S3Config): Promise<Backend> {
  const { bucket } = config;
  const { GetObjectCommand, HeadBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { S3Driver } = await import('flydrive/drivers/s3');
  const client = new S3Client(clientOptions(config));
  // No ACL headers: buckets are private by default, and many stores refuse ACLs.
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
  const disk = new Disk(driver);
  return {
    disk,
    read: (key) => disk.getBytes(key),
    async open(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range }));
      if (!(Body instanceof Readable)) throw new Error('The store answered without a body');
      return Body;
    },
    list: (prefix) => listHosted(driver, prefix),
    // One by one: the bulk call reports failures inside a successful answer, and not every store supports it.
    deleteFolder: (folder) =>
      forEachConcurrently(listHosted(driver, `${folder}/`), DELETIONS_AT_ONCE, ({ key }) =>
        driver.delete(key),
      ),
    async reach() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
    isMissing: (error) => error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name),
    place: `s3://${bucket}/${config.prefix} at ${config.endpoint ?? `Amazon, ${config.region}`}`,
    publicAddress: (key) => disk.getUrl(key),
  };
}

function clientOptions({ endpoint, region, forcePathStyle, keys }: S3Config): S3ClientConfig {
  return {
    region,
    forcePathStyle,
    ...(endpoint && {
      endpoint,
      // Many other stores do not support Amazon's newer checksums in headers and trailers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
    ...(keys && { credentials: keys }),
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN,
      requestTimeout: ANSWER_WITHIN,
      throwOnRequestTimeout: true,
      socketTimeout: SILENCE,
    },
  };
}

import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { optional, secret, webAddress } from './variable.ts';

const s3Options = ['endpoint', 'region', 'forcePathStyle'];
const gsOptions = ['endpoint'];

const storageUrl = z.string().check(({ value, issues }) => {
  const problem = problemOf(URL.parse(value));
  if (problem) issues.push({ code: 'custom', message: problem, input: value });
});

/** File storage; the other variables have their vendors' names. */
export const storageVariables = {
  /** `file:` (in the data folder), `s3://bucket/prefix?…` or `gs://bucket/prefix`. */
  STORAGE_URL: optional(storageUrl),
  AWS_ACCESS_KEY_ID: optional(z.string()),
  AWS_SECRET_ACCESS_KEY: secret(),
  AWS_SESSION_TOKEN: secret(),
  AWS_REGION: optional(z.string()),
  AWS_ENDPOINT_URL: optional(webAddress()),
  /** Path of a service account's key file. */
  GOOGLE_APPLICATION_CREDENTIALS: optional(z.string()),
};

const variables = z.object(storageVariables);
type Values = z.infer<typeof variables>;

/** An S3-compatible store. */
export interface S3Config {
  kind: 's3';
  bucket: string;
  /** Folder inside the bucket without leading and trailing slashes; empty: the whole bucket. */
  prefix: string;
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  region: string;
  /** Whether the bucket is part of the path instead of the host name. */
  forcePathStyle: boolean;
  /** Undefined: the SDK's default credentials, such as the machine's role. */
  keys: { accessKeyId: string; secretAccessKey: string; sessionToken: string | undefined } | undefined;
}

/** A bucket of Google Cloud Storage. */
export interface GoogleStorageConfig {
  kind: 'gs';
  bucket: string;
  /** Folder inside the bucket without leading and trailing slashes; empty: the whole bucket. */
  prefix: string;
  /** Another server with the same protocol; it is called without a key. */
  endpoint: string | undefined;
  keyFile: string | undefined;
}

/** A local folder; undefined: `files` in the data folder. */
export interface LocalStorageConfig {
  kind: 'file';
  folder: string | undefined;
}

/** File storage; without a URL in the data folder. */
export type StorageConfig = LocalStorageConfig | S3Config | GoogleStorageConfig;

/** Storage configuration from validated variables. The URL overrides `AWS_REGION` and `AWS_ENDPOINT_URL`. */
export function readStorage(values: Values): StorageConfig {
  const url = new URL(values.STORAGE_URL ?? 'file:');
  switch (url.protocol) {
    case 's3:':
      return readS3(url, values);
    case 'gs:':
      return {
        kind: 'gs',
        ...locationOf(url),
        endpoint: url.searchParams.get('endpoint') ?? undefined,
        keyFile: values.GOOGLE_APPLICATION_CREDENTIALS,
      };
    default:
      return { kind: 'file', folder: url.pathname === '/' ? undefined : fileURLToPath(url) };
  }
}

function readS3(url: URL, values: Values): S3Config {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values;
  const endpoint = url.searchParams.get('endpoint') ?? values.AWS_ENDPOINT_URL;
  const pathStyle = url.searchParams.get('forcePathStyle');
  return {
    kind: 's3',
    ...locationOf(url),
    endpoint,
    region: url.searchParams.get('region') ?? values.AWS_REGION ?? 'us-east-1',
    // Self-hosted servers rarely have a host name per bucket.
    forcePathStyle: pathStyle ? pathStyle === 'true' : endpoint !== undefined,
    keys:
      accessKeyId && secretAccessKey
        ? { accessKeyId, secretAccessKey, sessionToken: values.AWS_SESSION_TOKEN }
        : undefined,
  };
}

function locationOf(url: URL): { bucket: string; prefix: string } {
  return { bucket: url.hostname, prefix: url.pathname.replace(/^\/+|\/+$/g, '') };
}

/** Describes the problem with a storage URL; undefined for a valid one. */
function problemOf(url: URL | null): string | undefined {
  if (!url || !/^(file|s3|gs):$/.test(url.protocol)) {
    return 'must be a URL such as file:///its/path, s3://bucket/prefix or gs://bucket/prefix';
  }
  if (url.protocol === 'file:') {
    return url.hostname || url.search ? 'must be written as file:///its/path for a folder' : undefined;
  }
  if (!url.hostname) return `must name a bucket: ${url.protocol}//bucket/prefix`;
  if (url.username || url.password) {
    return 'must not contain keys; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  }
  if (!/^[A-Za-z0-9/_.!-]*$/.test(url.pathname) || /(^|\/)\.|\/\//.test(url.pathname)) {
    return 'the prefix may contain only letters, digits, - _ . ! and single slashes';
  }
  return problemOfOptions(url);
}

function problemOfOptions({ protocol, searchParams }: URL): string | undefined {
  const known = protocol === 's3:' ? s3Options : gsOptions;
  const unknown = [...searchParams.keys()].find((name) => !known.includes(name));
  if (unknown) return `has the unknown option ${unknown}; known options are ${known.join(', ')}`;
  const endpoint = searchParams.get('endpoint');
  if (endpoint !== null && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    return 'the endpoint must be a URL that starts with https:// or http://';
  }
  const pathStyle = searchParams.get('forcePathStyle');
  if (pathStyle !== null && !['true', 'false'].includes(pathStyle)) {
    return 'forcePathStyle must be true or false';
  }
  return undefined;
}

import { z } from 'zod';
import { optional, secret } from './variable.ts';

export const storageVariables = {
  /** `file:` (in the data folder), `s3://bucket/prefix` or `gs://bucket/prefix`. */
  STORAGE_URL: optional(z.url({ protocol: /^(file|s3|gs)$/ })),
  AWS_ACCESS_KEY_ID: optional(z.string()),
  AWS_SECRET_ACCESS_KEY: secret(),
  AWS_REGION: optional(z.string()),
  AWS_ENDPOINT_URL: optional(z.url({ protocol: /^https?$/ })),
};

const variables = z.object(storageVariables);

/** Where files are kept; without a URL in the data folder. */
export interface StorageConfig {
  url: string | undefined;
}

export function readStorage(values: z.infer<typeof variables>): StorageConfig {
  return { url: values.STORAGE_URL };
}

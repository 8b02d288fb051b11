import { z } from 'zod';
import { optional } from './variable.ts';

export const storageVariables = {
  /** `file:` (in the data folder), `s3://bucket/prefix` or `gs://bucket/prefix`. */
  STORAGE_URL: optional(z.url({ protocol: /^(file|s3|gs)$/ })),
};

const variables = z.object(storageVariables);

/** Where files are kept; without a URL in the data folder. */
export interface StorageConfig {
  url: string | undefined;
}

export function readStorage(values: z.infer<typeof variables>): StorageConfig {
  return { url: values.STORAGE_URL };
}

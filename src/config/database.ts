import { z } from 'zod';
import { optional, withDefault } from './variable.ts';

export const databaseVariables = {
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL_SIZE: withDefault(z.coerce.number().int().min(2).max(1000).default(10)),
};

const variables = z.object(databaseVariables);

/** Which PostgreSQL; without a URL the embedded one in the data folder. */
export interface DatabaseConfig {
  url: string | undefined;
  /** Connections that one process keeps at most, those of the jobs not counted. */
  poolSize: number;
}

export function readDatabase(values: z.infer<typeof variables>): DatabaseConfig {
  return { url: values.DATABASE_URL, poolSize: values.DATABASE_POOL_SIZE };
}

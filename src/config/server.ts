import path from 'node:path';
import { z } from 'zod';
import { optional, webAddress, withDefault } from './variable.ts';

/**
 * Values that Fastify accepts as proxies. Stricter than Fastify, which accepts a bare number as an address
 * and crashes with a stack trace on a word.
 */
const proxy = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  // A network of size /0 means everybody, which is written `true`.
  z.union([z.cidrv4(), z.cidrv6()]).refine((network) => !network.endsWith('/0')),
]);
const isTrustProxy = (text: string) =>
  text === 'true' ||
  text === 'false' ||
  text.split(',').every((part) => proxy.safeParse(part.trim()).success);

/** Listening address, role and logging of the process. */
export const serverVariables = {
  NODE_ENV: optional(z.enum(['development', 'test', 'production'])),
  PORT: withDefault(z.coerce.number().int().min(0).max(65_535).default(4000)),
  HOST: withDefault(z.string().default('127.0.0.1')),
  PUBLIC_URL: optional(webAddress()),
  TRUST_PROXY: withDefault(
    z
      .string()
      .refine(
        isTrustProxy,
        'must be true, false, or comma-separated addresses and networks such as 10.0.0.0/8; loopback, linklocal and uniquelocal name networks',
      )
      .default('false'),
  ),
  DATA_DIR: withDefault(z.string().default('./data')),
  ROLE: withDefault(z.enum(['all', 'api', 'worker']).default('all')),
  MINIMUM_AGE: withDefault(z.coerce.number().int().min(13).max(120).default(13)),
  PHOTO_RETENTION_DAYS: withDefault(
    z.coerce
      .number()
      .int()
      .min(14, 'must be at least 14, the free-redo period in days')
      .max(3650)
      .default(30),
  ),
  BACKUP_WARN_DAYS: optional(z.coerce.number().int().min(0).max(365)),
  BACKUP_RETENTION_DAYS: optional(z.coerce.number().int().min(1).max(3650)),
  LOG_LEVEL: withDefault(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  API_DOCS: optional(z.enum(['true', 'false'])),
};

const variables = z.object(serverVariables);

const BACKUP_WARN_DAYS_IN_PRODUCTION = 7;

/** Settings of one process. */
export interface ServerConfig {
  port: number;
  host: string;
  /** Origin without a trailing slash, such as `https://toytwin.example`. */
  publicUrl: string;
  /** Trusted sources of `X-Forwarded-*` headers: all, none, or the listed addresses. */
  trustProxy: boolean | string;
  /** Absolute path of the folder for all local data. */
  dataDir: string;
  role: 'all' | 'api' | 'worker';
  /** In years; used by the label, the terms and the error message. */
  minimumAge: number;
  /** Days after the completion of a toy twin for which its photo is kept. */
  photoRetentionDays: number;
  /** Days after which a backup is too old; undefined: no warning. */
  backupWarnDays: number | undefined;
  /** Days after which the operator deletes a backup; undefined if the operator does not say. */
  backupRetentionDays: number | undefined;
  logLevel: string;
  /** Port of the Prometheus metrics; undefined: not served. */
  metricsPort: number | undefined;
  /** Whether `/api/docs` and `/api-test` are served. */
  apiDocs: boolean;
  production: boolean;
}

/** Process configuration from validated variables; unset values are derived from the others. */
export function readServer(values: z.infer<typeof variables>): ServerConfig {
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    trustProxy: readTrustProxy(values.TRUST_PROXY),
    dataDir: path.resolve(values.DATA_DIR),
    role: values.ROLE,
    minimumAge: values.MINIMUM_AGE,
    photoRetentionDays: values.PHOTO_RETENTION_DAYS,
    backupWarnDays: readBackupWarnDays(values),
    backupRetentionDays: values.BACKUP_RETENTION_DAYS,
    logLevel: values.LOG_LEVEL,
    metricsPort: values.METRICS_PORT,
    apiDocs: values.API_DOCS ? values.API_DOCS === 'true' : values.NODE_ENV !== 'production',
    production: values.NODE_ENV === 'production',
  };
}

/** No warning outside of production, unless it is configured. */
function readBackupWarnDays({ BACKUP_WARN_DAYS, NODE_ENV }: z.infer<typeof variables>): number | undefined {
  const days = BACKUP_WARN_DAYS ?? (NODE_ENV === 'production' ? BACKUP_WARN_DAYS_IN_PRODUCTION : 0);
  return days === 0 ? undefined : days;
}

function readTrustProxy(text: string): boolean | string {
  if (text === 'true') return true;
  if (text === 'false') return false;
  return text;
}

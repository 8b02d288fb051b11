import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isLiveKey } from './payment.ts';
import { optional, secret, withDefault } from './variable.ts';

/**
 * Values of `sslmode` with which node-postgres verifies the server's certificate; it treats all four like
 * `verify-full`.
 */
const CHECKED = ['prefer', 'require', 'verify-ca', 'verify-full'];
const SSL_MODES = ['disable', 'no-verify', ...CHECKED];

const sslOptionsOf = (url: string) => URL.parse(url)?.searchParams ?? new URLSearchParams();

const ADDRESS =
  'must be a URL such as postgres://user:password@host:5432/database, with special characters in the password percent-encoded';

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: ADDRESS }).refine(
  (url) => {
    const mode = sslOptionsOf(url).get('sslmode');
    return mode === null || SSL_MODES.includes(mode);
  },
  `has an unknown sslmode; use one of ${SSL_MODES.join(', ')}`,
);

/** A certificate in PEM, or the path of a file with it. */
const certificate = z.string().transform((value, context) => {
  if (value.includes('-----BEGIN CERTIFICATE-----')) return value.replaceAll('\\n', '\n');
  try {
    return readFileSync(value, 'utf8');
  } catch {
    context.addIssue('must be a PEM certificate or the path of a readable file');
    return z.NEVER;
  }
});

/** Database connection. */
export const databaseVariables = {
  DATABASE_URL: optional(databaseUrl),
  /** The CA that signed the server's certificate, if it is not a public one. */
  DATABASE_CA: optional(certificate),
  DATABASE_POOL_SIZE: withDefault(z.coerce.number().int().min(2).max(1000).default(10)),
  /** Seconds to wait at start until the database is reachable. */
  DATABASE_WAIT: withDefault(z.coerce.number().int().min(0).max(3600).default(30)),
  /** Unset: true if real money is charged. */
  DATABASE_DURABLE: optional(z.enum(['true', 'false'])),
};

const variables = z.object({ ...databaseVariables, STRIPE_SECRET_KEY: secret() });
type Values = z.infer<typeof variables>;

/** Rules between the database's variables and others: the variable to blame, the message, and the condition. */
export const databaseRelations: {
  blamed: 'DATABASE_DURABLE' | 'DATABASE_CA';
  message: string;
  isMet(values: Values): boolean;
}[] = [
  {
    blamed: 'DATABASE_CA',
    message: 'requires a DATABASE_URL without ssl options',
    isMet: isTlsClear,
  },
  {
    blamed: 'DATABASE_DURABLE',
    message:
      'must not be false with a live Stripe key and the embedded database: a power failure could lose orders whose money is held. Remove the variable or use PostgreSQL (DATABASE_URL)',
    isMet: (values) => values.DATABASE_DURABLE !== 'false' || !needsDurable(values),
  },
];

/** Whether orders of real money are recorded in the data folder. */
function needsDurable({ DATABASE_URL, STRIPE_SECRET_KEY = '' }: Values): boolean {
  return !DATABASE_URL && isLiveKey(STRIPE_SECRET_KEY);
}

/** PostgreSQL connection; without a URL the embedded database in the data folder. */
export interface DatabaseConfig {
  url: string | undefined;
  /** In PEM. If set, the connection uses TLS and the server's certificate and name are verified. */
  ca: string | undefined;
  /** Maximum number of pooled connections per process, excluding the job queue's. */
  poolSize: number;
  /** Seconds. */
  wait: number;
  /** Whether each commit of the embedded database waits for the disk. For PostgreSQL its own settings decide. */
  durable: boolean;
}

/** Database configuration from validated variables. */
export function readDatabase(values: Values): DatabaseConfig {
  return {
    url: values.DATABASE_URL,
    ca: values.DATABASE_CA,
    poolSize: values.DATABASE_POOL_SIZE,
    wait: values.DATABASE_WAIT,
    durable: values.DATABASE_DURABLE === 'true' || needsDurable(values),
  };
}

/** `DATABASE_CA` alone decides about TLS; settings in the URL must not weaken it. */
function isTlsClear({ DATABASE_URL, DATABASE_CA }: Values): boolean {
  if (!DATABASE_CA) return true;
  if (!DATABASE_URL) return false;
  const options = sslOptionsOf(DATABASE_URL);
  const others = ['ssl', 'sslrootcert', 'sslcert', 'sslkey', 'uselibpqcompat'];
  return (
    !others.some((name) => options.has(name)) && CHECKED.includes(options.get('sslmode') ?? 'verify-full')
  );
}

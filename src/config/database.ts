import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { optional, withDefault } from './variable.ts';

/** With these the server's certificate is checked; node-postgres takes all four for the strictest. */
const CHECKED = ['prefer', 'require', 'verify-ca', 'verify-full'];
const SSL_MODES = ['disable', 'no-verify', ...CHECKED];

const sslOptionsOf = (url: string) => URL.parse(url)?.searchParams ?? new URLSearchParams();

const ADDRESS =
  'must be an address such as postgres://user:password@host:5432/database; special characters in the password are percent-encoded';

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: ADDRESS }).refine(
  (url) => {
    const mode = sslOptionsOf(url).get('sslmode');
    return mode === null || SSL_MODES.includes(mode);
  },
  `has an unknown sslmode; known are ${SSL_MODES.join(', ')}`,
);

/** A certificate in PEM, or the path of a file that holds it. */
const certificate = z.string().transform((value, context) => {
  if (value.includes('-----BEGIN CERTIFICATE-----')) return value.replaceAll('\\n', '\n');
  try {
    return readFileSync(value, 'utf8');
  } catch {
    context.addIssue('is neither a certificate in PEM nor a file that can be read');
    return z.NEVER;
  }
});

/** The database: where it is, how it is reached, how long it is waited for. */
export const databaseVariables = {
  DATABASE_URL: optional(databaseUrl),
  /** The authority that signed the server's certificate, where it is none of the public ones. */
  DATABASE_CA: optional(certificate),
  DATABASE_POOL_SIZE: withDefault(z.coerce.number().int().min(2).max(1000).default(10)),
  /** Seconds to wait at start for a database that cannot be reached yet. */
  DATABASE_WAIT: withDefault(z.coerce.number().int().min(0).max(3600).default(30)),
};

const variables = z.object(databaseVariables);

/** Which PostgreSQL; without a URL the embedded one in the data folder. */
export interface DatabaseConfig {
  url: string | undefined;
  /** In PEM; the connection is then over TLS, and the server's certificate and name are checked. */
  ca: string | undefined;
  /** Connections that one process keeps at most, those of the job queue not counted. */
  poolSize: number;
  /** Seconds. */
  wait: number;
}

/** The database, from variables that were checked. */
export function readDatabase(values: z.infer<typeof variables>): DatabaseConfig {
  return {
    url: values.DATABASE_URL,
    ca: values.DATABASE_CA,
    poolSize: values.DATABASE_POOL_SIZE,
    wait: values.DATABASE_WAIT,
  };
}

/** `DATABASE_CA` says all there is to say about TLS; what the URL says besides must not take it back. */
export function isTlsClear({ DATABASE_URL, DATABASE_CA }: z.infer<typeof variables>): boolean {
  if (!DATABASE_CA) return true;
  if (!DATABASE_URL) return false;
  const options = sslOptionsOf(DATABASE_URL);
  const others = ['ssl', 'sslrootcert', 'sslcert', 'sslkey', 'uselibpqcompat'];
  return (
    !others.some((name) => options.has(name)) && CHECKED.includes(options.get('sslmode') ?? 'verify-full')
  );
}

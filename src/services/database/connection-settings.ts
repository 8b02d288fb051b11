import { PreparingClient } from './preparing-client.ts';

/** Connection settings of node-postgres, the same for the product's pool and the jobs' pool. */
export interface ConnectionSettings {
  connectionString: string;
  ssl?: { ca: string };
  application_name: string;
  /** Time limit in milliseconds for connecting and for the wait for a free connection. */
  connectionTimeoutMillis: number;
  keepAlive: true;
  /** Milliseconds of silence after which an idle connection is probed; Linux would wait for two hours. */
  keepAliveInitialDelayMillis: number;
  /** Milliseconds after which an unanswered statement counts as failed; 0 for no limit. */
  query_timeout: number;
  Client: typeof PreparingClient;
}

/** Longer than any statement of ours: a dead machine sends nothing, and TCP notices only after a quarter of an hour. */
const ANSWER_WITHIN = 60_000;

/** For each of these node-postgres checks certificate and host name, but warns that this will change. */
const SAME_AS_VERIFY_FULL = ['prefer', 'require', 'verify-ca'];

/**
 * The settings for a database's address.
 *
 * `sslmode=prefer`, `require` and `verify-ca` are read as `verify-full`, as node-postgres 8 does, so that its next
 * version cannot silently check less. With `uselibpqcompat=true` they keep the meaning that libpq gives them.
 * @param ca in PEM: if set, the only trusted authority. It replaces the `sslmode` of the address.
 */
export function connectionSettings({
  url,
  ca,
  answerWithin = ANSWER_WITHIN,
}: {
  url: string;
  ca?: string | undefined;
  answerWithin?: number;
}): ConnectionSettings {
  const address = new URL(url);
  const options = address.searchParams;
  const mode = options.get('sslmode');
  if (ca) options.delete('sslmode');
  else if (mode && SAME_AS_VERIFY_FULL.includes(mode) && !options.has('uselibpqcompat')) {
    options.set('sslmode', 'verify-full');
  }
  return {
    connectionString: address.href,
    ...(ca && { ssl: { ca } }),
    application_name: 'toy-twin',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    query_timeout: answerWithin,
    Client: PreparingClient,
  };
}

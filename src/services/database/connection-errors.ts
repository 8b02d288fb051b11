import { causesOf } from '#shared/causes.ts';
import { SQL_STATE } from './sql-state.ts';

/** The database cannot be used; the message says which one, why, and what to do. */
export class DatabaseUnusableError extends Error {
  override readonly name = 'DatabaseUnusableError';
}

/** The network's codes for a server that is not there (yet). */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);
/**
 * The server's: connection lost (08…), shutting down, crashed, starting up, its disk or memory full or too many
 * connections (53…), no primary any more.
 */
const BUSY = /^(08...|57P0[123]|53[0-3]00|25006)$/;
/** Errors of node-postgres that have no code: only their messages tell them apart (docs/upstream.md). */
const LOST =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;
/** Advice for a server that has no free connection. */
export const TOO_FEW_CONNECTIONS =
  'it accepts no more connections.\n' +
  'Each process opens up to DATABASE_POOL_SIZE plus four: set a smaller size, or raise the limit of the server.';
const CERTIFICATE = /CERT|UNABLE_TO_VERIFY|ALTNAME|SELF_SIGNED|ISSUER/;

/** Whether an error, or what caused it, means that the database is away for the moment and may come back. */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = codeOf(cause);
    return UNREACHABLE.has(code) || BUSY.test(code) || LOST.test(cause.message);
  });
}

/** Explains why a connection or a migration failed and what to do; never contains a password. */
export function explainConnectionError(url: string, error: unknown): DatabaseUnusableError {
  const { hostname, port, pathname } = new URL(url);
  const place = `${hostname || 'the local socket'}:${port || 5432}`;
  const name = decodeURIComponent(pathname.slice(1));
  // Drizzle's own error contains only the statement.
  const cause = [...causesOf(error)].at(-1);
  const message = cause?.message ?? String(error);
  return new DatabaseUnusableError(
    `The database at ${place} (DATABASE_URL) cannot be used: ${adviceFor(codeOf(cause), message, name)}`,
    { cause: error },
  );
}

/** The embedded database gives no reason when its disk is full; for every other problem it does. */
export function explainEmbeddedError(folder: string | undefined, error: unknown): DatabaseUnusableError {
  const cause = [...causesOf(error)].at(-1);
  return new DatabaseUnusableError(
    `The embedded database in ${folder ?? 'memory'} cannot be opened: ${cause?.message ?? JSON.stringify(error)}\n` +
      'Is the disk full? May this user write there? `npm run doctor` checks both.',
    { cause: error },
  );
}

function adviceFor(code: string, message: string, name: string): string {
  if (UNREACHABLE.has(code) || LOST.test(message)) {
    return `nobody answers there (${code || message}).\nIs it running? Are host and port correct?`;
  }
  if (CERTIFICATE.test(code)) {
    return (
      `its certificate is not trusted (${message}).\n` +
      'Set DATABASE_CA to the certificate of the authority that signed it; the host name must match, too.'
    );
  }
  if (message === 'The server does not support SSL connections') {
    return 'it does not support TLS, which DATABASE_URL or DATABASE_CA requires.';
  }
  if (code === SQL_STATE.tooManyConnections) return TOO_FEW_CONNECTIONS;
  if (code === '28P01' || code === '28000') return `it refuses this user (${message}).`;
  if (code === '3D000') return `it has no database named ${name}. Create it first.`;
  if (code === '25006') return `it is read-only (${message}). Is it the primary server?`;
  if (code === '42501') return `this user lacks a permission (${message}).`;
  return message;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

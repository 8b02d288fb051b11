import { enableCompileCache } from 'node:module';
import { DatabaseUnusableError, TOO_FEW_CONNECTIONS } from '#services/database/connection-errors.ts';
import { DataFolderInUseError } from '#services/database/data-folder-lock.ts';
import { hasSqlState, SQL_STATE } from '#services/database/sql-state.ts';
import { UnfinishedTransferError } from '#services/storage/unfinished-transfer.ts';
import { ConfigError, readConfig } from './config.ts';

enableCompileCache();

// Nothing has begun yet that must be finished. The first process of a container ignores every signal without a
// listener: while it waits for its database it could only be killed.
const stopSignals = ['SIGTERM', 'SIGINT'] as const;
const endStart = () => process.exit(0);
for (const signal of stopSignals) process.on(signal, endStart);

/** Composition root: configuration → services → features → listen. */
try {
  const config = readConfig();
  const { startProduct } = await import('./start-product.ts');
  await startProduct(config);
  for (const signal of stopSignals) process.off(signal, endStart);
} catch (error) {
  process.stderr.write(`${wordsOf(error)}\n`);
  process.exit(1);
}

/** An error that the operator can fix is printed as a message, any other with its stack. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const words =
    error instanceof ConfigError ||
    error instanceof DatabaseUnusableError ||
    error instanceof DataFolderInUseError ||
    error instanceof UnfinishedTransferError;
  if (words) return error.message;
  if (hasSqlState(error, SQL_STATE.diskFull))
    return "The database's disk is full. Free some space, then start again.";
  if (hasSqlState(error, SQL_STATE.tooManyConnections))
    return `The database cannot be used: ${TOO_FEW_CONNECTIONS}`;
  return wordsOfListening(error) ?? error.stack ?? error.message;
}

/** The most common case: the port is already in use. Or HOST is not a name of this machine. */
function wordsOfListening(
  error: NodeJS.ErrnoException & { address?: string; port?: number; hostname?: string },
) {
  if (error.syscall === 'getaddrinfo') {
    return `The host ${error.hostname} does not exist. HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0.`;
  }
  if (error.syscall !== 'listen') return undefined;
  const why = error.code === 'EADDRINUSE' ? 'the port is already in use' : error.message;
  return (
    `Cannot listen on ${error.address}:${error.port}: ${why}.\n` +
    'Change the variable that set it: PORT, HOST or METRICS_PORT.'
  );
}

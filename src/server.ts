import { enableCompileCache } from 'node:module';
import { ConfigError, readConfig } from './config.ts';
import { DatabaseUnusableError } from './services/database/connection-errors.ts';
import { DataFolderInUseError } from './services/database/data-folder-lock.ts';
import { tuneMemory } from './tune-memory.ts';

enableCompileCache();
tuneMemory();

/** Composition root: configuration → services → features → listen. */
try {
  const config = readConfig();
  const { startProduct } = await import('./start-product.ts');
  await startProduct(config);
} catch (error) {
  const expected =
    error instanceof ConfigError ||
    error instanceof DatabaseUnusableError ||
    error instanceof DataFolderInUseError ||
    isPortTaken(error);
  process.stderr.write(`${expected && error instanceof Error ? error.message : inspect(error)}\n`);
  process.exit(1);
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function inspect(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

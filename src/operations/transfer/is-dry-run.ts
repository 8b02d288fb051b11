import { parseArgs } from 'node:util';
import { TransferError } from './transfer-error.ts';

/**
 * Whether `npm run move` has the flag `--dry-run`. Without a separate `--`, npm takes the flag and passes it
 * as an environment variable, so `npm run move --dry-run` must not move anything either.
 * @throws {TransferError} for unknown arguments, such as a mistyped flag.
 */
export function isDryRun(args: string[], env: NodeJS.ProcessEnv): boolean {
  try {
    const { values } = parseArgs({ args, options: { 'dry-run': { type: 'boolean' } } });
    return values['dry-run'] ?? env.npm_config_dry_run === 'true';
  } catch (cause) {
    throw new TransferError(`${cause instanceof Error ? cause.message : cause}. npm run move [-- --dry-run]`);
  }
}

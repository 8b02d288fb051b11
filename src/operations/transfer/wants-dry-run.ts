import { parseArgs } from 'node:util';
import { TransferError } from './transfer-error.ts';

/**
 * Whether a move is only to be told, not done. Without its own `--` npm keeps the flag for itself and hands it on as a
 * variable: who wrote `npm run move --dry-run` does not mean to move anything.
 * @throws {TransferError} for words that mean nothing, such as a flag that is mistyped.
 */
export function wantsDryRun(args: string[], env: NodeJS.ProcessEnv): boolean {
  try {
    const { values } = parseArgs({ args, options: { 'dry-run': { type: 'boolean' } } });
    return values['dry-run'] ?? env.npm_config_dry_run === 'true';
  } catch (cause) {
    throw new TransferError(`${cause instanceof Error ? cause.message : cause}. npm run move [-- --dry-run]`);
  }
}

import { parseArgs } from 'node:util';
import { TransferError } from './transfer-error.ts';

/**
 * The folder that a command was given.
 * @param usage what is told to who gave none, or anything else: `--help` is no folder, and a second word was meant somehow.
 * @throws {TransferError} then.
 */
export function wantedFolder(args: string[], usage: string): string {
  try {
    const [folder, ...others] = parseArgs({ args, allowPositionals: true }).positionals;
    if (folder && others.length === 0) return folder;
  } catch {
    // An option: there are none.
  }
  throw new TransferError(usage);
}

import { parseArgs } from 'node:util';
import { TransferError } from './transfer-error.ts';

/**
 * The folder argument of a command.
 * @param usage the message for missing or extra arguments and for options such as `--help`.
 * @throws {TransferError} with that message.
 */
export function folderArgument(args: string[], usage: string): string {
  try {
    const [folder, ...others] = parseArgs({ args, allowPositionals: true }).positionals;
    if (folder && others.length === 0) return folder;
  } catch {
    // An unknown option: the commands have none.
  }
  throw new TransferError(usage);
}

import path from 'node:path';
import { folderArgument } from '#operations/transfer/folder-argument.ts';
import { restore } from '#operations/transfer/restore.ts';
import { formatContents, runTransfer } from '#operations/transfer/run-transfer.ts';

// npm run restore -- FOLDER: a backup into the configured product, which must be empty.
await runTransfer(async (config) => {
  const folder = folderArgument(process.argv.slice(2), 'From where? npm run restore -- FOLDER');
  const { contents, files } = await restore(config, path.resolve(folder));
  console.log(formatContents(contents, files));
  console.log('Restored: every row was counted and compared, every file by its SHA-256.');
});

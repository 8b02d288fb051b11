import path from 'node:path';
import { restore } from '#operations/transfer/restore.ts';
import { runTransfer, tellContents } from '#operations/transfer/run-transfer.ts';
import { wantedFolder } from '#operations/transfer/wanted-folder.ts';

// npm run restore -- FOLDER: a backup into the configured product, which must be empty.
await runTransfer(async (config) => {
  const folder = wantedFolder(process.argv.slice(2), 'From where? npm run restore -- FOLDER');
  const { contents, files } = await restore(config, path.resolve(folder));
  console.log(tellContents(contents, files));
  console.log('Restored: every row was counted and compared, every file by its SHA-256.');
});

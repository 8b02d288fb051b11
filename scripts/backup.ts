import path from 'node:path';
import { backUp } from '#operations/transfer/backup.ts';
import { folderArgument } from '#operations/transfer/folder-argument.ts';
import { errorMessage, formatContents, runTransfer } from '#operations/transfer/run-transfer.ts';

// npm run backup -- FOLDER: writes all data into a new folder.
await runTransfer(async (config) => {
  const folder = folderArgument(process.argv.slice(2), 'Where to? npm run backup -- FOLDER');
  const { database, files } = await backUp(config, path.resolve(folder), (cause) =>
    console.error(`The backup is complete, but the product will not know of it. ${errorMessage(cause)}`),
  );
  console.log(formatContents(database, { count: files.rows, bytes: files.bytes }));
  console.log(
    `Backed up to ${path.resolve(folder)}. It contains photos and secrets: keep it as safe as the data.`,
  );
});

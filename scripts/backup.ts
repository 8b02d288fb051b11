import path from 'node:path';
import { backUp } from '#operations/transfer/backup.ts';
import { runTransfer, tellContents } from '#operations/transfer/run-transfer.ts';
import { wantedFolder } from '#operations/transfer/wanted-folder.ts';

// npm run backup -- FOLDER: everything that is kept, into a new folder.
await runTransfer(async (config) => {
  const folder = wantedFolder(process.argv.slice(2), 'Where to? npm run backup -- FOLDER');
  const { database, files } = await backUp(config, path.resolve(folder));
  console.log(tellContents(database, { count: files.rows, bytes: files.bytes }));
  console.log(
    `Backed up to ${path.resolve(folder)}. It holds photos and secrets: keep it as safe as the data.`,
  );
});

import { isDryRun } from '#operations/transfer/is-dry-run.ts';
import { describeTarget, move, planMove } from '#operations/transfer/move.ts';
import { formatContents, runTransfer } from '#operations/transfer/run-transfer.ts';

// npm run move [-- --dry-run]: the embedded product in DATA_DIR to DATABASE_URL and STORAGE_URL.
await runTransfer(async (config) => {
  if (isDryRun(process.argv.slice(2), process.env)) {
    const { contents, files } = await planMove(config);
    console.log(formatContents(contents, files));
    console.log(
      `This would be copied from ${config.dataDir} to ${describeTarget(config)}. Nothing was written.`,
    );
    return;
  }
  const { contents, files } = await move(config);
  console.log(formatContents(contents, files));
  if (files.there > 0) console.log(`${files.there} of the files had been copied by an earlier attempt.`);
  console.log('Moved: every row was counted and compared, every file by its SHA-256.');
  console.log(`${config.dataDir} is unchanged. Do not start the product on it again while orders are open.`);
});

import { installToRun } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { run } from './setup/run.mjs';

await installToRun();
const runtime = findNode24();
process.exit(await run(runtime.node, ['scripts/move.ts', ...process.argv.slice(2)], runtime));

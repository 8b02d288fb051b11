import { buildWebIfChanged } from './setup/build-web.mjs';
import { installToRun } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { run } from './setup/run.mjs';

await installToRun();
const runtime = findNode24();
await buildWebIfChanged(runtime);
process.exit(await run(runtime.node, ['src/server.ts'], runtime));

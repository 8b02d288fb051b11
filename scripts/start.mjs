import { buildIfChanged } from './build.mjs';
import { installToRun } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { run } from './setup/run.mjs';

await installToRun();
await buildIfChanged();
const { node, env } = findNode24();
process.exit(await run(node, ['src/server.ts'], { env }));

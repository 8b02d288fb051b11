import { installWhatIsMissing } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { run } from './setup/run.mjs';

await installWhatIsMissing();
const runtime = findNode24();
process.exit(await run(runtime.node, ['scripts/moderation/measure.ts', ...process.argv.slice(2)], runtime));

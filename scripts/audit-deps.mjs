import { installWhatIsMissing } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { run } from './setup/run.mjs';

// npm run audit:deps: licences, install scripts, known weaknesses and the bill of materials of every dependency.
await installWhatIsMissing();
const runtime = findNode24();
process.exit(await run(runtime.node, ['scripts/audit/audit-deps.ts'], runtime));

import { buildWebIfChanged } from './setup/build-web.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { mustRun } from './setup/run.mjs';

// Attacks from outside on the product in a process of its own. Each prints its figure below its name.
// `npm run test:trust -- NAME…` runs only the files whose name contains one of the names.
await installWhatIsMissing();
// Some attacks need PostgreSQL.
await installWhatIsMissing('test/services');
const runtime = findNode24();
await buildWebIfChanged(runtime);
const names = process.argv.slice(2);
await mustRun(
  runtime.node,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/trust/vitest.config.ts', ...names],
  runtime,
);

import { findBrowser } from './setup/browser.mjs';
import { buildWebIfChanged } from './setup/build-web.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { mustRun } from './setup/run.mjs';

// The product with its outside services, each of them real or speaking the real one's protocol, on this machine.
// `npm run test:services -- NAME…` runs only the files whose name contains one of the names.
await installWhatIsMissing();
await installWhatIsMissing('test/services');
const runtime = findNode24();
const browser = await findBrowser(runtime);
await buildWebIfChanged(runtime);
const env = { ...runtime.env, CHROME_PATH: browser };
await mustRun(runtime.node, ['node_modules/typescript/bin/tsc', '-b', 'test/services'], { env });
const vitest = (config, names) =>
  mustRun(runtime.node, ['node_modules/vitest/vitest.mjs', 'run', '--config', config, ...names], { env });
const names = process.argv.slice(2);
await vitest('test/services/vitest.config.ts', names);
// The tests of `npm test`, on PostgreSQL.
if (names.length === 0 || names.includes('postgres'))
  await vitest('test/services/postgres/vitest.config.ts', []);

import { findBrowser } from './setup/browser.mjs';
import { buildWebIfChanged } from './setup/build-web.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { mustRun } from './setup/run.mjs';

await installWhatIsMissing();
const runtime = findNode24();
const browser = await findBrowser(runtime);
await buildWebIfChanged(runtime);
// `npm test -- --validated` leaves out the unit tests, which `npm run validate` has just run.
const kinds = process.argv.includes('--validated') ? ['test/'] : [];
await mustRun(runtime.node, ['node_modules/vitest/vitest.mjs', 'run', ...kinds], runtime);
await mustRun(runtime.node, ['node_modules/@playwright/test/cli.js', 'test'], {
  env: { ...runtime.env, CHROME_PATH: browser },
});

import { findBrowser } from './setup/browser.mjs';
import { buildWebIfChanged } from './setup/build-web.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { run } from './setup/run.mjs';

await installWhatIsMissing();
await installWhatIsMissing('bench');
const runtime = findNode24();
const browser = await findBrowser(runtime);
await buildWebIfChanged(runtime);
const env = { ...runtime.env, CHROME_PATH: browser };
process.exit(await run(runtime.node, ['bench/run.ts', ...process.argv.slice(2)], { env }));

import { buildIfChanged } from './build.mjs';
import { findBrowser } from './setup/browser.mjs';
import { installEverything } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { mustRun } from './setup/run.mjs';

// npm test: all tests, then the journeys. Arguments are passed on: `npm test -- FILE`, `npm test -- -t 'name'` to
// Vitest, `npm test -- e2e/FILE -g 'name'` to Playwright.
await installEverything();
const { node, env } = findNode24();
const wanted = process.argv.slice(2);
// A new test should fail first, and nobody wants to wait five minutes for that (test/deadlines.ts).
if (wanted.length > 0) env.ONE_TEST = 'yes';
// A thousand passwords are hashed, each in 32 MB. glibc would ask for that memory, and give it back, a thousand times.
Object.assign(env, { MALLOC_MMAP_THRESHOLD_: '268435456', MALLOC_TRIM_THRESHOLD_: '1073741824' });
const areJourneys = wanted.some((word) => /^(?:\.\/)?e2e(?:\/|$)|\.spec\.ts/.test(word));
const files = wanted.filter((word) => word.includes('/'));
const areUnits = files.length > 0 && files.every((word) => /^(?:\.\/)?(?:src|packages|scripts)\//.test(word));
const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
const playwright = ['node_modules/@playwright/test/cli.js', 'test'];

if (areJourneys || wanted.length === 0)
  await findBrowser().catch(({ message }) => {
    process.stderr.write(`${message}\n`);
    process.exit(1);
  });
// Tests that are next to their code need no built web app.
if (!areUnits) await buildIfChanged();
if (!areJourneys) await mustRun(node, [...vitest, ...wanted], { env });
if (areJourneys || wanted.length === 0) await mustRun(node, [...playwright, ...wanted], { env });

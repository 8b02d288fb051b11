import { installWhatIsMissing } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { run } from './setup/run.mjs';

await installWhatIsMissing();
const { node, env } = findNode24();
// Both halves reload by themselves: the server when one of its files changes, the web app in place.
const halves = [
  `"${node}" --watch-path=src --watch-preserve-output src/server.ts`,
  `"${node}" node_modules/vite/bin/vite.js`,
];
const args = [
  'node_modules/concurrently/dist/bin/index.js',
  '--kill-others',
  '--names',
  'server,web',
  ...halves,
];
process.exit(await run(node, args, { env }));

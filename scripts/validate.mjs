import { installWhatIsMissing } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { mustRun } from './setup/run.mjs';

await installWhatIsMissing();
const runtime = findNode24();
const steps = [
  ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'],
  ['node_modules/typescript/bin/tsc', '-b'],
  [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    'src',
    '--config',
    '.dependency-cruiser.mjs',
  ],
  ['node_modules/vitest/vitest.mjs', 'run', 'src', 'scripts'],
];
for (const step of steps) await mustRun(runtime.node, step, runtime);

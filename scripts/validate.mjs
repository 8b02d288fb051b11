import { execFileSync } from 'node:child_process';
import { installWhatIsMissing } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { mustRun } from './setup/run.mjs';

// npm run validate: checks what changed since the main branch. npm run validate -- --all: checks everything.
await installWhatIsMissing();
const runtime = findNode24();
const base = process.argv.includes('--all') ? undefined : findBase();
process.stdout.write(
  base
    ? `Checking types, format and imports everywhere, and the unit tests that depend on changes since ${base.slice(0, 10)}. Use --all for all unit tests.\n`
    : 'Checking everything, with all unit tests.\n',
);
const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'src', 'scripts', 'packages'];
const steps = [
  ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'],
  ['node_modules/typescript/bin/tsc', '-b'],
  [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    'src',
    'packages',
    '--config',
    '.dependency-cruiser.mjs',
  ],
  // Vitest follows imports from the changed files, including uncommitted ones, to the tests that use them.
  base ? [...vitest, '--changed', base, '--passWithNoTests'] : vitest,
];
for (const step of steps) await mustRun(runtime.node, step, runtime);

/**
 * The commit to compare with: where this branch left the main branch, or on main itself the commit before the last.
 * @returns {string | undefined} undefined without a git history: then everything is checked
 */
function findBase() {
  for (const branch of ['origin/main', 'main']) {
    const base = git('merge-base', 'HEAD', branch);
    if (base && base !== git('rev-parse', 'HEAD')) return base;
  }
  return git('rev-parse', 'HEAD~1');
}

/** @returns {string | undefined} undefined when the command fails */
function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

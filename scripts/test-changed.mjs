import { execFileSync } from 'node:child_process';
import { mustRun } from './setup/run.mjs';

// The second half of `npm run validate`: the unit tests of what changed. Vitest follows imports from the changed files,
// including uncommitted ones, to the tests that use them.
const base = findBase();
const changed = base ? ['--changed', base, '--passWithNoTests'] : [];
process.stdout.write(
  `The unit tests that depend on changes since ${base?.slice(0, 10) ?? 'the beginning'}:\n`,
);
await mustRun(process.execPath, [
  'node_modules/vitest/vitest.mjs',
  'run',
  'src',
  'scripts',
  'packages',
  ...changed,
]);

/**
 * The commit to compare with: where this branch left the main branch. Without commits of its own, the last commit if
 * something was changed since, else the one before it.
 * @returns {string | undefined} undefined without a git history: then everything is tested
 */
function findBase() {
  for (const branch of ['origin/main', 'main']) {
    const base = git('merge-base', 'HEAD', branch);
    if (base && base !== git('rev-parse', 'HEAD')) return base;
  }
  return git('rev-parse', git('status', '--porcelain') ? 'HEAD' : 'HEAD~1');
}

/** @returns {string | undefined} undefined when the command fails */
function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

import { expect, it } from 'vitest';
import { isDryRun } from './is-dry-run.ts';

it.each([
  [[], {}, false],
  [['--dry-run'], {}, true],
  [[], { npm_config_dry_run: 'true' }, true],
])('isDryRun reads %j with %j as %s', (args, env, wanted) => {
  expect(isDryRun(args, env)).toBe(wanted);
});

it.each(['--dryrun', '--dry', 'dry-run'])('isDryRun refuses %s', (word) => {
  expect(() => isDryRun([word], {})).toThrow(`'${word}'`);
});

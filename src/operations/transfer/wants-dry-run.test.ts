import { expect, it } from 'vitest';
import { wantsDryRun } from './wants-dry-run.ts';

it.each([
  [[], {}, false],
  [['--dry-run'], {}, true],
  [[], { npm_config_dry_run: 'true' }, true],
])('reads %j with %j as %s', (args, env, wanted) => {
  expect(wantsDryRun(args, env)).toBe(wanted);
});

it.each(['--dryrun', '--dry', 'dry-run'])('refuses %s instead of moving', (word) => {
  expect(() => wantsDryRun([word], {})).toThrow(`'${word}'`);
});

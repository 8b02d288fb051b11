import { mkdtemp } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { errorMessage } from './run-transfer.ts';

it('transfer message explains a full disk and where an embedded database is copied to', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  expect(errorMessage(full)).toMatch(
    /^A disk is full: ENOSPC.*, write\.\nFree some space.* copied to \/.*TMPDIR/,
  );
  expect(errorMessage(Object.assign(new Error('could not extend file'), { code: '53100' }))).toContain(
    "database's disk is full",
  );
});

it('transfer message names a missing or read-only folder without a stack trace, but shows one for bugs', async () => {
  const missing = await mkdtemp('/not/there/toy-twin-').catch((error: unknown) => error);
  expect(errorMessage(missing)).toMatch(
    /^ENOENT: no such file or directory, mkdtemp '\/not\/there\/toy-twin-\w+'$/,
  );
  expect(errorMessage(new TypeError('not a function'))).toContain('    at ');
});

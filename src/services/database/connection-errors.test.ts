import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DatabaseUnusableError, isDatabaseAway } from './connection-errors.ts';
import { openDatabase } from './index.ts';

it.each([
  ['its disk is full', '53100', true],
  ['it has too many connections', '53300', true],
  ['it is read-only', '25006', true],
  ['a row already exists', '23505', false],
])('a database error is temporary, or not, when %s', (_what, code, away) => {
  const cause = Object.assign(new Error('could not extend file'), { code });
  expect(isDatabaseAway(new Error('Failed query', { cause }))).toBe(away);
});

it('explainEmbeddedError names the folder that cannot be opened', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-unusable-'));
  const folder = path.join(dataDir, 'database');
  await writeFile(folder, 'no folder');
  const opened = openDatabase({ dataDir });
  await expect(opened).rejects.toBeInstanceOf(DatabaseUnusableError);
  await expect(opened).rejects.toThrow(`The embedded database in ${folder} cannot be opened: EEXIST`);
  await rm(dataDir, { recursive: true });
});

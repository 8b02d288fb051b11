import { expect, it } from 'vitest';
import { wantedFolder } from './wanted-folder.ts';

it('folder argument is a single folder; after `--` its name may begin with a hyphen', () => {
  expect(wantedFolder(['/backups/today'], 'Where to?')).toBe('/backups/today');
  expect(wantedFolder(['--', '-today'], 'Where to?')).toBe('-today');
});

it.each([[[]], [['']], [['--help']], [['/backups/today', '--dry-run']], [['/backups/of', 'today']]])(
  'does not take %j',
  (args) => {
    expect(() => wantedFolder(args, 'Where to?')).toThrow('Where to?');
  },
);

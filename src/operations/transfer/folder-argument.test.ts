import { expect, it } from 'vitest';
import { folderArgument } from './folder-argument.ts';

it('folder argument is a single folder; after `--` its name may begin with a hyphen', () => {
  expect(folderArgument(['/backups/today'], 'Where to?')).toBe('/backups/today');
  expect(folderArgument(['--', '-today'], 'Where to?')).toBe('-today');
});

it.each([[[]], [['']], [['--help']], [['/backups/today', '--dry-run']], [['/backups/of', 'today']]])(
  'folder argument refuses %j',
  (args) => {
    expect(() => folderArgument(args, 'Where to?')).toThrow('Where to?');
  },
);

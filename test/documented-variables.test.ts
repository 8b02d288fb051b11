import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { variables } from '#config.ts';

const known = Object.keys(variables.shape);
/** Variables of glibc in the image, not of the product. */
const ALLOCATOR = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_'];

/** The rows of a page's tables of variables: every name in the first cell, and the second cell. */
function rowsOf(file: string): { names: string[]; value: string }[] {
  const rows = readFileSync(file, 'utf8').matchAll(/^\| ((?:`[A-Z][A-Z0-9_]+`(?:, )?)+) *\| *(.*?) *\|/gm);
  return [...rows].map(([, cell = '', value = '']) => ({
    names: [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    value,
  }));
}

const table = rowsOf('docs/operations.md');

it('table of variables lists every configuration variable once', () => {
  expect(table.flatMap(({ names }) => names).toSorted()).toEqual(known.toSorted());
});

it('pages of the services name no unknown variable', () => {
  const pages = readdirSync('docs/operations').filter((file) => file.endsWith('.md'));
  const named = pages.flatMap((file) => rowsOf(`docs/operations/${file}`)).flatMap(({ names }) => names);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !known.includes(name) && !ALLOCATOR.includes(name))).toEqual([]);
});

it('defaults in the table equal those of the configuration', () => {
  const defaults = new Map(Object.entries(variables.parse({})));
  for (const { names, value } of table) {
    const [name = ''] = names;
    const actual = defaults.get(name);
    // The default public address depends on the port.
    if (name === 'PUBLIC_URL') continue;
    expect(value, name).toBe(actual === undefined ? '' : `\`${actual}\``);
  }
});

it('.env.example sets nothing, and has every configuration variable once with its default or a valid example', () => {
  const lines = [...readFileSync('.env.example', 'utf8').matchAll(/^(#?)([A-Z][A-Z0-9_]+)=(.*)$/gm)];
  expect(lines.filter(([, mark]) => !mark)).toEqual([]);
  expect(lines.map(([, , name]) => name).toSorted()).toEqual(known.toSorted());
  const defaults = new Map<string, unknown>(Object.entries(variables.parse({})));
  for (const [, , name = '', value] of lines) {
    const standard = defaults.get(name);
    if (standard !== undefined) expect(value, name).toBe(String(standard));
    else if (value) expect(variables.safeParse({ [name]: value }).error, name).toBeUndefined();
  }
});

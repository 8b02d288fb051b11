import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { SIZE_OF_NODE, SIZE_TO_RUN } from './install.mjs';
import { hasOwnNode } from './node24.mjs';
import { areInstalled, packagesOfAll, packagesToRun } from './packages.mjs';

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
const read = (file) => manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
const tools = Object.keys(read('packages/tools/package.json').devDependencies);
const { workspaces, folders } = packagesToRun();

describe('the packages of npm start', () => {
  it('are those of the product and of its own packages, with what they need', () => {
    expect(workspaces).toEqual(['packages/stripe-sandbox', 'packages/studio']);
    for (const file of ['package.json', ...workspaces.map((name) => `${name}/package.json`)]) {
      const { dependencies, devDependencies } = read(file);
      const wanted = Object.keys({ ...dependencies, ...devDependencies }).filter(
        (name) => !name.startsWith('@toy-twin/'),
      );
      expect(folders).toEqual(expect.arrayContaining(wanted.map((name) => `node_modules/${name}`)));
    }
    expect(folders).toContain('node_modules/@img/colour');
  });

  it('are none that only contributors need', () => {
    expect(tools).toEqual(expect.arrayContaining(['@biomejs/biome', 'typescript', 'vitest', 'drizzle-kit']));
    const found = tools.filter((name) => folders.includes(`node_modules/${name}`));
    // Libraries bring these along.
    expect(found).toEqual(['@types/node', 'yaml']);
  });

  it('are enough for the code that it runs', () => {
    const isRun = (file) =>
      /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.|\.d\.ts$|\/(scripts|bench|test|ruler)\//.test(file);
    const code = ['src', 'packages']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((f) => `${folder}/${f}`),
      )
      .filter(isRun)
      .concat(
        'vite.config.ts',
        ...['seed', 'backup', 'restore', 'move', 'prerender', 'compress-assets'].map(
          (name) => `scripts/${name}.ts`,
        ),
      );
    const used = code.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /^(?:import|export)(?! type)[^;]*?from '((?:@[\w-]+\/)?[\w.-]+)/gm,
        ),
      ].map(([, name = '']) => name),
    );
    expect(used).toContain('vite');
    expect(used.filter((name) => tools.includes(name))).toEqual([]);
  });

  it('have no binary twice, for both C libraries', () => {
    const names = folders.map((folder) => folder.replace(/-?(gnu|musl)$/, '').replace('linuxmusl', 'linux'));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('take about the announced space', { timeout: 30_000 }, () => {
    const megabytes = (of) => of.reduce((sum, folder) => sum + sizeOf(folder), 0) / 2 ** 20;
    const isNode = (folder) => folder === 'node_modules/node';
    const size = megabytes(folders.filter((folder) => !isNode(folder)));
    expect(size).toBeGreaterThan(SIZE_TO_RUN.disk * 0.85);
    expect(size).toBeLessThan(SIZE_TO_RUN.disk * 1.15);
    expect(SIZE_OF_NODE.disk).toBeGreaterThan(SIZE_OF_NODE.download);
  });

  it('are among all packages, which contributors have', () => {
    const all = packagesOfAll();
    expect(all).toEqual(expect.arrayContaining(['node_modules/fastify', 'node_modules/vitest']));
    expect(areInstalled([...folders, ...all])).toBe(true);
  });
});

it.each(['.', 'test/services'])('the lockfile in %s has the binaries of every platform', (folder) => {
  const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'));
  const wanted = Object.values(packages).flatMap((parent) =>
    Object.entries(parent.optionalDependencies ?? {}),
  );
  // A binary has the exact version of the package that it belongs to.
  const binaries = wanted.filter(([, range]) => /^\d/.test(range)).map(([name]) => name);
  expect(binaries.length).toBeGreaterThan(0);
  const names = new Set(Object.keys(packages).map((at) => at.split('node_modules/').at(-1)));
  expect(binaries.filter((name) => !names.has(name))).toEqual([]);
});

describe('packages are installed', () => {
  const at = { fastify: 'node_modules/fastify', binary: 'node_modules/sharp-win32' };
  const lock = { [at.fastify]: { version: '5.1.0' }, [at.binary]: { version: '1.0.0', optional: true } };

  /** A folder with a lockfile, and with npm's record of what it installed. */
  function areThere(installed) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'toy-twin-packages-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(`${folder}/package-lock.json`, JSON.stringify({ packages: lock }));
    mkdirSync(`${folder}/node_modules`);
    if (installed)
      writeFileSync(`${folder}/node_modules/.package-lock.json`, JSON.stringify({ packages: installed }));
    return areInstalled(Object.values(at), folder);
  }

  it('with the version of the lockfile, whatever else is there', () => {
    expect(areThere({ [at.fastify]: { version: '5.1.0' }, 'node_modules/other': { version: '1.0.0' } })).toBe(
      true,
    );
  });

  it('not with another version, and not when npm has not finished', () => {
    expect(areThere({ [at.fastify]: { version: '5.0.0' } })).toBe(false);
    expect(areThere({ [at.fastify]: { version: '5.1.0' }, [at.binary]: { version: '0.9.0' } })).toBe(false);
    expect(areThere(undefined)).toBe(false);
  });
});

it.each([
  { version: '24.21.0', serves: true },
  { version: '24.99.1', serves: true },
  { version: '24.20.9', serves: false },
  { version: '20.20.2', serves: false },
  { version: '26.1.0', serves: false },
])('Node $version of the machine serves instead of one that is installed: $serves', ({ version, serves }) => {
  expect(hasOwnNode(version)).toBe(serves);
});

/**
 * Bytes on the disk, without the packages inside it.
 * @param {string} folder
 * @returns {number}
 */
function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.isDirectory())
      return entry.name === 'node_modules' ? sum : sum + sizeOf(path.join(folder, entry.name));
    return sum + statSync(path.join(folder, entry.name)).blocks * 512;
  }, 0);
}

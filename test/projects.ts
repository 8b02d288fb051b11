import { globSync, readFileSync } from 'node:fs';
import type { TestProjectConfiguration } from 'vitest/config';

/**
 * Parts a run in two. Most files take the modules that the files before them in the same worker have loaded: loading
 * the product again for each costs more than its tests. Those that replace a module get modules of their own.
 */
export function projectsOf(include: string[], exclude: string[]): TestProjectConfiguration[] {
  const replacing = globSync(include, { exclude }).filter((file) =>
    readFileSync(file, 'utf8').includes('vi.mock('),
  );
  return [
    { extends: true, test: { name: 'shared', include, exclude: [...exclude, ...replacing], isolate: false } },
    { extends: true, test: { name: 'replacing', include: replacing, isolate: true } },
  ];
}

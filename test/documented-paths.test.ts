import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const pages = globSync(['*.md', 'docs/**/*.md', 'bench/*.md', 'packages/*/README.md']).toSorted();
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** What a search in all pages finds, each with the page where it stands. */
const inPages = (pattern: RegExp) =>
  pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(pattern)].map(([, found = '']) => ({ page, found })),
  );

/** The anchors of a page: its headings as GitHub names them, and ids that are written out. */
function anchorsOf(page: string): string[] {
  const text = readFileSync(page, 'utf8');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)];
}

/** Whether a link leads somewhere: to a file or folder, and to an anchor of a page. */
function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path ? normalize(join(dirname(page), path)) : page;
  if (!existsSync(target)) return false;
  return !anchor || (statSync(target).isFile() && anchorsOf(target).includes(anchor));
}

it('documentation links to existing files and headings', () => {
  const links = inPages(/\]\((?!https?:|mailto:)([^)\s]+)\)/g);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ page, found }) => !leadsSomewhere(page, found))).toEqual([]);
});

it('documentation names existing files', () => {
  // Inside a package's README, paths begin at the package.
  const exists = (page: string, path: string) => existsSync(path) || existsSync(join(dirname(page), path));
  const named = [
    // Not the words of a link, whose file is checked above.
    ...inPages(/(?<!\[)`([\w.-]+\/[\w./-]+\.(?:tsx?|mjs|md|yaml|sql|bin))`/g),
    ...inPages(/\bnode ([\w.-]+\/[\w./-]+\.(?:ts|mjs))/g),
  ];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ page, found }) => !exists(page, found))).toEqual([]);
});

it('documentation names existing npm scripts', () => {
  const commands = inPages(/npm run ([\w:-]+)/g);
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter(({ found }) => !(found in scripts))).toEqual([]);
});

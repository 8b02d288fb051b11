import { access, cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const CLIENT = 'build/client';
const SERVER = 'build/server';

/**
 * Completes what `vite build` wrote: its index.html is the app's shell and becomes `__spa-fallback.html`, and the
 * static pages are rendered next to it. `index.html` is then the landing page.
 */
async function prerender(): Promise<void> {
  const { renderStaticPages, renderLoadingPage } = await buildStaticPages();
  const shareScript = await buildPageScript('src/features/sharing/web/turn/start.ts');
  const shell = await readFile(path.join(CLIENT, 'index.html'), 'utf8');
  const fallback = shell.replace('<div id="app"></div>', () => `<div id="app">${renderLoadingPage()}</div>`);
  await writePage('__spa-fallback.html', fallback);
  for (const [name, html] of renderStaticPages(findStyles(shell), { shareScript }))
    await writePage(name, html);
}

async function buildStaticPages(): Promise<typeof import('#web/static-pages.tsx')> {
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/web/static-pages.tsx', outDir: SERVER, ssrEmitAssets: true, copyPublicDir: false },
  });
  await cp(path.join(SERVER, 'assets'), path.join(CLIENT, 'assets'), { recursive: true });
  return import(pathToFileURL(path.resolve(SERVER, 'static-pages.js')).href);
}

/**
 * Builds the script of one page, apart from the app: the page would load what the app's screens share.
 * @returns its address.
 */
async function buildPageScript(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ...{ outDir: CLIENT, emptyOutDir: false, target: 'es2022', chunkSizeWarningLimit: 700 },
      modulePreload: { polyfill: false },
      rolldownOptions: { input: file },
    },
  });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const entry = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!entry) throw new Error(`${file} was not built`);
  return `/${entry.fileName}`;
}

function findStyles(shell: string): string {
  const [, address] = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(shell) ?? [];
  if (!address) throw new Error('The built index.html links no style sheet');
  return address;
}

/** Writes a page, unless it asks for a file that was not built. */
async function writePage(name: string, html: string): Promise<void> {
  for (const [address] of html.matchAll(/\/assets\/[^"' ]+/g)) await access(path.join(CLIENT, address));
  await writeFile(path.join(CLIENT, name), html);
}

await prerender();

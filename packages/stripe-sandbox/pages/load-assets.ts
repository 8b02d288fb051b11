import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** A file that the sandbox's pages link to. */
export type Asset = { path: string; content: Buffer; type: string };
export type PageAssets = { style: Asset; dark: Asset; theme: Asset; script: Asset };

/** Reads the pages' styles and scripts; each path changes with the content, so that it may be cached forever. */
export async function loadAssets(): Promise<PageAssets> {
  const [css, js] = ['text/css; charset=utf-8', 'text/javascript; charset=utf-8'];
  const [style, dark, theme, script] = await Promise.all([
    load('checkout.css', css),
    load('dark.css', css),
    load('theme.js', js),
    load('checkout.js', js),
  ]);
  return { style, dark, theme, script };
}

async function load(name: string, type: string): Promise<Asset> {
  const content = await readFile(new URL(`./assets/${name}`, import.meta.url));
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path: `/sandbox/assets/${version}/${name}`, content, type };
}

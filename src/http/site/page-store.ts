import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PageSources } from './page-sources.ts';

/** One HTML page as it is sent, in every encoding. */
export interface Page {
  html: string;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  etag: string;
  /** Value of the header Content-Security-Policy: only the page's own inline scripts may run. */
  policy: string;
}

/** The pages that were written at build, by path; `/__spa-fallback` is the app itself. */
export type PageStore = Map<string, Page>;

/**
 * Reads every built page once, fills in what only the running server knows, and compresses it.
 * @param sources what else than its own host a page may load from.
 * @param fill replaces what the page says by default with what is configured.
 */
export async function readPages(
  folder: string,
  sources: PageSources,
  fill: (html: string) => string,
): Promise<PageStore> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const pages: PageStore = new Map();
  for (const name of names.filter((name) => name.endsWith('.html'))) {
    const html = fill(await readFile(path.join(folder, name), 'utf8'));
    pages.set(addressOf(name), toPage(html, sources));
  }
  return pages;
}

/** `index.html` → `/`, `share-page/index.html` → `/share-page`, `__spa-fallback.html` → `/__spa-fallback`. */
function addressOf(file: string): string {
  const name = file.replaceAll(path.sep, '/').replace(/\.html$/, '');
  return `/${name.replace(/(^|\/)index$/, '')}`;
}

function toPage(html: string, sources: PageSources): Page {
  const plain = Buffer.from(html);
  return {
    html,
    plain,
    brotli: brotliCompressSync(plain),
    gzip: gzipSync(plain, { level: 9 }),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    policy: contentSecurityPolicy(html, sources),
  };
}

function contentSecurityPolicy(html: string, { images, connections }: PageSources): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ['img-src', "'self'", 'blob:', 'data:', ...images].join(' '),
    ['connect-src', "'self'", ...connections].join(' '),
    "media-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "form-action 'self'",
  ].join('; ');
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

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
 * @param publicUrl the public host, from which the hero picture falls back when it cannot be loaded here.
 * @param fill replaces what the page says by default with what is configured.
 */
export async function readPages(
  folder: string,
  publicUrl: string,
  fill: (html: string) => string,
): Promise<PageStore> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const pages: PageStore = new Map();
  for (const name of names.filter((name) => name.endsWith('.html'))) {
    const html = fill(await readFile(path.join(folder, name), 'utf8'));
    pages.set(addressOf(name), toPage(html, publicUrl));
  }
  return pages;
}

/** `index.html` → `/`, `share-page/index.html` → `/share-page`, `__spa-fallback.html` → `/__spa-fallback`. */
function addressOf(file: string): string {
  const name = file.replaceAll(path.sep, '/').replace(/\.html$/, '');
  return `/${name.replace(/(^|\/)index$/, '')}`;
}

function toPage(html: string, publicUrl: string): Page {
  const plain = Buffer.from(html);
  return {
    html,
    plain,
    brotli: brotliCompressSync(plain),
    gzip: gzipSync(plain, { level: 9 }),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    policy: contentSecurityPolicy(html, publicUrl),
  };
}

function contentSecurityPolicy(html: string, publicUrl: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `img-src 'self' blob: data: ${publicUrl}`,
    "media-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "form-action 'self'",
  ].join('; ');
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type ReadyAnswer, readyAnswer } from '../send-ready.ts';
import { sourceHash } from '../source-hash.ts';
import type { PageSources } from './page-sources.ts';

/** Response headers, made once at start. */
type Headers = Record<string, string>;

/** One HTML page in every encoding. */
export interface Page {
  html: string;
  /** For a page whose tokens are filled in for each response; it has no `etag`. */
  headers: Headers;
  etag: string;
  /** The headers of a 304 response. */
  unchanged: Headers;
  plain: ReadyAnswer;
  brotli: ReadyAnswer;
  gzip: ReadyAnswer;
}

/** The prerendered pages by path. `/__spa-fallback` is the app itself. */
export type PageStore = Map<string, Page>;

/** Reads the built HTML files, by path. Empty when the web app is not built. */
export async function readBuiltPages(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const built = new Map<string, string>();
  for (const name of names.filter((name) => name.endsWith('.html'))) {
    built.set(addressOf(name), await readFile(path.join(folder, name), 'utf8'));
  }
  return built;
}

/**
 * Fills in each page.
 * @param sources what a page may load from, other than its own host.
 * @param common headers that every answer has.
 * @param fill replaces a page's defaults by what is configured.
 */
export function fillPages(
  built: Map<string, string>,
  sources: PageSources,
  common: Headers,
  fill: (html: string) => string,
): PageStore {
  return new Map([...built].map(([address, html]) => [address, toPage(fill(html), sources, common)]));
}

/** `index.html` → `/`, `share-page/index.html` → `/share-page`, `__spa-fallback.html` → `/__spa-fallback`. */
function addressOf(file: string): string {
  const name = file.replaceAll(path.sep, '/').replace(/\.html$/, '');
  return `/${name.replace(/(^|\/)index$/, '')}`;
}

function toPage(html: string, sources: PageSources, common: Headers): Page {
  const body = Buffer.from(html);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...common,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), xr-spatial-tracking=(self)',
    vary: 'accept-encoding',
    // Only the page's own inline scripts may run.
    'content-security-policy': contentSecurityPolicy(html, sources),
  };
  const kept = { ...headers, 'cache-control': 'no-cache', etag };
  const encoded = (encoding: string, bytes: Buffer) =>
    readyAnswer(bytes, { ...kept, 'content-encoding': encoding });
  // When somebody first asks for it: all pages at once would keep everybody else waiting.
  let brotli: ReadyAnswer | undefined;
  let gzip: ReadyAnswer | undefined;
  return {
    html,
    headers,
    etag,
    unchanged: kept,
    plain: readyAnswer(body, kept),
    get brotli() {
      brotli ??= encoded('br', brotliCompressSync(body));
      return brotli;
    },
    get gzip() {
      gzip ??= encoded('gzip', gzipSync(body, { level: 9 }));
      return gzip;
    },
  };
}

function contentSecurityPolicy(html: string, { images, connections, scripts }: PageSources): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(([, code = '']) => sourceHash(code));
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ['img-src', "'self'", 'blob:', 'data:', ...images].join(' '),
    ['connect-src', "'self'", ...connections].join(' '),
    "media-src 'self' blob:",
    "style-src 'self'",
    ['script-src', "'self'", ...hashes, ...scripts].join(' '),
    ...(scripts.length > 0 ? [['frame-src', ...scripts].join(' ')] : []),
    "form-action 'self'",
  ].join('; ');
}

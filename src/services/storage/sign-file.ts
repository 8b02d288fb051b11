import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Milliseconds: a day. */
const LIFETIME = 86_400_000;
/** 128 bits cannot be guessed and keep URLs short: a page of the gallery has 96 of them. */
const SIGNATURE_BYTES = 16;

/** Creates and verifies expiring file URLs. */
export interface FileSigner {
  /**
   * The path (without origin) at which a file can be read for one to two days. The expiry is rounded up to full days, so
   * that the same file keeps the same, cacheable URL for a while, and a download that was paused can be resumed. With
   * `downloadAs` the browser saves it under that name.
   */
  sign(key: string, options?: { downloadAs?: string }): string;
  /** Whether the URL has our signature and has not expired. `expires` is in milliseconds since 1970. */
  verify(key: string, query: { expires: number; signature: string; downloadAs?: string }): boolean;
}

/** Signs with the first half of an HMAC-SHA-256 over key, expiry and download name. */
export function createFileSigner(secret: string): FileSigner {
  const signed = new LRUCache<string, { expires: number; address: string }>({ max: 20_000 });
  const hmac = (key: string, expires: number, downloadAs: string) =>
    createHmac('sha256', secret)
      .update(`${key}\n${expires}\n${downloadAs}`)
      .digest()
      .subarray(0, SIGNATURE_BYTES);

  return {
    sign(key, { downloadAs = '' } = {}) {
      const expires = (Math.floor(Date.now() / LIFETIME) + 2) * LIFETIME;
      const id = downloadAs ? `${key}\n${downloadAs}` : key;
      const known = signed.get(id);
      if (known?.expires === expires) return known.address;
      const signature = hmac(key, expires, downloadAs).toString('base64url');
      const name = downloadAs && `&download=${encodeURIComponent(downloadAs)}`;
      const address = `/files/${encodeKey(key)}?expires=${expires}&signature=${signature}${name}`;
      signed.set(id, { expires, address });
      return address;
    },
    verify(key, { expires, signature, downloadAs = '' }) {
      if (!(expires > Date.now())) return false;
      const given = Buffer.from(signature, 'base64url');
      const wanted = hmac(key, expires, downloadAs);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}

function encodeKey(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}

/** The storage key in a URL of {@link createFileSigner}; undefined for any other URL. */
export function keyOfUrl(address: string): string | undefined {
  const parsed = URL.parse(address, 'http://here');
  if (!parsed?.pathname.startsWith('/files/')) return undefined;
  try {
    const key = decodeURIComponent(parsed.pathname.slice('/files/'.length));
    // No key of ours contains U+0000, and the database could not look it up.
    return key.includes('\0') ? undefined : key;
  } catch {
    return undefined;
  }
}

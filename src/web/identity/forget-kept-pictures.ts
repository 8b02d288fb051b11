import * as z from 'zod/mini';
import { sendJson } from '../api/client.ts';

/**
 * Has the browser forget the pictures in its cache. Nobody waits for it, and nothing can be done where it fails: the
 * pictures' addresses expire within two days.
 */
export function forgetKeptPictures(): void {
  sendJson(z.unknown(), 'post', '/api/logged-out', undefined, { keepalive: true }).catch(() => {});
}

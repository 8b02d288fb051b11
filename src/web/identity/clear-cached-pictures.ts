import * as z from 'zod/mini';
import { sendJson } from '../api/client.ts';

/**
 * Clears pictures from the browser's HTTP cache. Not awaited, and failures are ignored: the pictures' URLs
 * expire within two days.
 */
export function clearCachedPictures(): void {
  sendJson(z.unknown(), 'post', '/api/logged-out', undefined, { keepalive: true }).catch(() => {});
}

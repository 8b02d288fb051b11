import { createHash } from 'node:crypto';

/** The source by which a Content-Security-Policy allows one inline script or style, and no other. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

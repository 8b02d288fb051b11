import type { IncomingMessage } from 'node:http';

/**
 * The request's URL; if its percent signs cannot be decoded, as in `/100%`, they are taken literally. Such a
 * URL then gets our usual 404 instead of Fastify's own error.
 */
export function rewriteUrl({ url = '/' }: IncomingMessage): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

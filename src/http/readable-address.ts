import type { IncomingMessage } from 'node:http';

/**
 * The address of a request, its percent signs taken as written where they cannot be read, as in `/100%`: no page or call has
 * such a name, and so it is answered like any other that does not exist, not in the framework's own words.
 */
export function readableAddress({ url = '/' }: IncomingMessage): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

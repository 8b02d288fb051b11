import type { Socket } from 'node:net';
import type { App } from './application.ts';

/** Maximum number of pipelined requests per connection. Browsers and proxies send one at a time. */
const AT_ONCE = 50;

/**
 * Closes a connection that pipelines too many requests. Each may hold a file handle and a buffer, and a
 * connection that never reads could collect thousands of them.
 */
export function limitPipelining(app: App): void {
  const waiting = new WeakMap<Socket, number>();
  app.server.prependListener('request', ({ socket }, response) => {
    // A response has a socket once it is its turn, which is immediately for nearly all.
    if (response.socket) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > AT_ONCE) socket.destroy();
    else response.once('finish', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  });
}

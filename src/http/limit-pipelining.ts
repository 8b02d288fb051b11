import type { Socket } from 'node:net';
import type { App } from './application.ts';

/** Browsers and proxies ask for one thing after the other on a connection; what asks sooner is nobody's visit. */
const AT_ONCE = 50;

/**
 * Closes a connection that has asked for more than it may before it took the answers: each may hold a file open and a
 * part of it in memory, and one connection that read nothing had thousands of them.
 */
export function limitPipelining(app: App): void {
  const waiting = new WeakMap<Socket, number>();
  app.server.prependListener('request', ({ socket }, response) => {
    // An answer has a socket once it is its turn: nearly all have it at once, and cost nothing here.
    if (response.socket) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > AT_ONCE) socket.destroy();
    else response.once('finish', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  });
}

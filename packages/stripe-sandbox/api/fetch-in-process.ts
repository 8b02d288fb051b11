import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const method = z.enum(['GET', 'POST', 'DELETE']);

/**
 * A `fetch` that calls this Fastify instance directly, whatever the host of the address: no port, no network.
 * It aborts with the caller's signal, so that the client's time limit applies here, too.
 */
export function fetchInProcess(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const answer = await orAborted(
      request.text().then((payload) =>
        app.inject({
          method: method.parse(request.method),
          url: `${url.pathname}${url.search}`,
          headers: Object.fromEntries(request.headers),
          ...(payload && { payload }),
        }),
      ),
      request.signal,
    );
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
    return new Response(answer.body, { status: answer.statusCode, headers });
  };
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a request waits for a server, in milliseconds. */
const PATIENCE = 60_000;

/** One address for several servers in turn. */
export interface RoundRobin extends AsyncDisposable {
  url: string;
  add(port: number): void;
  /** Sends no new requests to this server; running ones continue. */
  remove(port: number): void;
  /** Outcomes of the requests so far. */
  count: { answered: number; retried: number; failed: number };
}

/**
 * A proxy that retries only requests whose connection was refused, because those certainly did not begin. Any
 * other failure is answered with 502 and counted.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  const ports: number[] = [];
  const count = { answered: 0, retried: 0, failed: 0 };
  let turn = 0;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readBody(incoming);
    const deadline = Date.now() + PATIENCE;
    while (Date.now() < deadline) {
      turn += 1;
      const port = ports[turn % ports.length];
      try {
        if (port === undefined) throw new RefusedError();
        await forward(port, incoming, body, outgoing);
        count.answered += 1;
        return;
      } catch (error) {
        if (!(error instanceof RefusedError)) break;
        count.retried += 1;
        await delay(50);
      }
    }
    count.failed += 1;
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end();
  }

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    url: `http://localhost:${address.port}`,
    count,
    add: (port) => void ports.push(port),
    remove: (port) => void ports.splice(ports.indexOf(port), 1),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** No server accepted the request, so another one can safely get it. */
class RefusedError extends Error {}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function forward(
  port: number,
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<void> {
  const { method, url, headers } = incoming;
  const options = { host: '127.0.0.1', port, method, path: url, headers, agent: false };
  const upstream = request(options);
  upstream.end(body);
  const [response]: IncomingMessage[] = await once(upstream, 'response').catch((error: unknown) => {
    const refused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
    throw refused ? new RefusedError() : error;
  });
  if (!response) throw new Error('No response');
  const answer = await readBody(response);
  const { 'transfer-encoding': _chunked, connection: _connection, ...kept } = response.headers;
  outgoing.writeHead(response.statusCode ?? 502, kept).end(answer);
}

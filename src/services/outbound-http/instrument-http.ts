import diagnostics from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { type BeginCall, type EndCall, pathPattern } from './record-call.ts';

/** A request as undici, which implements `fetch`, reports it. */
type FetchRequest = { origin: string | URL; path: string; method: string };

/**
 * Records every HTTP call of this process through Node's diagnostics channels: `fetch` (payment, image
 * models, public keys) and `node:http` (object storage). The recorded time ends with the answer's headers.
 * @returns a function that stops recording.
 */
export function instrumentHttp(begin: BeginCall): () => void {
  const ends = new WeakMap<object, EndCall>();
  const end = (request: object, how: Parameters<EndCall>[0]) => {
    ends.get(request)?.(how);
    ends.delete(request);
  };
  return subscribe({
    'undici:request:create': ({ request }: { request: FetchRequest }) => {
      const { host } = new URL(request.origin);
      ends.set(request, begin({ host, method: request.method, path: pathPattern(request.path) }));
    },
    'undici:request:headers': (message: { request: FetchRequest; response: { statusCode: number } }) =>
      end(message.request, { status: message.response.statusCode }),
    'undici:request:error': ({ request, error }: { request: FetchRequest; error: unknown }) =>
      end(request, { error }),
    'http.client.request.created': ({ request }: { request: ClientRequest }) => {
      const host = String(request.getHeader('host') ?? request.host);
      ends.set(request, begin({ host, method: request.method, path: pathPattern(request.path) }));
    },
    'http.client.response.finish': (message: { request: ClientRequest; response: IncomingMessage }) =>
      end(message.request, { status: message.response.statusCode }),
    'http.client.request.error': ({ request, error }: { request: ClientRequest; error: unknown }) =>
      end(request, { error }),
  });
}

/** The channels' messages are typed only in their documentation. */
function subscribe(listeners: Record<string, (message: never) => void>): () => void {
  const entries = Object.entries(listeners) as [string, (message: unknown) => void][];
  for (const [name, listener] of entries) diagnostics.subscribe(name, listener);
  return () => {
    for (const [name, listener] of entries) diagnostics.unsubscribe(name, listener);
  };
}

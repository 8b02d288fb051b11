import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request; JSON bodies are parsed, forms are not. */
export type WireRequest = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
};
/** An answer; `hang` never answers, `break` cuts the connection. */
export type WireAnswer =
  | { status: number; headers?: Record<string, string>; body: unknown }
  | { status: number; headers?: Record<string, string>; text: string }
  | 'hang'
  | 'break';

/** A server on loopback that answers with `answer`. */
export interface WireServer {
  origin: string;
  close(): Promise<void>;
}

export async function startWireServer(
  answer: (request: WireRequest) => Promise<WireAnswer>,
): Promise<WireServer> {
  const server = createServer((request, response) => {
    readRequest(request)
      .then(answer)
      .then((answered) => send(response, answered))
      .catch((error: unknown) =>
        send(response, { status: 500, body: { error: { message: String(error) } } }),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(request: IncomingMessage): Promise<WireRequest> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  const body = type.startsWith('multipart/form-data')
    ? await new Response(bytes, { headers: { 'content-type': type } }).formData()
    : bytes.length > 0
      ? JSON.parse(bytes.toString('utf8'))
      : undefined;
  return { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
}

function send(response: ServerResponse, answer: WireAnswer): void {
  if (answer === 'hang') return;
  if (answer === 'break') return void response.destroy();
  const text = 'text' in answer ? answer.text : JSON.stringify(answer.body);
  response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
  response.end(text);
}

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '#shared/errors.ts';

/** What Node found wrong before there was a request, with the words for it; anything else is no HTTP. */
const known: Record<string, { status: number; body: ErrorBody }> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    body: { code: 'bad_request', message: 'The request took too long to arrive. Please try again.' },
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    body: { code: 'too_large', message: 'The address or the headers of this request are too long.' },
  },
};
const NO_HTTP = { status: 400, body: { code: 'bad_request', message: 'This is no HTTP request.' } as const };

/** Answers on the bare connection, in the form of every other failure, what never became a request, and closes it. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, body } = known[error.code ?? ''] ?? NO_HTTP;
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
  socket.destroy(error);
}

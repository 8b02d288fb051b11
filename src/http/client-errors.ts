import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '#shared/errors.ts';
import { FIXED_HEADERS } from './security-headers.ts';

/** HTTP parser errors with their answers; for any other error the connection is closed without one. */
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
const NO_HTTP = {
  status: 400,
  body: { code: 'bad_request', message: 'This is not an HTTP request.' } as const,
};

/** Answers a malformed request on the raw socket in our error format, and closes the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, body } = known[error.code ?? ''] ?? NO_HTTP;
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...Object.entries(FIXED_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
  socket.destroy(error);
}

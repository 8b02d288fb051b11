import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from './application.ts';
import { answerClientError } from './client-errors.ts';
import { createReaderWatch, type ReaderPatience } from './shed-idle-readers.ts';

/** How slow a caller may be. Times in milliseconds. */
interface Patience extends ReaderPatience {
  /** How often an arriving body is checked, */
  bodyEvery: number;
  /** and how many bytes it must have sent in that time. A photo on the slowest of mobile networks comes at 12 kB/s. */
  bodyBytes: number;
}

const PATIENCE: Patience = {
  bodyEvery: 8_000,
  bodyBytes: 40_000,
  readerPause: 6_000,
  readerPatience: 120_000,
  readers: 32,
  crowdedFor: 30_000,
};

/**
 * Disconnects callers whose body arrives too slowly, or who do not read their answer: each uses a connection and its
 * memory. Node's own time-outs cover headers and silence; for bodies it knows one time for all, and a photo may take
 * minutes on a slow line.
 */
export function shedSlowCallers(app: App, patience = PATIENCE): void {
  const watchReader = createReaderWatch(patience);
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    watchReader(response);
    if (hasBody(request)) watchBody(request, response, patience);
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function watchBody(request: IncomingMessage, response: ServerResponse, patience: Patience): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const watch = setInterval(() => {
    const arrived = socket.bytesRead - before;
    before = socket.bytesRead;
    // A full buffer means that it is us who do not read.
    const waitsForUs = request.readableLength >= request.readableHighWaterMark;
    if (!request.complete && !waitsForUs && arrived < patience.bodyBytes) shed(socket, response);
  }, patience.bodyEvery).unref();
  request.once('close', () => clearInterval(watch));
}

function shed(socket: Socket, response: ServerResponse): void {
  const error = Object.assign(new Error('The request body arrived too slowly'), {
    code: 'ERR_HTTP_REQUEST_TIMEOUT',
  });
  // An answer that has begun cannot be followed by another.
  if (response.headersSent) socket.destroy(error);
  else answerClientError(error, socket);
}

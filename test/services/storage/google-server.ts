import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { CRC32C } from '@google-cloud/storage';

export const BUCKET = 'toy-twin-files';
/** Small, so that listings have several pages. */
const PAGE = 2;

interface GoogleServer {
  endpoint: string;
  variables(prefix?: string): Record<string, string>;
  /** Cuts the connection in the middle of every file from now on. */
  cutFiles(): void;
  /** Answers nothing from now on. @returns the number of requests since. */
  beSilent(): () => number;
  close(): Promise<void>;
}

type Answer = { status: number; headers?: Record<string, string>; body?: string | Buffer };
type Files = Map<string, Buffer<ArrayBuffer>>;

/**
 * A fake of the parts of the Google Cloud Storage JSON API, version 1, that the product calls. Stores
 * everything in memory and requires no key: it shows that our calls and answers match the published API, not
 * that Google accepts them. With `open`, files are readable at their public URLs.
 */
export async function startGoogleServer(options: { open?: boolean } = {}): Promise<GoogleServer> {
  const files: Files = new Map();
  let cuts = false;
  let unanswered: number | undefined;
  const server = http.createServer(async (request, response) => {
    const sent = Buffer.from(await buffer(request));
    if (unanswered !== undefined) {
      unanswered += 1;
      return;
    }
    const { status, headers, body } = answer(files, request, sent, options.open ?? false);
    response.writeHead(status, headers);
    if (cuts && request.url?.includes('alt=media')) {
      response.write(body?.slice(0, body.length / 2), () => response.destroy());
    } else response.end(body);
  });
  // Avoids connections that are closed while being reused, which would look like a failure.
  server.keepAliveTimeout = 600_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port');
  const endpoint = `http://127.0.0.1:${address.port}`;
  return {
    endpoint,
    variables: (prefix = '') => ({
      STORAGE_URL: `gs://${BUCKET}/${prefix}?endpoint=${encodeURIComponent(endpoint)}`,
    }),
    cutFiles() {
      cuts = true;
    },
    beSilent() {
      unanswered = 0;
      return () => unanswered ?? 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(files: Files, request: http.IncomingMessage, body: Buffer, open: boolean): Answer {
  const url = new URL(request.url ?? '', 'http://here');
  const [, publicKey] = new RegExp(`^/${BUCKET}/(.+)$`).exec(url.pathname) ?? [];
  if (publicKey)
    return open ? { status: 200, body: files.get(decodeURIComponent(publicKey)) } : { status: 401 };
  const [, upload, bucket, name] =
    /^(\/upload)?\/storage\/v1\/b\/([^/]+)\/o(?:\/([^/]+))?$/.exec(url.pathname) ?? [];
  if (bucket !== BUCKET) return fail(404, 'The specified bucket does not exist.');
  if (upload) {
    const key = url.searchParams.get('name') ?? '';
    files.set(key, mediaOf(request, body));
    return tell(describe(key, files.get(key)));
  }
  if (!name) return tell(list(files, url.searchParams));
  const key = decodeURIComponent(name);
  const content = files.get(key);
  if (!content) return fail(404, `No such object: ${BUCKET}/${key}`);
  if (request.method === 'DELETE') return { status: files.delete(key) ? 204 : 404 };
  if (url.searchParams.get('alt') === 'media') return send(content, request.headers.range);
  return tell(describe(key, content));
}

/** The second part of a `multipart/related` body; the first is the metadata. */
function mediaOf({ headers }: http.IncomingMessage, body: Buffer): Buffer<ArrayBuffer> {
  const [, boundary = ''] = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '') ?? [];
  const [, , media = ''] = body.toString('latin1').split(`--${boundary}`);
  return Buffer.from(media.slice(media.indexOf('\r\n\r\n') + 4, -2), 'latin1');
}

function list(files: Files, query: URLSearchParams) {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('pageToken') ?? '';
  const keys = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE);
  return {
    kind: 'storage#objects',
    items: page.map((key) => describe(key, files.get(key))),
    ...(keys.length > PAGE && { nextPageToken: page.at(-1) }),
  };
}

function describe(name: string, content: Buffer<ArrayBuffer> = Buffer.alloc(0)) {
  return {
    kind: 'storage#object',
    name,
    bucket: BUCKET,
    size: String(content.length),
    crc32c: checksum(content),
    etag: checksum(content),
    updated: new Date().toISOString(),
  };
}

function send(content: Buffer<ArrayBuffer>, range: string | undefined): Answer {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  const body = start ? content.subarray(Number(start), end ? Number(end) + 1 : undefined) : content;
  const headers = {
    'content-length': String(body.length),
    'x-goog-hash': `crc32c=${checksum(content)}`,
    'x-goog-stored-content-encoding': 'identity',
  };
  return { status: start ? 206 : 200, headers, body };
}

function checksum(content: Buffer<ArrayBuffer>): string {
  const sum = new CRC32C();
  sum.update(content);
  return sum.toString();
}

function tell(body: object): Answer {
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function fail(code: number, message: string): Answer {
  const error = { code, message, errors: [{ message, reason: 'notFound' }] };
  return { ...tell({ error }), status: code };
}

import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Services } from '#services/index.ts';
import { AppError, type ErrorBody, notFound } from '#shared/errors.ts';
import type { App } from './application.ts';
import { parseByteRange } from './byte-range.ts';
import { securityHeaders } from './security-headers.ts';
import { type ReadyAnswer, readyAnswer, sendReady } from './send-ready.ts';
import { createTurnsOfStreams } from './stream-in-turns.ts';

const types: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.glb': 'model/gltf-binary',
  '.stl': 'model/stl',
};
const address = z.object({
  key: z.string().min(1).max(1000),
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
  download: z.string().max(200).optional(),
});
type Address = z.infer<typeof address>;
type InTurn = ReturnType<typeof createTurnsOfStreams>;
/** A cached thumbnail with its headers; `expires` is when its URL expires, in milliseconds since 1970. */
type Remembered = { key: string; answer: ReadyAnswer; expires: number };

/**
 * `/files/{key}`: serves a file by a signed, expiring URL. Thumbnails are cached in memory by their full URL
 * for a minute, so that a gallery needs neither storage reads nor signature checks. All other files may be
 * large and are streamed from the store, as a whole or as the requested range.
 */
export async function filesRoutes(app: App, services: Services): Promise<void> {
  const thumbnails = new LRUCache<string, Remembered>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ answer }) => answer.body.length,
    ttl: 60_000,
  });
  const inTurn = createTurnsOfStreams();
  // A deleted picture must disappear immediately, also for callers who have its URL.
  services.storage.onDelete((gone) => {
    for (const [url, { key }] of thumbnails) {
      if (key === gone || key.startsWith(`${gone}/`)) thumbnails.delete(url);
    }
  });

  app.get('/files/*', { schema: { hide: true } }, (request, reply) => {
    const known = thumbnails.get(request.url);
    if (!known || known.expires <= Date.now())
      return readSigned(services, request, reply, { thumbnails, inTurn });
    // Fastify would wait for a returned reply.
    return void sendReady(reply, known.answer);
  });
}

async function readSigned(
  { config, storage, fileSigner }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { thumbnails, inTurn }: { thumbnails: LRUCache<string, Remembered>; inTurn: InTurn },
) {
  const { key, expires, signature, download } = readAddress(request);
  if (!fileSigner.verify(key, { expires, signature, downloadAs: download })) throw notFound('File');
  const headers = { ...securityHeaders(config), ...headersOf(key, expires, download) };
  if (headers['content-type'] !== types['.webp'])
    return sendLarge({ storage, inTurn }, key, request, reply, headers);
  const answer = readyAnswer(Buffer.from(await storage.getBytes(key)), headers);
  thumbnails.set(request.url, { key, answer, expires });
  return sendReady(reply, answer);
}

/** Streams a file or the requested range of it. */
async function sendLarge(
  { storage, inTurn }: { storage: Services['storage']; inTurn: InTurn },
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Record<string, string>,
) {
  const size = await storage.sizeOf(key);
  // We send no validators, so `If-Range` can never match: send the whole file.
  const wanted = request.headers['if-range'] ? undefined : request.headers.range;
  const range = parseByteRange(wanted, size);
  if (range === 'unsatisfiable') {
    const refusal: ErrorBody = { code: 'bad_request', message: 'Requested range not available.' };
    return reply.status(416).header('content-range', `bytes */${size}`).send(refusal);
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  // HEAD needs an empty stream: any other empty body would overwrite the content length.
  const body = request.method === 'HEAD' ? Readable.from([]) : inTurn(await storage.getStream(key, range));
  if (range) reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply
    .headers(headers)
    .header('accept-ranges', 'bytes')
    .header('content-length', end - start + 1);
  return reply.send(body);
}

function readAddress({ params, query }: FastifyRequest): Address {
  const key = z.object({ '*': z.string() }).parse(params)['*'];
  const parsed = address.safeParse({ ...z.record(z.string(), z.unknown()).parse(query), key });
  if (!parsed.success) throw new AppError('bad_request', 'This file link is incomplete.');
  return parsed.data;
}

function headersOf(key: string, expires: number, download: string | undefined): Record<string, string> {
  const seconds = Math.max(0, Math.floor((expires - Date.now()) / 1000));
  return {
    'content-type': types[path.extname(key)] ?? 'application/octet-stream',
    'cache-control': `private, max-age=${seconds}, immutable`,
    ...(download && { 'content-disposition': `attachment; filename="${download}"` }),
  };
}

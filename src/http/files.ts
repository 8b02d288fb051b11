import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '#services/index.ts';
import { FileMissingError } from '#services/storage/index.ts';
import { AppError, type ErrorBody, notFound } from '#shared/errors.ts';
import type { App } from './application.ts';
import { parseByteRange } from './byte-range.ts';
import { isKnown } from './is-known.ts';
import { type KeptPictures, keepSmallPictures } from './keep-small-pictures.ts';
import { securityHeaders } from './security-headers.ts';
import { readyAnswer, sendReady } from './send-ready.ts';
import { createTurnsOfStreams } from './stream-in-turns.ts';

const types: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.glb': 'model/gltf-binary',
  '.stl': 'model/stl',
  '.3mf': 'model/3mf',
  '.usdz': 'model/vnd.usdz+zip',
  '.zip': 'application/zip',
  '.pdf': 'application/pdf',
};
const address = z.object({
  key: z.string().min(1).max(1000),
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
  download: z.string().max(200).optional(),
});
type Address = z.infer<typeof address>;
/** `makeMissing` stores a file that is made on its first request; false if the file is not of this kind. */
type FileNeeds = Services & { makeMissing: (key: string) => Promise<boolean> };
type InTurn = ReturnType<typeof createTurnsOfStreams>;

/**
 * `/files/{key}`: serves a file by a signed, expiring URL. Small pictures are kept in memory for a second by their full
 * URL, so that a crowd costs neither storage reads nor signature checks. All other files may be large and are streamed
 * from the store, as a whole or as the requested range.
 */
export async function filesRoutes(app: App, services: FileNeeds): Promise<void> {
  const kept = keepSmallPictures(services.storage);
  const inTurn = createTurnsOfStreams();

  app.get('/files/*', { schema: { hide: true } }, (request, reply) => {
    const known = kept.find(request.url);
    if (!known || known.expires <= Date.now()) return readSigned(services, request, reply, { kept, inTurn });
    // Fastify would wait for a returned reply.
    return void sendReady(reply, known.answer);
  });
}

async function readSigned(
  services: FileNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  { kept, inTurn }: { kept: KeptPictures; inTurn: InTurn },
) {
  const { config, storage, fileSigner } = services;
  const { key, expires, signature, download } = readAddress(request);
  if (!fileSigner.verify(key, { expires, signature, downloadAs: download })) throw notFound('File');
  const headers = { ...securityHeaders(config), ...headersOf(key, expires, download) };
  if (headers['content-type'] !== types['.webp'])
    return sendLarge(services, { key, inTurn }, request, reply, headers);
  const keep = kept.beginReading();
  const answer = readyAnswer(Buffer.from(await orMade(services, key, () => storage.getBytes(key))), headers);
  keep(request.url, { key, answer, expires });
  return sendReady(reply, answer);
}

/** Reads a file; if it is missing but can be made, makes it first. */
async function orMade<T>({ makeMissing }: FileNeeds, key: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof FileMissingError) || !(await makeMissing(key))) throw error;
    return read();
  }
}

/** Streams a file or the requested range of it. */
async function sendLarge(
  services: FileNeeds,
  { key, inTurn }: { key: string; inTurn: InTurn },
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Record<string, string>,
) {
  const { storage } = services;
  const { size, etag } = await orMade(services, key, () => storage.describe(key));
  reply.header('etag', etag);
  if (isKnown(request.headers['if-none-match'], etag)) {
    return reply.status(304).header('cache-control', headers['cache-control']).send();
  }
  const condition = request.headers['if-range'];
  // The rest of another file would not match what the caller has.
  const wanted = condition && condition !== etag ? undefined : request.headers.range;
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

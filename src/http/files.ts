import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors as driveErrors } from 'flydrive';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Services } from '../services/index.ts';
import { AppError, notFound } from '../shared/errors.ts';
import type { App } from './application.ts';

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
/** A thumbnail with what is sent along, and until when (milliseconds since 1970) its address holds. */
type Remembered = { bytes: Buffer; headers: Record<string, string>; expires: number };

/**
 * `/files/{key}`: reads a file by a signed address that expires. Thumbnails are kept in memory for a minute, by
 * their whole address, so that a gallery costs neither disk reads nor signatures; nothing is resized here.
 */
export async function filesRoutes(app: App, services: Services): Promise<void> {
  const thumbnails = new LRUCache<string, Remembered>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => bytes.length,
    ttl: 60_000,
  });

  app.get('/files/*', { schema: { hide: true } }, (request, reply) => {
    const known = thumbnails.get(request.url);
    if (known && known.expires > Date.now()) return reply.headers(known.headers).send(known.bytes);
    return readSigned(services, request, reply, thumbnails);
  });
}

async function readSigned(
  { storage, fileSigner }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  thumbnails: LRUCache<string, Remembered>,
) {
  const { key, expires, signature, download } = readAddress(request);
  if (!fileSigner.verify(key, { expires, signature, downloadAs: download })) throw notFound('File');
  const bytes = await readFile(storage, key);
  const headers = headersOf(key, expires, download);
  if (headers['content-type'] === types['.webp']) thumbnails.set(request.url, { bytes, headers, expires });
  return reply.headers(headers).send(bytes);
}

function readAddress({ params, query }: FastifyRequest): Address {
  const key = z.object({ '*': z.string() }).parse(params)['*'];
  const parsed = address.safeParse({ ...z.record(z.string(), z.unknown()).parse(query), key });
  if (!parsed.success) throw new AppError('bad_request', 'This address of a file is not complete.');
  return parsed.data;
}

function headersOf(key: string, expires: number, download: string | undefined): Record<string, string> {
  const seconds = Math.max(0, Math.floor((expires - Date.now()) / 1000));
  return {
    'content-type': types[path.extname(key)] ?? 'application/octet-stream',
    'cache-control': `private, max-age=${seconds}, immutable`,
    'x-content-type-options': 'nosniff',
    ...(download && { 'content-disposition': `attachment; filename="${download}"` }),
  };
}

async function readFile(storage: Services['storage'], key: string): Promise<Buffer> {
  try {
    return Buffer.from(await storage.getBytes(key));
  } catch (error) {
    if (error instanceof driveErrors.E_CANNOT_READ_FILE) throw notFound('File');
    throw error;
  }
}

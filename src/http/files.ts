import path from 'node:path';
import { errors as driveErrors } from 'flydrive';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Services } from '../services/index.ts';
import { notFound } from '../shared/errors.ts';
import type { App } from './application.ts';

const types: Record<string, string> = { '.png': 'image/png', '.jpg': 'image/jpeg', '.webp': 'image/webp' };
const query = z.object({
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
  download: z.string().max(200).optional(),
});

/**
 * `/files/{key}`: reads a file by a signed address that expires. Thumbnails are kept in memory for a minute,
 * so that a gallery costs no disk reads; nothing is resized here.
 */
export async function filesRoutes(app: App, { storage, fileSigner }: Services): Promise<void> {
  const thumbnails = new LRUCache<string, Buffer>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (bytes) => bytes.length,
    ttl: 60_000,
  });

  app.get(
    '/files/*',
    { schema: { hide: true, params: z.object({ '*': z.string() }), querystring: query } },
    async (request, reply) => {
      const key = request.params['*'];
      const { expires, signature, download } = request.query;
      if (!fileSigner.verify(key, { expires, signature, downloadAs: download })) throw notFound('File');
      const type = types[path.extname(key)] ?? 'application/octet-stream';
      const seconds = Math.max(0, Math.floor((expires - Date.now()) / 1000));
      reply
        .header('content-type', type)
        .header('cache-control', `private, max-age=${seconds}, immutable`)
        .header('x-content-type-options', 'nosniff');
      if (download) reply.header('content-disposition', `attachment; filename="${download}"`);
      if (type !== 'image/webp') return readFile(key);
      const known = thumbnails.get(key);
      if (known) return known;
      const bytes = await readFile(key);
      thumbnails.set(key, bytes);
      return bytes;
    },
  );

  async function readFile(key: string): Promise<Buffer> {
    try {
      return Buffer.from(await storage.getBytes(key));
    } catch (error) {
      if (error instanceof driveErrors.E_CANNOT_READ_FILE) throw notFound('File');
      throw error;
    }
  }
}

import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { z } from 'zod';
import { PHOTO_KEPT_SIDE } from '../../src/features/photos/contract.ts';

const settings = z.object({ photo: z.string(), concurrency: z.number(), seconds: z.number() });
const THUMBNAIL_SIDE = 320;

// Bare sharp: the same decoding, resizing and encoding as an upload, from memory, and nothing else: no network,
// no checks, no disk, no row. Prints how many a second.
const { photo, concurrency, seconds } = settings.parse(JSON.parse(process.argv[2] ?? '{}'));
const bytes = await readFile(photo);
const start = performance.now();
const end = start + seconds * 1000;
let done = 0;
await Promise.all(Array.from({ length: concurrency }, workUntilEnd));
process.stdout.write(JSON.stringify({ perSecond: (done * 1000) / (performance.now() - start) }));

async function workUntilEnd(): Promise<void> {
  while (performance.now() < end) {
    await convert();
    done += 1;
  }
}

async function convert(): Promise<void> {
  const kept = await sharp(bytes)
    .autoOrient()
    .resize(PHOTO_KEPT_SIDE, PHOTO_KEPT_SIDE, { fit: 'inside' })
    .jpeg({ quality: 88 })
    .toBuffer();
  await sharp(kept)
    .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside' })
    .webp({ quality: 78, effort: 2 })
    .toBuffer();
}

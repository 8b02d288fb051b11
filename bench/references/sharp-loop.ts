import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { z } from 'zod';
import { PHOTO_STORED_SIDE } from '../../src/features/photos/contract.ts';
import {
  RESIZE_KERNEL,
  STORED_JPEG,
  THUMBNAIL_WEBP,
} from '../../src/features/photos/server/decoding/reencode-photo.ts';

const settings = z.object({
  photo: z.string(),
  concurrency: z.number(),
  seconds: z.number(),
  /** Resized and encoded as sharp does by itself, or with the settings that the product chose to be quicker. */
  encoding: z.enum(['usual', 'ours']),
});
const encodings = {
  usual: {
    kernel: 'lanczos3',
    jpeg: { quality: STORED_JPEG.quality },
    webp: { quality: THUMBNAIL_WEBP.quality, effort: 2 },
  },
  ours: { kernel: RESIZE_KERNEL, jpeg: STORED_JPEG, webp: THUMBNAIL_WEBP },
} as const;
const THUMBNAIL_SIDE = 320;

// Bare sharp: the same decoding and resizing as an upload, from memory, and nothing else: no network, no checks,
// no disk, no row. Prints how many a second.
const { photo, concurrency, seconds, encoding } = settings.parse(JSON.parse(process.argv[2] ?? '{}'));
const { kernel, jpeg, webp } = encodings[encoding];
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
    .resize(PHOTO_STORED_SIDE, PHOTO_STORED_SIDE, { fit: 'inside', kernel })
    .jpeg(jpeg)
    .toBuffer();
  await sharp(kept).resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside' }).webp(webp).toBuffer();
}

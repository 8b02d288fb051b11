import sharp from 'sharp';
import {
  THUMBNAIL_WIDTHS,
  type ThumbnailWidth,
  thumbnailKey,
} from '#features/toytwins/server/picture-files.ts';
import type { Storage } from '#services/storage/index.ts';
import { allEnded } from '#shared/concurrency/all-ended.ts';

/** The first bytes of every PNG. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * WebP's effort to compress, 0 to 6. Galleries load the small one by the dozen, and it is ready before the large one
 * with any effort: a fifth fewer bytes at no cost.
 */
const EFFORT: Record<ThumbnailWidth, number> = { 320: 2, 512: 0 };

/**
 * Stores a picture as PNG, with its thumbnails as WebP. Nothing is stored of a picture that cannot be decoded, and
 * nothing is written any more once this has thrown.
 * @throws {Error} as `sharp`, when it cannot be decoded.
 */
export async function storePicture(storage: Storage, key: string, picture: Uint8Array): Promise<void> {
  const isPng = PNG.equals(picture.subarray(0, PNG.length));
  const [png, small] = await Promise.all([
    isPng ? picture : sharp(picture).png().toBuffer(),
    decode(picture),
  ]);
  const storeThumbnail = async (width: ThumbnailWidth) =>
    storage.put(thumbnailKey(key, width), await drawThumbnail(small, width));
  // The large one takes longest, so it begins first.
  await allEnded([storeThumbnail(512), storage.put(key, png), storeThumbnail(320)]);
}

type Pixels = Awaited<ReturnType<typeof decode>>;

/** Decodes the picture once, at the size of the largest thumbnail, from which all are made. */
function decode(picture: Uint8Array) {
  return sharp(picture)
    .resize(Math.max(...THUMBNAIL_WIDTHS))
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function drawThumbnail({ data, info }: Pixels, width: ThumbnailWidth): Promise<Buffer> {
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw }).resize(width).webp({ quality: 70, effort: EFFORT[width] }).toBuffer();
}

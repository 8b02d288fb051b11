import sharp from 'sharp';
import {
  THUMBNAIL_WIDTHS,
  type ThumbnailWidth,
  thumbnailKey,
} from '#features/toytwins/server/picture-files.ts';
import type { Storage } from '#services/storage/index.ts';

/** The first bytes of every PNG. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * How hard WebP tries to be small, 0 to 6. Galleries ask for the small one by the dozen, and it is drawn before the
 * large one beside it all the same: a fifth fewer bytes for no time.
 */
const EFFORT: Record<ThumbnailWidth, number> = { 320: 2, 512: 0 };

/**
 * Stores a picture as PNG with its thumbnails, so that nothing is resized when it is looked at. Nothing is stored of
 * a picture that cannot be read.
 */
export async function storePicture(storage: Storage, key: string, picture: Uint8Array): Promise<void> {
  const isPng = PNG.equals(picture.subarray(0, PNG.length));
  const [png, small] = await Promise.all([
    isPng ? picture : sharp(picture).png().toBuffer(),
    decode(picture),
  ]);
  const storeThumbnail = async (width: ThumbnailWidth) =>
    storage.put(thumbnailKey(key, width), await drawThumbnail(small, width));
  // The large one takes longest, and handing over each costs a little.
  await Promise.all([storeThumbnail(512), storage.put(key, png), storeThumbnail(320)]);
}

type Pixels = Awaited<ReturnType<typeof decode>>;

/** The picture is decoded once, to the size of the largest thumbnail: the others are made from that. */
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

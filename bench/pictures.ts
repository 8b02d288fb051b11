import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createStudio } from '@toy-twin/studio';
import { drawStudioPhoto, makePicture } from '@toy-twin/studio/bench';
import sharp from 'sharp';
import { multipart } from '../test/order.ts';

const rendered = fileURLToPath(new URL('../src/web/art/og-1200x630.jpg', import.meta.url));

/** A packaged toy as the studio makes it: opaque PNG, 1024 × 1024 pixels. */
export async function readyPicture(): Promise<Uint8Array> {
  const studio = createStudio({ threads: 1 });
  try {
    const call = { kind: 'packaged', pack: 'action-figure', size: 1024, seed: 1 } as const;
    return await makePicture(studio.imageModel, { photo: await drawStudioPhoto(), ...call });
  } finally {
    await studio.close();
  }
}

/** A JPEG of 12 megapixels, with the fine noise that a camera's sensor adds. */
export async function largePhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const noise = { type: 'gaussian', mean: 128, sigma: 9 } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: 'gray', noise } });
  return sharp(rendered)
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: 'white' })
    .composite([{ input: await grain.png({ compressionLevel: 1 }).toBuffer(), blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Writes the large photo, and the form that uploads it. @returns the paths of both, and the form's type. */
export async function writeUpload(
  folder: string,
): Promise<{ photo: string; file: string; contentType: string }> {
  const [photo, file] = [path.join(folder, 'photo.jpg'), path.join(folder, 'form')];
  const bytes = await largePhoto();
  const { headers, payload } = multipart(bytes, 'me.jpg');
  await writeFile(photo, bytes);
  await writeFile(file, payload);
  return { photo, file, contentType: headers['content-type'] };
}

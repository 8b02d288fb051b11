import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Saves a picture as WebP at a width, at the best quality that stays within a number of kilobytes. */
export async function saveWebp(
  picture: Buffer,
  path: string,
  { width, kilobytes }: { width: number; kilobytes: number },
): Promise<void> {
  for (let quality = 86; quality >= 20; quality -= 4) {
    const bytes = await sharp(picture)
      .resize({ width })
      .webp({ quality, effort: 6, alphaQuality: 40 })
      .toBuffer();
    if (bytes.length > kilobytes * 1000 && quality > 22) continue;
    await writeFile(path, bytes);
    console.log(`${path.split('/').at(-1)} ${(bytes.length / 1000).toFixed(1)} kB, quality ${quality}`);
    return;
  }
}

/** Saves a picture as progressive JPEG. */
export async function saveJpeg(picture: Buffer, path: string, quality: number): Promise<void> {
  const bytes = await sharp(picture)
    .flatten({ background: '#fff6e5' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
  await writeFile(path, bytes);
  console.log(`${path.split('/').at(-1)} ${(bytes.length / 1000).toFixed(1)} kB`);
}

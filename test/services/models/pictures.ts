import sharp from 'sharp';

/** A picture with texture, so that every change of it is detectable. */
export async function paintedPicture(width = 1024, height = width): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#123a6b"/><stop offset="1" stop-color="#8fd0c0"/></linearGradient></defs>
    <rect width="100" height="100" fill="url(#g)"/><circle cx="50" cy="52" r="20" fill="#d9a07a"/>
    <path d="M30 75 L70 75 L78 100 L22 100 Z" fill="#b3312a"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Resolves if the bytes are a picture of this format; throws otherwise. */
export async function expectPicture(bytes: Uint8Array, format: string): Promise<void> {
  const found = await sharp(bytes).metadata();
  if (found.format !== format) throw new Error(`This is ${found.format}, not ${format}`);
}

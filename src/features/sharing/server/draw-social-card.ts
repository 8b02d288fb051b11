import sharp, { type Sharp } from 'sharp';

/** Size in pixels that social networks show large and uncropped. */
const SOCIAL_CARD = { width: 1200, height: 630 } as const;
/** Width in pixels of the blend between the picture and its surroundings. */
const FADE = 28;
/** Blur of the surroundings, strong enough that no text or face in them is recognizable. */
const BLUR = 16;

/**
 * Draws a social card: the whole picture in the middle, extended to the left and right by its mirrored,
 * blurred surroundings, like more packs on the same wall. Networks would crop a square picture at top and
 * bottom.
 * @returns JPEG.
 */
export async function drawSocialCard(picture: Uint8Array): Promise<Buffer> {
  const middle = sharp(picture).resize({ ...SOCIAL_CARD, fit: 'inside' });
  const { data, info } = await middle.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const open = () => sharp(data, { raw: info });
  const [wall, faded] = await Promise.all([extend(open(), info), fade(open(), info)]);
  return sharp(wall)
    .composite([{ input: faded }])
    .jpeg({ quality: 82 })
    .toBuffer();
}

type Size = { width: number; height: number };

async function extend(picture: Sharp, { width, height }: Size): Promise<Buffer> {
  const left = Math.ceil((SOCIAL_CARD.width - width) / 2);
  const top = Math.ceil((SOCIAL_CARD.height - height) / 2);
  const sides = {
    left,
    right: SOCIAL_CARD.width - width - left,
    top,
    bottom: SOCIAL_CARD.height - height - top,
  };
  const wide = await picture
    .extend({ ...sides, extendWith: 'mirror' })
    .png()
    .toBuffer();
  return sharp(wide).blur(BLUR).png().toBuffer();
}

async function fade(picture: Sharp, { width, height }: Size): Promise<Buffer> {
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="fade">
      <stop offset="0" stop-opacity="0"/><stop offset="${FADE / width}"/>
      <stop offset="${1 - FADE / width}"/><stop offset="1" stop-opacity="0"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#fade)"/>
  </svg>`;
  return picture
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

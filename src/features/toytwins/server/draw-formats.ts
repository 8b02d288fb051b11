import sharp, { type OutputInfo } from 'sharp';

/** Pixels: what Instagram, TikTok and the status of chats show whole. */
export const STORY = { width: 1080, height: 1920 } as const;
/** Side in pixels of a square post. */
export const SQUARE_SIDE = 1080;

/** The studio's packs hang in this part of a picture's width, so a story shows them as wide as the screen. */
const PACK_WIDTH = 0.74;
/** Pixels. The studio's pictures are larger; those of hosted models are not, and their pack may be anywhere. */
const LEAST_OF_STUDIO = 1200;
/** Rows of wall at a picture's edge that go on beyond it, and over how many rows they begin. */
const EDGE = 12;
const FADE = 40;
/** Letters on the pack stay sharp: full color resolution, hardly any compression. */
const JPEG = { quality: 90, chromaSubsampling: '4:4:4' } as const;

/** Draws the picture as a square post. @returns JPEG. */
export function drawSquare(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture)
    .resize(SQUARE_SIDE, SQUARE_SIDE, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg(JPEG)
    .toBuffer();
}

/**
 * Draws the picture as a story: the pack as wide as the screen, and its own wall and table going on above and below.
 * @returns JPEG.
 */
export async function drawStory(picture: Uint8Array): Promise<Buffer> {
  const { width: whole, height } = await sharp(picture).metadata();
  const isStudio = whole === height && whole >= LEAST_OF_STUDIO;
  const width = isStudio ? Math.round(whole * PACK_WIDTH) : whole;
  const { data, info } = await sharp(picture)
    .extract({ left: Math.round((whole - width) / 2), top: 0, width, height })
    .resize({ ...STORY, fit: 'inside' })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = { data, info };
  const [left, top] = [(STORY.width - info.width) / 2, (STORY.height - info.height) / 2].map(Math.floor);
  const [above, below, faded] = await Promise.all([
    stretchEdge(middle, 0, STORY.height / 2),
    stretchEdge(middle, info.height - EDGE, STORY.height / 2),
    fadeEnds(middle),
  ]);
  return sharp({ create: { ...STORY, channels: 3, background: '#000' } })
    .composite([
      { input: above, left: 0, top: 0 },
      { input: below, left: 0, top: STORY.height / 2 },
      { input: faded, left: left ?? 0, top: top ?? 0 },
      { input: dim(), left: 0, top: 0 },
    ])
    .jpeg(JPEG)
    .toBuffer();
}

type Pixels = { data: Buffer; info: OutputInfo };
const open = ({ data, info }: Pixels) => sharp(data, { raw: info });

/** The wall at one edge, going on: planks and shelves have no end there. */
async function stretchEdge(pixels: Pixels, top: number, height: number): Promise<Buffer> {
  const row = await open(pixels)
    .extract({ left: 0, top, width: pixels.info.width, height: EDGE })
    .resize(STORY.width, 1, { fit: 'fill' })
    .png()
    .toBuffer();
  return sharp(row).resize(STORY.width, height, { fit: 'fill', kernel: 'nearest' }).png().toBuffer();
}

async function fadeEnds(pixels: Pixels): Promise<Buffer> {
  const { width, height } = pixels.info;
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="fade" x2="0" y2="1">
      <stop offset="0" stop-opacity="0"/><stop offset="${FADE / height}"/>
      <stop offset="${1 - FADE / height}"/><stop offset="1" stop-opacity="0"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#fade)"/>
  </svg>`;
  return open(pixels)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Light falls on the pack: the wall gets darker towards both ends. */
function dim(): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${STORY.width}" height="${STORY.height}">
    <linearGradient id="dim" x2="0" y2="1">
      <stop offset="0" stop-opacity=".45"/><stop offset=".16" stop-opacity="0"/>
      <stop offset=".86" stop-opacity="0"/><stop offset="1" stop-opacity=".4"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#dim)"/>
  </svg>`);
}

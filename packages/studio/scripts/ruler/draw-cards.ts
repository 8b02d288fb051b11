import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { dressHead } from '../../figure/dress-head.ts';
import { sculptBust } from '../../figure/sculpt-bust.ts';
import type { StudioOptions } from '../../options.ts';
import { PACKS } from '../../packs/index.ts';
import { createRandom } from '../../random.ts';
import { NOTHING_ASKED } from '../../reading/description/character-options.ts';
import { findFace } from '../../reading/photo/face/find-face.ts';
import type { FaceReading } from '../../reading/photo/read-face.ts';
import { readPhoto } from '../../reading/photo/read-photo.ts';
import { renderSculptures } from '../../sculpt/render-sculptures.ts';
import { registerStudioFonts } from '../../typesetting/fonts.ts';

/** Edge of the toy's head on a card, and of a photo beside it, pixels. */
const HEAD = 640;
const PHOTO = HEAD / 2;
/** The part of a head that is shown, in the head's units: with hat and long hair. */
const SHOWN = { top: 2.86, edge: 5.6 };
/** A photo is cut to a square of so many distances of the eyes, and is at least so much of its shorter edge. */
const CROP = { eyes: 7, least: 0.2 };
const GROUND = '#d9dde2';

/** The head of a toy as a pack makes it, before a grey ground: PNG, square. */
export async function drawToyHead(reading: FaceReading, pack: StudioOptions['pack']): Promise<Buffer> {
  const { headScale, gloss } = PACKS[pack].build;
  const groups = sculptBust(dressHead(reading, NOTHING_ASKED), gloss, createRandom(1));
  const { pixels } = renderSculptures([{ groups, scale: headScale }], {
    left: (-SHOWN.edge / 2) * headScale,
    top: SHOWN.top * headScale,
    width: HEAD,
    height: HEAD,
    pixelsPerUnit: HEAD / SHOWN.edge / headScale,
    turn: [0, 0, 0],
  });
  return sharp(pixels, { raw: { width: HEAD, height: HEAD, channels: 4 } })
    .flatten({ background: GROUND })
    .png()
    .toBuffer();
}

/** The head and shoulders in a photo: PNG, square. */
export async function cropHead(photo: Uint8Array): Promise<Buffer> {
  const bitmap = await readPhoto(photo);
  const { leftEye, rightEye } = await findFace(bitmap);
  const { data, width, height } = bitmap;
  const shorter = Math.min(width, height);
  const apart = Math.hypot(rightEye.x - leftEye.x, rightEye.y - leftEye.y);
  const edge = Math.round(Math.min(shorter, Math.max(shorter * CROP.least, apart * CROP.eyes)));
  const start = (middle: number, most: number) =>
    Math.round(Math.max(0, Math.min(most - edge, middle - edge / 2)));
  return sharp(data, { raw: { width, height, channels: 3 } })
    .extract({
      left: start((leftEye.x + rightEye.x) / 2, width),
      top: start((leftEye.y + rightEye.y) / 2 + apart / 4, height),
      width: edge,
      height: edge,
    })
    .resize(PHOTO, PHOTO)
    .png()
    .toBuffer();
}

/** The toy's head beside four numbered photos. */
export async function drawChoiceCard(head: Buffer, photos: readonly Buffer[]): Promise<Buffer> {
  registerStudioFonts();
  const { canvas, context } = await startCard(head, HEAD + PHOTO * 2);
  for (const [index, photo] of photos.entries()) {
    const [x, y] = [HEAD + (index % 2) * PHOTO, Math.floor(index / 2) * PHOTO];
    context.drawImage(await loadImage(photo), x, y, PHOTO, PHOTO);
    context.fillStyle = '#ffffff';
    context.fillRect(x, y, 44, 44);
    context.fillStyle = '#000000';
    context.font = '34px StudioDisplay';
    context.fillText(String(index + 1), x + 12, y + 34);
  }
  return canvas.toBuffer('image/png');
}

/** The toy's head beside the photo that it was made from. */
export async function drawTruthCard(head: Buffer, photo: Buffer): Promise<Buffer> {
  const { canvas, context } = await startCard(head, HEAD * 2);
  context.drawImage(await loadImage(photo), HEAD, 0, HEAD, HEAD);
  return canvas.toBuffer('image/png');
}

async function startCard(head: Buffer, width: number) {
  const canvas = createCanvas(width, HEAD);
  const context = canvas.getContext('2d');
  const image: Image = await loadImage(head);
  context.drawImage(image, 0, 0, HEAD, HEAD);
  return { canvas, context };
}

import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { drawPicture } from '../../draw-picture.ts';
import { clamp } from '../../math.ts';
import { PACKS_ABOUT } from '../../packs/about.ts';
import { findFace } from '../../reading/photo/face/find-face.ts';
import type { FaceReading } from '../../reading/photo/read-face.ts';
import { readPhoto } from '../../reading/photo/read-photo.ts';
import { registerStudioFonts } from '../../typesetting/fonts.ts';

/** Edge of each picture on a card, and of the photo, pixels. */
const TOY = 560;
const PHOTO = 2 * TOY;
/**
 * The square to which a photo is cut: its edge in distances of the eyes, and at least this share of the photo's
 * shorter edge.
 */
const CROP = { eyes: 6, least: 0.2 };
const GAP = 24;
const GROUND = '#d9dde2';

/** The words that say nothing about a person. */
const WORDS = { description: 'Wearing my own clothes', title: 'Toy', serial: 'No. 001' };

/** The toy of a reading out of its box, large, and in each pack: PNG, square. */
export async function drawToys(reading: FaceReading): Promise<Buffer[]> {
  const [first] = PACKS_ABOUT;
  const tasks = [
    { kind: 'character' as const, pack: first.id },
    ...PACKS_ABOUT.map(({ id }) => ({ kind: 'packaged' as const, pack: id })),
  ];
  const toys: Buffer[] = [];
  for (const task of tasks) {
    const picture = await drawPicture({ reading, seed: 1, size: 1024, options: { ...WORDS, ...task } });
    toys.push(await sharp(picture).resize(TOY, TOY).png().toBuffer());
  }
  return toys;
}

/** A photo, and next to it the pictures of two toys, A and B: PNG. */
export async function drawCard(
  photo: Uint8Array,
  a: readonly Buffer[],
  b: readonly Buffer[],
): Promise<Buffer> {
  registerStudioFonts();
  const canvas = createCanvas(PHOTO + 2 * (2 * TOY + GAP), PHOTO);
  const context = canvas.getContext('2d');
  context.fillStyle = GROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(await loadImage(await cropHead(photo)), 0, 0, PHOTO, PHOTO);
  for (const [side, toys] of [a, b].entries()) {
    const left = PHOTO + GAP + side * (2 * TOY + GAP);
    for (const [at, toy] of toys.entries())
      context.drawImage(await loadImage(toy), left + (at % 2) * TOY, Math.floor(at / 2) * TOY, TOY, TOY);
    context.fillStyle = '#ffffff';
    context.fillRect(left, 0, 64, 64);
    context.fillStyle = '#000000';
    context.font = '48px StudioDisplay';
    context.fillText('AB'[side] ?? '', left + 16, 48);
  }
  return canvas.toBuffer('image/png');
}

/** The head and shoulders in a photo: PNG, square. */
async function cropHead(photo: Uint8Array): Promise<Buffer> {
  const bitmap = await readPhoto(photo);
  const { leftEye, rightEye } = await findFace(bitmap);
  const { data, width, height } = bitmap;
  const shorter = Math.min(width, height);
  const apart = Math.hypot(rightEye.x - leftEye.x, rightEye.y - leftEye.y);
  const edge = Math.round(clamp(apart * CROP.eyes, shorter * CROP.least, shorter));
  const start = (middle: number, most: number) => Math.round(clamp(middle - edge / 2, 0, most - edge));
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

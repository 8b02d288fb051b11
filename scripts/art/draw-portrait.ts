import { createCanvas } from '@napi-rs/canvas';
import { createRandom } from '../../src/services/imaging/studio/random.ts';
import { drawClothes, drawRoom } from './portrait/draw-clothes.ts';
import { drawFace } from './portrait/draw-face.ts';
import { drawBackHair, drawFrontHair } from './portrait/draw-hair.ts';
import { choosePerson } from './portrait/person.ts';

/** Everything is laid out on a page of this size and scaled to the picture. */
const PAGE = { width: 900, height: 1125 } as const;

/**
 * Draws a made-up person's portrait, head and shoulders, as JPEG. The same seed is always the same person:
 * skin, hair, clothes, glasses, beard and room follow it. For tests, demo data and the site's pictures,
 * because photos of real people cannot be shipped.
 */
export async function drawPortrait(options: {
  seed: number;
  width?: number;
  height?: number;
}): Promise<Buffer> {
  const { seed, width = PAGE.width, height = PAGE.height } = options;
  const random = createRandom(seed * 7919 + 13);
  const person = choosePerson(seed, random);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const scale = Math.max(width / PAGE.width, height / PAGE.height);
  context.translate((width - PAGE.width * scale) / 2, Math.min(0, (height - PAGE.height * scale) / 3));
  context.scale(scale, scale);
  drawRoom(context, person, random);
  drawBackHair(context, person);
  drawClothes(context, person);
  drawFace(context, person, random);
  drawFrontHair(context, person, random);
  return canvas.encode('jpeg', 90);
}

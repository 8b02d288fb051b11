import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { drawPortrait } from '../../fixtures/draw-portrait.ts';
import { FAMILY, renderPack } from './family.ts';

/** Edge of a step's square picture before it is scaled down. */
const EDGE = 960;

function createStep(colour: string) {
  const canvas = createCanvas(EDGE, EDGE);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, EDGE, EDGE);
  return { canvas, context };
}

/** Draws a picture as a card with a white border, leaning a little. */
function drawCard(
  context: SKRSContext2D,
  picture: Awaited<ReturnType<typeof loadImage>>,
  place: { x: number; y: number; width: number; height: number; lean: number; border: number },
): void {
  const { x, y, width, height, lean, border } = place;
  context.save();
  context.translate(x, y);
  context.rotate((lean * Math.PI) / 180);
  context.shadowColor = 'rgba(30,14,30,0.4)';
  context.shadowBlur = 40;
  context.shadowOffsetY = 18;
  context.fillStyle = '#fffdf8';
  context.beginPath();
  context.roundRect(
    -width / 2 - border,
    -height / 2 - border,
    width + 2 * border,
    height + 2 * border + border * 1.6,
    12,
  );
  context.fill();
  context.shadowColor = 'transparent';
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  context.restore();
}

/** Step 1: the printed photo. */
export async function drawPhotoStep(): Promise<Buffer> {
  const { canvas, context } = createStep('#bfe6f7');
  const portrait = await loadImage(await drawPortrait({ seed: FAMILY[1]?.portrait ?? 5 }));
  drawCard(context, portrait, { x: 480, y: 455, width: 560, height: 700, lean: -4, border: 30 });
  return canvas.encode('png');
}

/** Step 2: the three packs to choose from, side by side. */
export async function drawChoosing(packs: readonly Buffer[]): Promise<Buffer> {
  const { canvas, context } = createStep('#ffe08a');
  const places = [
    { pack: 0, x: 190, y: 480, lean: -4 },
    { pack: 2, x: 776, y: 480, lean: 4 },
    { pack: 1, x: 486, y: 500, lean: 0 },
  ];
  for (const place of places) await drawPack(context, packs[place.pack], { ...place, size: 370 });
  return canvas.encode('png');
}

/** Step 3: the finished toy of the person of step 1, out of its box. */
export async function drawResult(): Promise<Buffer> {
  const { canvas, context } = createStep('#bfe8c9');
  const member = FAMILY[1];
  if (!member) throw new RangeError('The family lacks its second member');
  const toy = await renderPack({ ...member, options: { ...member.options, kind: 'character' } }, false);
  await drawPack(context, toy, { x: 480, y: 470, lean: 0, size: 1000 });
  return canvas.encode('png');
}

async function drawPack(
  context: SKRSContext2D,
  bytes: Buffer | undefined,
  place: { x: number; y: number; lean: number; size: number },
): Promise<void> {
  if (!bytes) throw new RangeError('A step lacks its pack');
  context.save();
  context.translate(place.x, place.y);
  context.rotate((place.lean * Math.PI) / 180);
  context.drawImage(await loadImage(bytes), -place.size / 2, -place.size / 2, place.size, place.size);
  context.restore();
}

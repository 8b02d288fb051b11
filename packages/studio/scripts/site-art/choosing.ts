import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Edge of the square picture before it is scaled down. */
const EDGE = 960;
/** Edge of a pack in it. */
const SIZE = 370;
/** Where each pack stands: its middle, and its lean in degrees. The last one stands in front. */
const PLACES = [
  { pack: 0, x: 190, y: 480, lean: -4 },
  { pack: 2, x: 776, y: 480, lean: 4 },
  { pack: 1, x: 486, y: 500, lean: 0 },
] as const;

/** The three packs to choose from, side by side. */
export async function drawChoosing(packs: readonly Buffer[]): Promise<Buffer> {
  const canvas = createCanvas(EDGE, EDGE);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffe08a';
  context.fillRect(0, 0, EDGE, EDGE);
  for (const { pack, x, y, lean } of PLACES) {
    const bytes = packs[pack];
    if (!bytes) throw new RangeError('The choice needs three packs');
    context.save();
    context.translate(x, y);
    context.rotate((lean * Math.PI) / 180);
    context.drawImage(await loadImage(bytes), -SIZE / 2, -SIZE / 2, SIZE, SIZE);
    context.restore();
  }
  return canvas.encode('png');
}

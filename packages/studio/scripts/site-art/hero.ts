import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { registerStudioFonts } from '../../typesetting/fonts.ts';
import { drawText, setText } from '../../typesetting/typeset.ts';

const WIDTH = 1600;
const HEIGHT = 1280;
/** Where each pack stands: its middle, its size, and its lean in degrees. The last one stands in front. */
const PLACES = [
  { pack: 0, x: 402, y: 545, size: 1000, lean: -8 },
  { pack: 2, x: 1190, y: 545, size: 1000, lean: 8 },
  { pack: 1, x: 800, y: 800, size: 900, lean: 0 },
] as const;

/**
 * Three toys of three people together on a transparent ground. Shadows fall only on other packs: soft edges
 * of transparency cost more bytes than the toys, and the page can lay its own shadow under the picture.
 */
export async function composeHero(packs: readonly Buffer[]): Promise<Buffer> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  for (const place of PLACES) {
    const bytes = packs[place.pack];
    if (!bytes) throw new RangeError('The hero needs three packs');
    const picture = await loadImage(bytes);
    context.save();
    context.globalCompositeOperation = 'source-atop';
    context.shadowColor = 'rgba(30,12,26,0.6)';
    context.shadowBlur = 40;
    context.shadowOffsetX = 8;
    context.shadowOffsetY = 14;
    drawLeaning(context, picture, place);
    context.restore();
    drawLeaning(context, picture, place);
  }
  return canvas.encode('png');
}

function drawLeaning(
  context: SKRSContext2D,
  picture: Awaited<ReturnType<typeof loadImage>>,
  { x, y, size, lean }: (typeof PLACES)[number],
): void {
  context.save();
  context.translate(x, y);
  context.rotate((lean * Math.PI) / 180);
  context.drawImage(picture, -size / 2, -size / 2, size, size);
  context.restore();
}

/** The picture that a link to the site shows: the toys and the brand, 1200 x 630. */
export async function composeSocialCard(hero: Buffer): Promise<Buffer> {
  registerStudioFonts();
  const canvas = createCanvas(1200, 630);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff6e5';
  context.fillRect(0, 0, 1200, 630);
  context.fillStyle = '#ffc72c';
  context.beginPath();
  context.arc(860, 330, 330, 0, Math.PI * 2);
  context.fill();
  context.drawImage(await loadImage(hero), 470, 10, 770, 616);
  const title = setText('Toy Twin', {
    name: 'brand',
    box: { x: 56, y: 190, width: 420, height: 120 },
    face: 'display',
    largest: 104,
    align: 'left',
  });
  drawText(context, title, '#e4312b');
  const line = setText('You, as a packaged collectible toy', {
    name: 'line',
    box: { x: 56, y: 310, width: 400, height: 120 },
    face: 'display',
    largest: 44,
    align: 'left',
  });
  drawText(context, line, '#1b1430');
  return canvas.encode('png');
}

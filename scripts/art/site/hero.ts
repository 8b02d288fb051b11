import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { registerStudioFonts } from '../../../src/services/imaging/studio/words/fonts.ts';
import { drawText, setText } from '../../../src/services/imaging/studio/words/typeset.ts';

const WIDTH = 1600;
const HEIGHT = 1280;
/** Where each pack stands: its middle, its size, and its lean in degrees. The last one stands in front. */
const PLACES = [
  { pack: 0, x: 392, y: 530, size: 1020, lean: -8 },
  { pack: 2, x: 1208, y: 530, size: 1020, lean: 8 },
  { pack: 1, x: 800, y: 800, size: 900, lean: 0 },
] as const;

/** Three toys of three people together, on a transparent ground. */
export async function composeHero(packs: readonly Buffer[]): Promise<Buffer> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  drawGroundShadow(context);
  for (const { pack, x, y, size, lean } of PLACES) {
    const bytes = packs[pack];
    if (!bytes) throw new RangeError('The hero needs three packs');
    context.save();
    context.translate(x, y);
    context.rotate((lean * Math.PI) / 180);
    context.shadowColor = 'rgba(40,20,30,0.4)';
    context.shadowBlur = 34;
    context.shadowOffsetX = 10;
    context.shadowOffsetY = 20;
    context.drawImage(await loadImage(bytes), -size / 2, -size / 2, size, size);
    context.restore();
  }
  return canvas.encode('png');
}

function drawGroundShadow(context: SKRSContext2D): void {
  context.save();
  context.filter = 'blur(30px)';
  context.fillStyle = 'rgba(60,34,30,0.32)';
  context.beginPath();
  context.ellipse(800, 1205, 560, 40, 0, 0, Math.PI * 2);
  context.fill();
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

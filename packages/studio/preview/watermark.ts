import { createCanvas } from '@napi-rs/canvas';
import { PAGE, type Surface } from '../packs/shared/surface.ts';
import { registerStudioFonts } from '../typesetting/fonts.ts';

const WORDS = 'Toy Twin preview';
/** One tile of the repeated words, page pixels; every second row is moved by half a tile. */
const TILE = { width: 700, height: 400 } as const;

/**
 * Draws the words 'Toy Twin preview' slantwise all over a finished picture, `size` times as large as usual: readable on
 * light and dark.
 */
export function drawWatermark({ context, scale }: Surface, size = 1): void {
  registerStudioFonts();
  const fine = scale * size;
  const tile = createCanvas(Math.round(TILE.width * fine), Math.round(TILE.height * fine));
  const print = tile.getContext('2d');
  print.scale(tile.width / TILE.width, tile.height / TILE.height);
  print.font = '58px StudioDisplay';
  print.textBaseline = 'middle';
  print.lineJoin = 'round';
  print.lineWidth = 4;
  print.strokeStyle = 'rgba(20,10,40,0.16)';
  print.fillStyle = 'rgba(255,255,255,0.28)';
  const half = TILE.width / 2;
  for (const [x, y] of [
    [80, 100],
    [80 - half, 300],
    [80 + half, 300],
  ] as const) {
    print.strokeText(WORDS, x, y);
    print.fillText(WORDS, x, y);
  }
  const pattern = context.createPattern(tile, 'repeat');
  if (!pattern) return;
  context.save();
  context.translate(PAGE / 2, PAGE / 2);
  context.rotate(-0.5);
  context.scale((TILE.width * size) / tile.width, (TILE.height * size) / tile.height);
  context.fillStyle = pattern;
  const reach = PAGE * scale;
  context.fillRect(-reach, -reach, 2 * reach, 2 * reach);
  context.restore();
}

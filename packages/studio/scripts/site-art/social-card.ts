import { createCanvas, loadImage } from '@napi-rs/canvas';
import { registerStudioFonts } from '../../typesetting/fonts.ts';
import { drawText, setText } from '../../typesetting/typeset.ts';

/** Edge of a picture, and its white border. */
const EDGE = 282;
const BORDER = 8;
/** The upper left corners of the photo and the three toys. */
const PLACES = [
  [578, 24],
  [884, 24],
  [578, 324],
  [884, 324],
] as const;

/** The picture that a link to the site shows: brand, photo and toys, 1200 x 630. */
export async function composeSocialCard(pictures: readonly Buffer[]): Promise<Buffer> {
  registerStudioFonts();
  const canvas = createCanvas(1200, 630);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffc72c';
  context.fillRect(0, 0, 1200, 630);
  for (const [index, [x, y]] of PLACES.entries()) {
    const picture = pictures[index];
    if (!picture) throw new RangeError('The card needs a photo and three toys');
    context.fillStyle = '#fffdf8';
    context.beginPath();
    context.roundRect(x - BORDER, y - BORDER, EDGE + 2 * BORDER, EDGE + 2 * BORDER, 20);
    context.fill();
    context.save();
    context.beginPath();
    context.roundRect(x, y, EDGE, EDGE, 14);
    context.clip();
    context.drawImage(await loadImage(picture), x, y, EDGE, EDGE);
    context.restore();
  }
  const title = setText('Toy Twin', {
    name: 'brand',
    box: { x: 56, y: 190, width: 460, height: 120 },
    face: 'display',
    largest: 108,
    align: 'left',
  });
  drawText(context, title, '#c81e1e');
  const line = setText('You, as a packaged collectible toy', {
    name: 'line',
    box: { x: 56, y: 316, width: 460, height: 120 },
    face: 'display',
    largest: 46,
    align: 'left',
  });
  drawText(context, line, '#1b1430');
  return canvas.encode('png');
}

import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten, type Rgb } from '../../colour.ts';
import { between, pick, type Random } from '../../random.ts';
import type { Box } from '../../typesetting/typeset.ts';
import { PALETTES } from './palettes.ts';
import { euroHolePath } from './print-parts.ts';
import { drawSoftShadow, grow } from './soft-shadow.ts';
import { PAGE, roundedPath, type Surface } from './surface.ts';

/** The wall is out of focus: a quarter of the page's pixels is enough to show it. */
const BLURRED = 384;

/** Draws a shop's pegboard, softly out of focus, with the edges of two neighbours on it. */
export function drawPegboard({ context }: Surface, tint: Rgb, random: Random): void {
  const canvas = createCanvas(BLURRED, BLURRED);
  const wall = canvas.getContext('2d');
  wall.scale(BLURRED / PAGE, BLURRED / PAGE);
  const light = wall.createRadialGradient(420, 300, 60, 700, 760, 1250);
  light.addColorStop(0, css(lighten(tint, 0.55)));
  light.addColorStop(0.5, css(tint));
  light.addColorStop(1, css(darken(tint, 0.42)));
  wall.fillStyle = light;
  wall.fillRect(0, 0, PAGE, PAGE);
  for (let y = 24; y < PAGE; y += 92) {
    for (let x = 32; x < PAGE; x += 92) {
      drawDot(wall, x + 1.5, y + 2.5, 11, 'rgba(255,255,255,0.5)');
      drawDot(wall, x, y, 10.5, css(darken(tint, 0.72), 0.75));
    }
  }
  for (const x of [-790, 1376])
    drawNeighbour(wall, { x, y: between(random, 30, 100), width: 950, height: 1390 }, random);
  context.drawImage(soften(canvas), 0, 0, PAGE, PAGE);
}

/** Blurs a little, so that enlarging shows no pixels. */
function soften(sharp: Canvas): Canvas {
  const canvas = createCanvas(sharp.width, sharp.height);
  const context = canvas.getContext('2d');
  // Blurring fades the borders out: the sharp picture below keeps them.
  context.drawImage(sharp, 0, 0);
  context.filter = 'blur(0.8px)';
  context.drawImage(sharp, 0, 0);
  return canvas;
}

function drawDot(context: SKRSContext2D, x: number, y: number, radius: number, fill: string): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = fill;
  context.fill();
}

function drawNeighbour(context: SKRSContext2D, card: Box, random: Random): void {
  const palette = pick(random, PALETTES[pick(random, ['sea', 'city', 'garden', 'burst', 'sport'] as const)]);
  context.save();
  context.shadowColor = 'rgba(14,6,26,0.55)';
  context.shadowBlur = 16;
  context.shadowOffsetX = 8;
  context.shadowOffsetY = 12;
  roundedPath(context, card, 30);
  const print = context.createLinearGradient(0, card.y, 0, card.y + card.height);
  print.addColorStop(0, css(darken(palette.top, 0.15)));
  print.addColorStop(1, css(darken(palette.bottom, 0.1)));
  context.fillStyle = print;
  context.fill();
  context.restore();
  context.filter = 'blur(3px)';
  context.fillStyle = css(palette.shape);
  context.fillRect(card.x, card.y + 130, card.width, 190);
  context.fillStyle = css(palette.accent);
  context.fillRect(card.x, card.y + 1240, card.width, 12);
  const bubble = { x: card.x + 36, y: card.y + 360, width: card.width - 72, height: 840 };
  roundedPath(context, bubble, 60);
  context.fillStyle = 'rgba(255,255,255,0.22)';
  context.fill();
  context.lineWidth = 14;
  context.strokeStyle = 'rgba(255,255,255,0.55)';
  context.stroke();
  context.filter = 'none';
}

/** The card's shadow on the wall: tight at the peg, wider below, where the card hangs away. */
export function drawCardShadow(surface: Surface, card: Box): void {
  drawSoftShadow(surface, { blur: 34, strength: 0.55, area: grow(card, 54) }, (shape) => {
    shape.beginPath();
    shape.moveTo(card.x + 18, card.y + 16);
    shape.lineTo(card.x + card.width + 22, card.y + 16);
    shape.lineTo(card.x + card.width + 54, card.y + card.height + 44);
    shape.lineTo(card.x + 40, card.y + card.height + 44);
    shape.fill();
  });
  drawSoftShadow(surface, { blur: 9, strength: 0.5, area: grow(card, 10) }, (shape) => {
    roundedPath(shape, { ...card, x: card.x + 6, y: card.y + 8 }, 30);
    shape.fill();
  });
}

/** The light on a card: gloss from the upper left, a slight curl, and its cut edges. `path` is its outline. */
export function drawCardLight({ context }: Surface, card: Box, path: () => void): void {
  context.save();
  path();
  context.clip();
  const gloss = context.createLinearGradient(card.x, card.y, card.x + card.width, card.y + card.height);
  gloss.addColorStop(0, 'rgba(255,255,255,0.16)');
  gloss.addColorStop(0.2, 'rgba(255,255,255,0.08)');
  gloss.addColorStop(0.32, 'rgba(255,255,255,0.13)');
  gloss.addColorStop(0.4, 'rgba(255,255,255,0)');
  gloss.addColorStop(0.7, 'rgba(10,4,24,0.02)');
  gloss.addColorStop(1, 'rgba(10,4,24,0.26)');
  context.fillStyle = gloss;
  context.fillRect(card.x, card.y, card.width, card.height);
  const curl = context.createLinearGradient(card.x, 0, card.x + card.width, 0);
  curl.addColorStop(0, 'rgba(10,4,24,0.14)');
  curl.addColorStop(0.05, 'rgba(255,255,255,0.06)');
  curl.addColorStop(0.5, 'rgba(255,255,255,0)');
  curl.addColorStop(0.95, 'rgba(255,255,255,0.05)');
  curl.addColorStop(1, 'rgba(10,4,24,0.2)');
  context.fillStyle = curl;
  context.fillRect(card.x, card.y, card.width, card.height);
  const rim = context.createLinearGradient(card.x, card.y, card.x + card.width, card.y + card.height);
  rim.addColorStop(0, 'rgba(255,255,255,0.95)');
  rim.addColorStop(0.45, 'rgba(255,255,255,0.35)');
  rim.addColorStop(1, 'rgba(20,10,30,0.35)');
  context.lineWidth = 4;
  context.strokeStyle = rim;
  path();
  context.stroke();
  context.restore();
}

/** Cuts the euro hole: what is behind shows through, with the card's thickness and the chrome peg it hangs by. */
export function drawHangHole(surface: Surface, x: number, y: number, wall: Rgb): void {
  const { context } = surface;
  euroHolePath(context, x, y);
  context.fillStyle = css(darken(wall, 0.3));
  context.fill();
  context.save();
  context.clip();
  context.lineWidth = 8;
  context.strokeStyle = 'rgba(8,2,20,0.5)';
  euroHolePath(context, x + 4, y + 6);
  context.stroke();
  context.lineWidth = 5;
  context.strokeStyle = 'rgba(255,250,240,0.9)';
  euroHolePath(context, x, y);
  context.stroke();
  context.restore();
  drawPeg(surface, x, y - 30);
}

function drawPeg(surface: Surface, x: number, y: number): void {
  const { context } = surface;
  drawSoftShadow(
    surface,
    { blur: 9, strength: 0.6, area: { x: x - 20, y: y - 20, width: 70, height: 60 } },
    (shape) => {
      shape.lineWidth = 20;
      shape.lineCap = 'round';
      shape.beginPath();
      shape.moveTo(x + 4, y + 8);
      shape.lineTo(x + 20, y + 6);
      shape.stroke();
    },
  );
  const rod = context.createLinearGradient(x - 11, 0, x + 11, 0);
  rod.addColorStop(0, '#5c6068');
  rod.addColorStop(0.3, '#f6f8fa');
  rod.addColorStop(0.55, '#9aa0a8');
  rod.addColorStop(1, '#44484f');
  context.fillStyle = rod;
  context.beginPath();
  context.roundRect(x - 11, y - 34, 22, 46, 11);
  context.fill();
  const tip = context.createRadialGradient(x - 5, y - 36, 1, x, y - 30, 17);
  tip.addColorStop(0, '#ffffff');
  tip.addColorStop(0.4, '#c9ced4');
  tip.addColorStop(0.8, '#676c74');
  tip.addColorStop(1, '#a9afb6');
  context.fillStyle = tip;
  context.beginPath();
  context.arc(x, y - 30, 16, 0, Math.PI * 2);
  context.fill();
}

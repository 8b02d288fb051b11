import { type Canvas, createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten } from '../colour.ts';
import { type Palette, plateInk, readableOn, wordGround } from '../packs/shared/palettes.ts';
import { drawBarCode, starburstPath } from '../packs/shared/print-parts.ts';
import type { PrintSpec } from '../packs/shared/scene-spec.ts';
import { roundedPath } from '../packs/shared/surface.ts';
import { drawTheme } from '../packs/shared/theme-art.ts';
import { type Box, drawText, type Slot, setText } from '../typesetting/typeset.ts';

const INK = '#1b1430';
const PAPER = '#fffaf0';
const WHITE = '#fffdf8';
/** The back is laid out on a page as wide as this. */
const WIDE = 1000;

/** What all backs are drawn of: the words and the theme, the inks, and the figure. */
export type BackPrint = { spec: PrintSpec; palette: Palette; toy: Image };

/** Draws the back of a packaging, which its picture does not show. `size` is in canvas pixels. */
export function drawBack({ spec, palette, toy }: BackPrint, size: { width: number; height: number }): Canvas {
  const canvas = createCanvas(Math.round(size.width), Math.round(size.height));
  const context = canvas.getContext('2d');
  context.scale(canvas.width / WIDE, canvas.width / WIDE);
  const high = (WIDE * canvas.height) / canvas.width;
  const whole = { x: 0, y: 0, width: WIDE, height: high };
  const stage = { x: 500, y: high * 0.37, radius: 300 };
  drawTheme(context, spec.character.theme, palette, { box: whole, focus: stage }, spec.random);
  drawHead(context, spec, palette);
  drawToy(context, toy, palette, { x: 60, y: 250, width: 880, height: high * 0.5 - 190 });
  drawProfile(context, spec, palette, { x: 60, y: high * 0.585, width: 880, height: high * 0.275 });
  drawFoot(context, spec, palette, { x: 0, y: high * 0.885, width: WIDE, height: high * 0.115 });
  return canvas;
}

function write(context: SKRSContext2D, text: string, ink: string, slot: Omit<Slot, 'name'>): void {
  drawText(context, setText(text, { name: 'back', ...slot }), ink);
}

function drawHead(context: SKRSContext2D, { words }: PrintSpec, palette: Palette): void {
  context.fillStyle = css(palette.accent);
  context.fillRect(0, 0, WIDE, 226);
  context.fillStyle = css(plateInk(palette));
  context.fillRect(0, 0, WIDE, 214);
  write(context, words.title, WHITE, {
    box: { x: 60, y: 26, width: 640, height: 112 },
    face: 'display',
    largest: 110,
    align: 'left',
  });
  write(context, words.tagline, '#ffdf8a', {
    box: { x: 60, y: 144, width: 640, height: 50 },
    face: 'condensed',
    largest: 40,
    align: 'left',
    capitals: true,
  });
  starburstPath(context, 850, 108, 98, 80, 20);
  context.fillStyle = '#ffc72c';
  context.fill();
  write(context, words.serial, INK, {
    box: { x: 784, y: 76, width: 132, height: 64 },
    face: 'display',
    largest: 44,
  });
}

/** The figure on a disc of light. */
function drawToy(context: SKRSContext2D, toy: Image, palette: Palette, box: Box): void {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const radius = box.height * 0.56;
  const light = context.createRadialGradient(middle.x, middle.y, 10, middle.x, middle.y, radius);
  light.addColorStop(0, css(lighten(palette.light, 0.4), 0.95));
  light.addColorStop(0.6, css(palette.light, 0.5));
  light.addColorStop(1, css(palette.light, 0));
  context.fillStyle = light;
  context.fillRect(middle.x - radius, middle.y - radius, radius * 2, radius * 2);
  const scale = Math.min(box.width / toy.width, box.height / toy.height);
  const [width, height] = [toy.width * scale, toy.height * scale];
  context.drawImage(toy, middle.x - width / 2, box.y + box.height - height, width, height);
}

function drawProfile(context: SKRSContext2D, { words }: PrintSpec, palette: Palette, box: Box): void {
  roundedPath(context, box, 24);
  context.fillStyle = PAPER;
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = css(wordGround(palette.accent));
  context.fillRect(box.x, box.y, box.width, 66);
  context.restore();
  write(context, 'Who is in the box', readableOn(wordGround(palette.accent)), {
    box: { x: box.x + 30, y: box.y + 10, width: box.width - 60, height: 46 },
    face: 'condensed',
    largest: 38,
    align: 'left',
    capitals: true,
  });
  const left = box.width * 0.56;
  write(context, words.description, INK, {
    box: { x: box.x + 30, y: box.y + 84, width: left - 40, height: box.height - 104 },
    face: 'text',
    largest: 50,
    align: 'left',
    leading: 1.22,
  });
  const step = (box.height - 96) / 3;
  for (const [row, trait] of words.traits.slice(0, 3).entries()) {
    const y = box.y + 82 + row * step;
    write(context, trait, INK, {
      box: { x: box.x + left + 20, y, width: 150, height: step - 14 },
      face: 'condensed',
      largest: 34,
      align: 'left',
      capitals: true,
    });
    drawStars(
      context,
      box.x + left + 196,
      y + (step - 14) / 2,
      3 + ((row * 2 + words.title.length) % 3),
      palette,
    );
  }
}

function drawStars(context: SKRSContext2D, x: number, y: number, full: number, palette: Palette): void {
  for (let star = 0; star < 5; star++) {
    starburstPath(context, x + star * 38, y, 18, 8, 5);
    context.fillStyle = star < full ? css(darken(palette.accent, 0.1)) : '#e5dccb';
    context.fill();
  }
}

function drawFoot(context: SKRSContext2D, { words }: PrintSpec, palette: Palette, box: Box): void {
  context.fillStyle = css(palette.accent);
  context.fillRect(box.x, box.y - 10, box.width, 10);
  context.fillStyle = css(darken(plateInk(palette), 0.2));
  context.fillRect(box.x, box.y, box.width, box.height);
  const middle = box.y + box.height / 2;
  drawBrand(context, { x: 60, y: middle - 36, width: 210, height: 72 });
  write(context, words.warning, WHITE, {
    box: { x: 300, y: box.y + 16, width: 400, height: box.height - 32 },
    face: 'condensed',
    largest: 28,
    align: 'left',
    leading: 1.2,
  });
  const height = Math.min(box.height - 28, 112);
  drawBarCode(context, { x: 730, y: middle - height / 2, width: 210, height }, words.serial + words.title);
}

/** The brand's red tag. */
export function drawBrand(context: SKRSContext2D, box: Box): void {
  roundedPath(context, box, box.height / 2);
  context.fillStyle = '#da2c26';
  context.fill();
  context.lineWidth = box.height * 0.06;
  context.strokeStyle = PAPER;
  context.stroke();
  const inner = { x: box.x + box.width * 0.1, y: box.y, width: box.width * 0.8, height: box.height };
  write(context, 'Toy Twin', WHITE, { box: inner, face: 'display', largest: box.height * 0.66 });
}

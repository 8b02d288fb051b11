import { type Canvas, createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten, mix } from '../colour.ts';
import type { CardPlan, FlatPrint } from '../packs/pack.ts';
import { type Palette, plateInk } from '../packs/shared/palettes.ts';
import { drawRays } from '../packs/shared/print-parts.ts';
import type { PackInks, PrintSpec } from '../packs/shared/scene-spec.ts';
import { drawSidePanel, SIDE_SIZE } from '../packs/window-box/side-panel.ts';
import { FRONT_SIZE } from '../packs/window-box/window-box-words.ts';
import { drawText, setText } from '../typesetting/typeset.ts';
import { drawBack, drawBrand } from './back-print.ts';

/** What is printed on the faces of a net, by the names that its faces give. */
export type Pictures = ReadonlyMap<string, Canvas>;

/** What the pictures are drawn of; `scale` is canvas pixels per page pixel, `head` the middle of the heads in the toy's picture. */
export type Drawn = { spec: PrintSpec; inks: PackInks; toy: Image; head: number; scale: number };

/** Draws the sides of a window box. */
export function drawBoxPanels(flat: FlatPrint & { form: 'box' }, drawn: Drawn): Pictures {
  const { spec, inks, toy, head, scale } = drawn;
  const { palette } = inks;
  const front = flat.front(spec, inks, scale);
  const wall = flat.wall(spec, inks, scale);
  const size = (width: number, height: number) => ({ width: width * scale, height: height * scale });
  return new Map([
    ['front', front],
    ['wall', wall],
    ['side', drawSidePanel(spec.words, palette, portraitOf(toy, head), scale)],
    ['back', drawBack({ spec, palette, toy }, size(FRONT_SIZE.width, FRONT_SIZE.height))],
    ['top', drawLid(drawn, size(FRONT_SIZE.width, SIDE_SIZE.width))],
    ['bottom', drawBottom(drawn, size(FRONT_SIZE.width, SIDE_SIZE.width))],
    ['floor', plain(css(mix(palette.bottom, palette.shape, 0.25)))],
  ]);
}

/** Draws both sides of a card, its bubble's frame and its stand. */
export function drawCardPanels(
  flat: FlatPrint & { form: 'card' },
  drawn: Drawn,
  { card: { width, height }, figure }: CardPlan,
): Pictures {
  const { spec, inks, toy, scale } = drawn;
  const { palette } = inks;
  return new Map([
    ['front', flat.front(spec, inks, scale)],
    ['back', drawBack({ spec, palette, toy }, { width: width * scale, height: height * scale })],
    ['frame', drawFrame(palette, { width: figure.width * scale, height: figure.height * scale })],
    ['rim', plain(css(darken(palette.accent, 0.18)))],
    ['plain', plain(css(plateInk(palette)))],
  ]);
}

/** One colour; it is stretched. */
function plain(colour: string): Canvas {
  const canvas = createCanvas(8, 8);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, 8, 8);
  return canvas;
}

/** The square around the head. */
function portraitOf(toy: Image, head: number) {
  const canvas = createCanvas(toy.width, toy.height);
  canvas.getContext('2d').drawImage(toy, 0, 0);
  const edge = Math.min(toy.height * 0.66, toy.width * 1.1);
  return { canvas, edge, x: head - edge / 2, y: -edge * 0.04 };
}

type Size = { width: number; height: number };

function begin({ width, height }: Size): { canvas: Canvas; context: SKRSContext2D } {
  const canvas = createCanvas(Math.round(width), Math.round(height));
  return { canvas, context: canvas.getContext('2d') };
}

/** The bubble's frame: a line along its edges and around its window. */
function drawFrame(palette: Palette, size: Size): Canvas {
  const { canvas, context } = begin(size);
  const { width, height } = size;
  context.fillStyle = css(lighten(palette.accent, 0.1));
  context.fillRect(0, 0, width, height);
  const line = width * 0.028;
  context.strokeStyle = css(plateInk(palette));
  context.lineWidth = line;
  context.strokeRect(line * 0.5, line * 0.5, width - line, height - line);
  return canvas;
}

/** The lid: the name in front of rays. */
function drawLid({ spec, inks: { palette } }: Drawn, size: Size): Canvas {
  const { canvas, context } = begin(size);
  const { width, height } = size;
  context.fillStyle = css(plateInk(palette));
  context.fillRect(0, 0, width, height);
  const whole = { x: 0, y: 0, width, height };
  drawRays(context, whole, width / 2, height / 2, 28, css(lighten(plateInk(palette), 0.25), 0.55));
  const name = { x: width * 0.08, y: height * 0.16, width: width * 0.84, height: height * 0.42 };
  const words = { name: 'lid', box: name, face: 'display', largest: height * 0.36 } as const;
  drawText(context, setText(spec.words.title, words), '#fffdf8');
  const tag = { width: height * 0.72, height: height * 0.22 };
  drawBrand(context, { x: (width - tag.width) / 2, y: height * 0.66, ...tag });
  return canvas;
}

/** The bottom: where it was made. */
function drawBottom({ spec, inks: { palette } }: Drawn, size: Size): Canvas {
  const { canvas, context } = begin(size);
  const { width, height } = size;
  context.fillStyle = css(darken(plateInk(palette), 0.2));
  context.fillRect(0, 0, width, height);
  const lines = [`${spec.words.serial} · Printed and folded at home`, spec.words.warning];
  for (const [row, words] of lines.entries()) {
    const box = {
      x: width * 0.08,
      y: height * (0.2 + row * 0.34),
      width: width * 0.84,
      height: height * 0.26,
    };
    const slot = {
      name: 'bottom',
      box,
      face: 'condensed',
      largest: height * 0.15,
      capitals: row === 0,
    } as const;
    drawText(context, setText(words, slot), row === 0 ? '#ffdf8a' : '#fffdf8');
  }
  return canvas;
}

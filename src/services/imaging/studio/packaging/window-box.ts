import { css, darken, lighten, mix } from '../colour.ts';
import { BUILDS, CONFIDENT, STANDING } from '../figure/build.ts';
import { sculptFigure } from '../figure/sculpt-figure.ts';
import { pick } from '../random.ts';
import { type Box, drawText, type SetText, setText, type Slot } from '../words/typeset.ts';
import type { Commission, PackWords } from './pack.ts';
import { drawPlaced, placeAccessory, placeSculptures } from './place-sculptures.ts';
import { drawBarCode, drawHalftone } from './print-parts.ts';
import { drawBackdrop, drawGrain, roundedPath, type Surface, withShadow } from './surface.ts';
import { drawTheme, PALETTES, type Palette } from './theme-art.ts';

const FRONT: Box = { x: 214, y: 132, width: 880, height: 1270 };
const WINDOW: Box = { x: 262, y: 356, width: 784, height: 776 };
/** The right side of the box, seen steeply: its far edge is shorter. */
const SIDE = { near: 1094, far: 1320, rise: 62, drop: 46 } as const;

const SLOTS = {
  brand: { name: 'brand', box: { x: 262, y: 160, width: 230, height: 66 }, face: 'display', largest: 58, align: 'left' },
  tagline: { name: 'tagline', box: { x: 520, y: 172, width: 526, height: 44 }, face: 'condensed', largest: 34, align: 'right', capitals: true },
  title: { name: 'title', box: { x: 262, y: 232, width: 784, height: 110 }, face: 'display', largest: 112, leading: 1 },
  description: { name: 'description', box: { x: 262, y: 1162, width: 500, height: 172 }, face: 'text', largest: 40, align: 'left', leading: 1.2 },
  serial: { name: 'serial', box: { x: 806, y: 1162, width: 240, height: 96 }, face: 'display', largest: 82, align: 'right' },
  warning: { name: 'warning', box: { x: 262, y: 1342, width: 500, height: 36 }, face: 'condensed', largest: 22, align: 'left' },
} as const satisfies Record<string, Slot>;

/** The side panel's words, on the flat panel before it is turned into depth. */
const PANEL = { width: 300, height: 1270 } as const;
const SIDE_SLOTS = {
  sideSerial: { name: 'side serial', box: { x: 30, y: 70, width: 240, height: 120 }, face: 'display', largest: 84 },
  sideTitle: { name: 'side title', box: { x: 30, y: 960, width: 240, height: 190 }, face: 'display', largest: 64, leading: 1.05 },
} as const satisfies Record<string, Slot>;

/** All words on the front of the window box, set. */
export function setWindowBoxWords(words: PackWords): SetText[] {
  return [
    setText('Toy Twin', SLOTS.brand), setText(words.tagline, SLOTS.tagline), setText(words.title, SLOTS.title),
    setText(words.description, SLOTS.description), setText(words.serial, SLOTS.serial), setText(words.warning, SLOTS.warning),
  ];
}

/** Template 2: a window box with depth, a big-headed vinyl figure in it, and a side panel with its own art. */
export function drawWindowBox(surface: Surface, commission: Commission): void {
  const { context } = surface;
  const { random, wishes, words } = commission;
  const palette = pick(random, PALETTES[wishes.theme]);
  drawBackdrop(context, lighten(mix(palette.bottom, palette.accent, 0.25), 0.66), 0.78);
  drawContactShadow(surface);
  drawSidePanel(surface, commission, palette);
  drawTopEdge(surface, palette);
  drawInside(surface, commission, palette);
  drawFront(surface, commission, palette);
  for (const text of setWindowBoxWords(words)) {
    const name = text.slot.name;
    drawText(context, text, name === 'serial' ? css(palette.accent) : name === 'brand' ? '#ffc72c' : '#fffdf8');
  }
  drawBarCode(context, { x: 856, y: 1276, width: 190, height: 96 }, words.title + words.serial);
}

function drawContactShadow({ context }: Surface): void {
  context.save();
  context.filter = 'blur(26px)';
  context.fillStyle = 'rgba(24,12,36,0.5)';
  context.beginPath();
  context.moveTo(230, 1392);
  context.lineTo(1100, 1392);
  context.lineTo(1420, 1344);
  context.lineTo(1440, 1376);
  context.lineTo(1130, 1436);
  context.lineTo(240, 1424);
  context.fill();
  context.restore();
}

/** Maps the flat side panel into the picture column by column, which gives its foreshortening. */
function drawSidePanel(surface: Surface, commission: Commission, palette: Palette): void {
  const { context } = surface;
  const panel = renderPanel(surface, commission, palette);
  const columns = Math.round((SIDE.far - SIDE.near) * surface.scale);
  for (let column = 0; column < columns; column++) {
    const share = column / columns;
    const x = SIDE.near + (SIDE.far - SIDE.near) * share;
    const top = FRONT.y + SIDE.rise * share;
    const bottom = FRONT.y + FRONT.height - SIDE.drop * share;
    const step = 1 / surface.scale;
    context.drawImage(panel, share * panel.width, 0, panel.width / columns, panel.height, x, top, step * 1.6, bottom - top);
  }
  const shade = context.createLinearGradient(SIDE.near, 0, SIDE.far, 0);
  shade.addColorStop(0, 'rgba(10,4,26,0.26)');
  shade.addColorStop(1, 'rgba(10,4,26,0.58)');
  context.fillStyle = shade;
  context.beginPath();
  context.moveTo(SIDE.near, FRONT.y);
  context.lineTo(SIDE.far, FRONT.y + SIDE.rise);
  context.lineTo(SIDE.far, FRONT.y + FRONT.height - SIDE.drop);
  context.lineTo(SIDE.near, FRONT.y + FRONT.height);
  context.fill();
}

function renderPanel(surface: Surface, { words, face, random, wishes }: Commission, palette: Palette) {
  const canvas = new (surface.canvas.constructor as typeof import('@napi-rs/canvas').Canvas)(1, 1);
  void canvas;
  return drawPanelCanvas(words, face, palette, wishes.theme, random);
}

import { css, darken, lighten, mix } from '../colour.ts';
import { pick } from '../random.ts';
import { type Box, drawText, type SetText, type Slot, setText } from '../words/typeset.ts';
import type { Commission, PackWords } from './pack.ts';
import { PALETTES, type Palette } from './palettes.ts';
import { drawBarCode, drawHalftone } from './print-parts.ts';
import { drawSidePanel } from './side-panel.ts';
import { drawBackdrop, drawGrain, roundedPath, type Surface } from './surface.ts';
import { drawInside } from './window-inside.ts';

const FRONT: Box = { x: 214, y: 132, width: 880, height: 1270 };
const WINDOW: Box = { x: 262, y: 356, width: 784, height: 776 };
/** The right side of the box, seen steeply: its far edge is shorter. */
const SIDE = { near: 1094, far: 1320, rise: 62, drop: 46 } as const;

const SLOTS = {
  brand: {
    name: 'brand',
    box: { x: 262, y: 160, width: 230, height: 66 },
    face: 'display',
    largest: 58,
    align: 'left',
  },
  tagline: {
    name: 'tagline',
    box: { x: 520, y: 172, width: 526, height: 44 },
    face: 'condensed',
    largest: 34,
    align: 'right',
    capitals: true,
  },
  title: {
    name: 'title',
    box: { x: 262, y: 232, width: 784, height: 110 },
    face: 'display',
    largest: 112,
    leading: 1,
  },
  description: {
    name: 'description',
    box: { x: 262, y: 1162, width: 500, height: 172 },
    face: 'text',
    largest: 40,
    align: 'left',
    leading: 1.2,
  },
  serial: {
    name: 'serial',
    box: { x: 806, y: 1162, width: 240, height: 96 },
    face: 'display',
    largest: 82,
    align: 'right',
  },
  warning: {
    name: 'warning',
    box: { x: 262, y: 1342, width: 500, height: 36 },
    face: 'condensed',
    largest: 22,
    align: 'left',
  },
} as const satisfies Record<string, Slot>;

/** All words on the front of the window box, set. */
export function setWindowBoxWords(words: PackWords): SetText[] {
  return [
    setText('Toy Twin', SLOTS.brand),
    setText(words.tagline, SLOTS.tagline),
    setText(words.title, SLOTS.title),
    setText(words.description, SLOTS.description),
    setText(words.serial, SLOTS.serial),
    setText(words.warning, SLOTS.warning),
  ];
}

/** Template 2: a window box with depth, a big-headed vinyl figure in it, and a side panel with its own art. */
export function drawWindowBox(surface: Surface, commission: Commission): void {
  const { context } = surface;
  const { random, wishes, words } = commission;
  const palette = pick(random, PALETTES[wishes.theme]);
  if (commission.backdrop)
    drawBackdrop(context, lighten(mix(palette.bottom, palette.accent, 0.25), 0.66), 0.78);
  if (commission.backdrop) drawContactShadow(surface);
  drawSide(surface, commission, palette);
  drawInside(surface, WINDOW, commission, palette);
  drawFront(surface, commission, palette);
  for (const text of setWindowBoxWords(words)) {
    const name = text.slot.name;
    drawText(context, text, name === 'serial' ? '#ffc72c' : name === 'brand' ? '#ffc72c' : '#fffdf8');
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

/** Draws the flat side panel column by column, which gives its foreshortening. */
function drawSide({ context, scale }: Surface, commission: Commission, palette: Palette): void {
  const panel = drawSidePanel(commission, palette, scale);
  const columns = Math.round((SIDE.far - SIDE.near) * scale);
  for (let column = 0; column < columns; column++) {
    const share = column / columns;
    const x = SIDE.near + (SIDE.far - SIDE.near) * share;
    const top = FRONT.y + SIDE.rise * share;
    const bottom = FRONT.y + FRONT.height - SIDE.drop * share;
    context.drawImage(
      panel,
      share * panel.width,
      0,
      panel.width / columns,
      panel.height,
      x,
      top,
      1.6 / scale,
      bottom - top,
    );
  }
  const shade = context.createLinearGradient(SIDE.near, 0, SIDE.far, 0);
  shade.addColorStop(0, 'rgba(10,4,26,0.22)');
  shade.addColorStop(1, 'rgba(10,4,26,0.5)');
  context.fillStyle = shade;
  context.beginPath();
  context.moveTo(SIDE.near, FRONT.y);
  context.lineTo(SIDE.far, FRONT.y + SIDE.rise);
  context.lineTo(SIDE.far, FRONT.y + FRONT.height - SIDE.drop);
  context.lineTo(SIDE.near, FRONT.y + FRONT.height);
  context.fill();
}

function drawFront({ context }: Surface, { random }: Commission, palette: Palette): void {
  context.save();
  context.beginPath();
  context.roundRect(FRONT.x, FRONT.y, FRONT.width, FRONT.height, 8);
  context.roundRect(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height, 40);
  context.clip('evenodd');
  const print = context.createLinearGradient(FRONT.x, FRONT.y, FRONT.x + FRONT.width, FRONT.y + FRONT.height);
  print.addColorStop(0, css(lighten(palette.shape, 0.06)));
  print.addColorStop(1, css(darken(palette.shape, 0.3)));
  context.fillStyle = print;
  context.fillRect(FRONT.x, FRONT.y, FRONT.width, FRONT.height);
  drawHalftone(context, { x: FRONT.x, y: 1040, width: FRONT.width, height: 362 }, css(palette.top, 0.4), 24);
  context.fillStyle = css(palette.accent);
  context.fillRect(FRONT.x, FRONT.y + FRONT.height - 14, FRONT.width, 14);
  drawGrain(context, FRONT, random, 0.05);
  const sheen = context.createLinearGradient(
    FRONT.x,
    FRONT.y,
    FRONT.x + FRONT.width,
    FRONT.y + FRONT.height * 0.8,
  );
  sheen.addColorStop(0, 'rgba(255,255,255,0.2)');
  sheen.addColorStop(0.4, 'rgba(255,255,255,0)');
  context.fillStyle = sheen;
  context.fillRect(FRONT.x, FRONT.y, FRONT.width, FRONT.height);
  context.restore();
  context.lineWidth = 7;
  context.strokeStyle = css(palette.accent);
  roundedPath(context, WINDOW, 40);
  context.stroke();
  context.lineWidth = 2;
  context.strokeStyle = 'rgba(255,255,255,0.45)';
  context.strokeRect(FRONT.x + 1, FRONT.y + 1, FRONT.width - 2, FRONT.height - 2);
}

import { css, darken, lighten, mix } from '../colour.ts';
import { BUILDS, CONFIDENT, STANDING } from '../figure/build.ts';
import { sculptFigure } from '../figure/sculpt-figure.ts';
import { pick } from '../random.ts';
import { type Box, drawText, type SetText, type Slot, setText } from '../words/typeset.ts';
import type { Commission, PackWords } from './pack.ts';
import { drawPlaced, placeAccessory, placeSculptures } from './place-sculptures.ts';
import { drawBarCode, drawHalftone } from './print-parts.ts';
import { drawSidePanel } from './side-panel.ts';
import { drawBackdrop, drawGrain, roundedPath, type Surface } from './surface.ts';
import { drawTheme, PALETTES, type Palette } from './theme-art.ts';

const FRONT: Box = { x: 214, y: 132, width: 880, height: 1270 };
const WINDOW: Box = { x: 262, y: 356, width: 784, height: 776 };
/** The right side of the box, seen steeply: its far edge is shorter. */
const SIDE = { near: 1094, far: 1320, rise: 62, drop: 46 } as const;

/** Accessories that no hand holds. */
const STANDS_ONLY: ReadonlySet<string> = new Set([
  'dog',
  'cat',
  'plant',
  'drum',
  'bicycle',
  'football',
  'basketball',
  'surfboard',
  'skateboard',
]);

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
  drawInside(surface, commission, palette);
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

/** The hollow box behind the window: back wall with its own print, sides and floor in perspective. */
function drawInside(surface: Surface, commission: Commission, palette: Palette): void {
  const { context } = surface;
  const back: Box = {
    x: WINDOW.x + 64,
    y: WINDOW.y + 34,
    width: WINDOW.width - 128,
    height: WINDOW.height - 134,
  };
  context.save();
  roundedPath(context, WINDOW, 40);
  context.clip();
  context.fillStyle = css(darken(palette.top, 0.35));
  context.fillRect(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height);
  context.save();
  context.beginPath();
  context.rect(back.x, back.y, back.width, back.height);
  context.clip();
  drawTheme(context, commission.wishes.theme, palette, back, commission.random);
  context.restore();
  drawWall(
    context,
    [
      [WINDOW.x, WINDOW.y],
      [back.x, back.y],
      [back.x, back.y + back.height],
      [WINDOW.x, WINDOW.y + WINDOW.height],
    ],
    css(darken(palette.top, 0.5)),
  );
  drawWall(
    context,
    [
      [WINDOW.x + WINDOW.width, WINDOW.y],
      [back.x + back.width, back.y],
      [back.x + back.width, back.y + back.height],
      [WINDOW.x + WINDOW.width, WINDOW.y + WINDOW.height],
    ],
    css(lighten(palette.top, 0.08)),
  );
  drawWall(
    context,
    [
      [WINDOW.x, WINDOW.y + WINDOW.height],
      [back.x, back.y + back.height],
      [back.x + back.width, back.y + back.height],
      [WINDOW.x + WINDOW.width, WINDOW.y + WINDOW.height],
    ],
    css(lighten(palette.bottom, 0.15)),
  );
  const gloom = context.createLinearGradient(0, WINDOW.y, 0, WINDOW.y + WINDOW.height);
  gloom.addColorStop(0, 'rgba(10,4,26,0.5)');
  gloom.addColorStop(0.25, 'rgba(10,4,26,0.05)');
  gloom.addColorStop(1, 'rgba(255,255,255,0.06)');
  context.fillStyle = gloom;
  context.fillRect(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height);
  drawToys(surface, commission);
  drawGlass(surface);
  context.restore();
}

function drawWall(
  context: Surface['context'],
  points: readonly (readonly [number, number])[],
  fill: string,
): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fillStyle = fill;
  context.fill();
}

function drawToys(surface: Surface, commission: Commission): void {
  const { context } = surface;
  const { random, wishes } = commission;
  const [first, ...others] = wishes.accessories;
  const holds = first && !STANDS_ONLY.has(first.kind) ? first : undefined;
  const beside = (holds ? others : wishes.accessories).slice(0, 2);
  const floor = WINDOW.y + WINDOW.height - 46;
  const pose = holds ? STANDING : pick(random, [STANDING, CONFIDENT]);
  const placed = placeSculptures(
    surface,
    sculptFigure({ ...commission, build: BUILDS.template2, pose, holds }, random),
    {
      box: { x: WINDOW.x + 80, y: WINDOW.y, width: WINDOW.width - 160, height: WINDOW.height - 8 },
      unit: wishes.headwear ? 276 : 336,
      foot: [0.5, 0.945],
      turn: [5, 0, 0],
    },
  );
  for (const x of [0.4, 0.6]) drawFootShadow(context, WINDOW.x + WINDOW.width * x, floor, 130);
  beside.forEach((accessory, index) => {
    const size = 232;
    const box: Box = {
      x: index === 0 ? WINDOW.x + WINDOW.width - size - 22 : WINDOW.x + 22,
      y: floor - size + 22,
      width: size,
      height: size,
    };
    drawFootShadow(context, box.x + size / 2, floor + 4, 96);
    drawPlaced(surface, placeAccessory(surface, accessory, box, [0, index === 0 ? -20 : 20, 0]), 10, 0.3);
  });
  drawPlaced(surface, placed, 38, 0.42);
}

function drawFootShadow(context: Surface['context'], x: number, y: number, radius: number): void {
  const shadow = context.createRadialGradient(0, 0, 4, 0, 0, radius);
  shadow.addColorStop(0, 'rgba(16,6,30,0.6)');
  shadow.addColorStop(1, 'rgba(16,6,30,0)');
  context.save();
  context.translate(x, y);
  context.scale(1, 0.24);
  context.fillStyle = shadow;
  context.fillRect(-radius, -radius, radius * 2, radius * 2);
  context.restore();
}

/** The window's film: two slanted mirrorings of the softbox and a darker rim. */
function drawGlass({ context }: Surface): void {
  const { x, y, width, height } = WINDOW;
  for (const [from, to, strength] of [
    [0.02, 0.2, 0.22],
    [0.25, 0.3, 0.14],
    [0.86, 0.97, 0.12],
  ] as const) {
    const glare = context.createLinearGradient(0, y, 0, y + height);
    glare.addColorStop(0, `rgba(255,255,255,${strength})`);
    glare.addColorStop(0.75, `rgba(255,255,255,${strength * 0.25})`);
    glare.addColorStop(1, 'rgba(255,255,255,0)');
    context.fillStyle = glare;
    context.beginPath();
    context.moveTo(x + width * (from + 0.16), y);
    context.lineTo(x + width * (to + 0.16), y);
    context.lineTo(x + width * (to - 0.12), y + height);
    context.lineTo(x + width * (from - 0.12), y + height);
    context.fill();
  }
  context.save();
  context.shadowColor = 'rgba(8,2,22,0.8)';
  context.shadowBlur = 40;
  context.shadowOffsetX = 10;
  context.shadowOffsetY = 16;
  context.lineWidth = 20;
  context.strokeStyle = 'rgba(8,2,22,0.35)';
  roundedPath(context, { x: x - 10, y: y - 10, width: width + 20, height: height + 20 }, 50);
  context.stroke();
  context.restore();
}

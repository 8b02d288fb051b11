import { css, darken, lighten } from '../colour.ts';
import { BUILDS, CONFIDENT, STANDING } from '../figure/build.ts';
import { sculptFigure } from '../figure/sculpt-figure.ts';
import { pick } from '../random.ts';
import type { Box } from '../words/typeset.ts';
import type { Commission } from './pack.ts';
import type { Palette } from './palettes.ts';
import { drawPlaced, placeAccessory, placeSculptures } from './place-sculptures.ts';
import { roundedPath, type Surface } from './surface.ts';
import { drawTheme } from './theme-art.ts';

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

/** The hollow box behind the window: back wall with its own print, sides and floor in perspective. */
export function drawInside(surface: Surface, window: Box, commission: Commission, palette: Palette): void {
  const { context } = surface;
  const back: Box = {
    x: window.x + 64,
    y: window.y + 34,
    width: window.width - 128,
    height: window.height - 134,
  };
  context.save();
  roundedPath(context, window, 40);
  context.clip();
  context.fillStyle = css(darken(palette.top, 0.35));
  context.fillRect(window.x, window.y, window.width, window.height);
  context.save();
  context.beginPath();
  context.rect(back.x, back.y, back.width, back.height);
  context.clip();
  drawTheme(context, commission.wishes.theme, palette, back, commission.random);
  context.restore();
  drawWall(
    context,
    [
      [window.x, window.y],
      [back.x, back.y],
      [back.x, back.y + back.height],
      [window.x, window.y + window.height],
    ],
    css(darken(palette.top, 0.5)),
  );
  drawWall(
    context,
    [
      [window.x + window.width, window.y],
      [back.x + back.width, back.y],
      [back.x + back.width, back.y + back.height],
      [window.x + window.width, window.y + window.height],
    ],
    css(lighten(palette.top, 0.08)),
  );
  drawWall(
    context,
    [
      [window.x, window.y + window.height],
      [back.x, back.y + back.height],
      [back.x + back.width, back.y + back.height],
      [window.x + window.width, window.y + window.height],
    ],
    css(lighten(palette.bottom, 0.15)),
  );
  const gloom = context.createLinearGradient(0, window.y, 0, window.y + window.height);
  gloom.addColorStop(0, 'rgba(10,4,26,0.5)');
  gloom.addColorStop(0.25, 'rgba(10,4,26,0.05)');
  gloom.addColorStop(1, 'rgba(255,255,255,0.06)');
  context.fillStyle = gloom;
  context.fillRect(window.x, window.y, window.width, window.height);
  drawToys(surface, window, commission);
  drawGlass(surface, window);
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

function drawToys(surface: Surface, window: Box, commission: Commission): void {
  const { context } = surface;
  const { random, wishes } = commission;
  const [first, ...others] = wishes.accessories;
  const holds = first && !STANDS_ONLY.has(first.kind) ? first : undefined;
  const beside = (holds ? others : wishes.accessories).slice(0, 2);
  const floor = window.y + window.height - 46;
  const pose = holds ? STANDING : pick(random, [STANDING, CONFIDENT]);
  const placed = placeSculptures(
    surface,
    sculptFigure({ ...commission, build: BUILDS.template2, pose, holds }, random),
    {
      box: { x: window.x + 80, y: window.y, width: window.width - 160, height: window.height - 8 },
      unit: wishes.headwear ? 276 : 336,
      foot: [0.5, 0.945],
      turn: [5, 0, 0],
    },
  );
  for (const x of [0.4, 0.6]) drawFootShadow(context, window.x + window.width * x, floor, 130);
  beside.forEach((accessory, index) => {
    const size = 232;
    const box: Box = {
      x: index === 0 ? window.x + window.width - size - 22 : window.x + 22,
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
function drawGlass({ context }: Surface, window: Box): void {
  const { x, y, width, height } = window;
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

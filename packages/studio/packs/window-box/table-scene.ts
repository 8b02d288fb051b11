import { createCanvas } from '@napi-rs/canvas';
import { css, darken, lighten, mix, type Rgb } from '../../colour.ts';
import { between, type Random } from '../../random.ts';
import { seeColumn, type Wall } from '../shared/perspective.ts';
import { PAGE, type Surface } from '../shared/surface.ts';

/** Everything behind the box is far out of focus: few pixels show it. */
const BLURRED = 192;
const EDGE = 1196;

/** A table before a room with soft lights, all tinted by the pack's own colours. */
export function drawTable({ context }: Surface, tint: Rgb, accent: Rgb, random: Random): void {
  const canvas = createCanvas(BLURRED, BLURRED);
  const room = canvas.getContext('2d');
  room.scale(BLURRED / PAGE, BLURRED / PAGE);
  const wall = room.createLinearGradient(0, 0, 0, EDGE);
  wall.addColorStop(0, css(darken(tint, 0.3)));
  wall.addColorStop(1, css(lighten(tint, 0.2)));
  room.fillStyle = wall;
  room.fillRect(0, 0, PAGE, PAGE);
  room.filter = 'blur(2px)';
  for (const y of [330, 700, 1060]) {
    room.fillStyle = css(darken(tint, 0.45), 0.5);
    room.fillRect(0, y, PAGE, 36);
    for (let x = -20; x < PAGE; ) {
      const width = between(random, 70, 170);
      const height = between(random, 120, 290);
      room.fillStyle = css(
        mix(tint, random() < 0.5 ? accent : [250, 246, 238], between(random, 0.15, 0.55)),
        0.75,
      );
      room.fillRect(x, y - height, width - 18, height);
      x += width;
    }
  }
  for (let lamp = 0; lamp < 16; lamp++) {
    room.fillStyle = css(lighten(accent, 0.6), between(random, 0.1, 0.32));
    room.beginPath();
    room.arc(random() * PAGE, between(random, 20, 900), between(random, 26, 62), 0, Math.PI * 2);
    room.fill();
  }
  room.filter = 'blur(4px)';
  room.drawImage(canvas, 0, 0, PAGE, PAGE);
  room.filter = 'blur(1px)';
  const wood = mix(tint, [206, 168, 128], 0.62);
  const top = room.createLinearGradient(0, EDGE, 0, PAGE);
  top.addColorStop(0, css(lighten(wood, 0.36)));
  top.addColorStop(0.35, css(lighten(wood, 0.08)));
  top.addColorStop(1, css(darken(wood, 0.34)));
  room.fillStyle = top;
  room.fillRect(-20, EDGE, PAGE + 40, PAGE);
  room.filter = 'none';
  context.drawImage(canvas, 0, 0, PAGE, PAGE);
  drawWoodGrain(context, wood, random);
}

/** The grain near the lens is in focus: long streaks that fade into the distance. */
function drawWoodGrain(context: Surface['context'], wood: Rgb, random: Random): void {
  for (let streak = 0; streak < 70; streak++) {
    const share = random();
    const y = EDGE + 60 + (PAGE - EDGE - 60) * share;
    const from = between(random, -400, PAGE);
    context.strokeStyle = css(random() < 0.6 ? darken(wood, 0.45) : lighten(wood, 0.4), 0.05 + 0.13 * share);
    context.lineWidth = between(random, 1, 2 + 4 * share);
    context.beginPath();
    context.moveTo(from, y);
    context.bezierCurveTo(
      from + 200,
      y + between(random, -8, 8),
      from + 500,
      y + between(random, -8, 8),
      from + 800,
      y,
    );
    context.stroke();
  }
}

/** Mirrors the foot of upright walls in the polished table, fading within `reach` page pixels. */
export function drawReflection({ context, scale }: Surface, walls: readonly Wall[], reach: number): void {
  const { width, height } = context.canvas;
  const start = Math.floor(1100 * scale);
  const image = context.getImageData(0, start, width, height - start);
  const { data, height: rows } = image;
  for (let column = 0; column < width; column++) {
    for (const wall of walls) {
      const { share, bottom } = seeColumn(wall, (column + 0.5) / scale);
      if (share < 0 || share >= 1) continue;
      const foot = Math.round(bottom * scale) - start;
      for (let row = foot; row < Math.min(rows, foot + reach * scale); row++) {
        const mirrored = 2 * foot - row - 1;
        if (mirrored < 0) break;
        const fade = 0.24 * (1 - (row - foot) / (reach * scale)) ** 2;
        const [to, from] = [(row * width + column) * 4, (mirrored * width + column) * 4];
        for (let channel = 0; channel < 3; channel++)
          data[to + channel] = (data[to + channel] ?? 0) * (1 - fade) + (data[from + channel] ?? 0) * fade;
      }
    }
  }
  context.putImageData(image, 0, start);
}

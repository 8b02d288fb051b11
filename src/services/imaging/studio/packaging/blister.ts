import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../words/typeset.ts';
import { roundedPath } from './surface.ts';

/** The hollow behind a bubble: the card darkened by the bubble's own walls. Draw it before the toy. */
export function drawBubbleBack(context: SKRSContext2D, box: Box, radius: number): void {
  context.save();
  roundedPath(context, box, radius);
  context.clip();
  const hollow = context.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height);
  hollow.addColorStop(0, 'rgba(15,8,30,0.34)');
  hollow.addColorStop(0.35, 'rgba(15,8,30,0.06)');
  hollow.addColorStop(1, 'rgba(255,255,255,0.2)');
  context.fillStyle = hollow;
  context.fillRect(box.x, box.y, box.width, box.height);
  context.shadowColor = 'rgba(12,6,26,0.6)';
  context.shadowBlur = 46;
  context.shadowOffsetX = 14;
  context.shadowOffsetY = 18;
  context.lineWidth = 26;
  context.strokeStyle = 'rgba(20,10,34,0.18)';
  roundedPath(context, grow(box, 13), radius + 13);
  context.stroke();
  context.restore();
}

/** The clear plastic over the toy: flange, walls, and the mirrored softbox. Draw it after the toy. */
export function drawBubbleFront(context: SKRSContext2D, box: Box, radius: number): void {
  drawFlange(context, box, radius);
  context.save();
  roundedPath(context, box, radius);
  context.clip();
  drawWalls(context, box, radius);
  drawReflections(context, box);
  context.restore();
  context.lineWidth = 2;
  context.strokeStyle = 'rgba(255,255,255,0.75)';
  roundedPath(context, box, radius);
  context.stroke();
}

function grow(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

function drawFlange(context: SKRSContext2D, box: Box, radius: number): void {
  context.save();
  context.lineWidth = 15;
  context.strokeStyle = 'rgba(255,255,255,0.16)';
  roundedPath(context, grow(box, 9), radius + 9);
  context.stroke();
  context.lineWidth = 1.6;
  context.strokeStyle = 'rgba(20,10,30,0.28)';
  roundedPath(context, grow(box, 17), radius + 17);
  context.stroke();
  context.strokeStyle = 'rgba(255,255,255,0.6)';
  roundedPath(context, grow(box, 15.5), radius + 15.5);
  context.stroke();
  context.restore();
}

/** The bubble's sides catch light on the left and above, and darken on the right and below. */
function drawWalls(context: SKRSContext2D, box: Box, radius: number): void {
  for (const [inset, width, light, dark] of [
    [5, 10, 0.42, 0.2],
    [17, 16, 0.2, 0.1],
    [34, 22, 0.07, 0.04],
  ] as const) {
    const wall = context.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height);
    wall.addColorStop(0, `rgba(255,255,255,${light})`);
    wall.addColorStop(0.45, `rgba(255,255,255,${light * 0.25})`);
    wall.addColorStop(0.6, `rgba(30,16,44,${dark * 0.5})`);
    wall.addColorStop(1, `rgba(255,255,255,${light * 0.8})`);
    context.lineWidth = width;
    context.strokeStyle = wall;
    roundedPath(context, grow(box, -inset), Math.max(4, radius - inset));
    context.stroke();
  }
}

function drawReflections(context: SKRSContext2D, { x, y, width, height }: Box): void {
  const band = context.createLinearGradient(x, y, x + width * 0.7, y + height * 0.25);
  band.addColorStop(0, 'rgba(255,255,255,0.34)');
  band.addColorStop(1, 'rgba(255,255,255,0.02)');
  context.fillStyle = band;
  context.beginPath();
  context.moveTo(x + width * 0.06, y + height * 0.5);
  context.quadraticCurveTo(x + width * 0.05, y + height * 0.06, x + width * 0.3, y + height * 0.035);
  context.lineTo(x + width * 0.52, y + height * 0.035);
  context.quadraticCurveTo(x + width * 0.16, y + height * 0.1, x + width * 0.12, y + height * 0.5);
  context.closePath();
  context.fill();
  const streak = context.createLinearGradient(x + width * 0.86, y, x + width * 0.96, y);
  streak.addColorStop(0, 'rgba(255,255,255,0)');
  streak.addColorStop(0.5, 'rgba(255,255,255,0.26)');
  streak.addColorStop(1, 'rgba(255,255,255,0)');
  context.fillStyle = streak;
  context.fillRect(x + width * 0.86, y + height * 0.12, width * 0.1, height * 0.78);
  const floor = context.createLinearGradient(0, y + height * 0.9, 0, y + height);
  floor.addColorStop(0, 'rgba(255,255,255,0)');
  floor.addColorStop(1, 'rgba(255,255,255,0.22)');
  context.fillStyle = floor;
  context.fillRect(x, y + height * 0.9, width, height * 0.1);
}

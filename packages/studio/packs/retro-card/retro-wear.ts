import type { SKRSContext2D } from '@napi-rs/canvas';
import { between, type Random } from '../../random.ts';
import { type Box, drawText, type SetText } from '../../typesetting/typeset.ts';
import { roundedPath, type Surface } from '../shared/surface.ts';
import { RETRO_STICKER } from './retro-card-words.ts';

/** Two or three folds across corners: a white crack in the ink with its own shade. The caller clips to the card. */
export function drawCreases(context: SKRSContext2D, card: Box, random: Random): void {
  const folds = 2 + Math.floor(random() * 2);
  for (let fold = 0; fold < folds; fold++) {
    const right = random() < 0.5;
    const low = random() < 0.5;
    const across = between(random, 60, 210);
    const down = between(random, 60, 230);
    const corner = { x: right ? card.x + card.width : card.x, y: low ? card.y + card.height : card.y };
    const from = { x: corner.x + (right ? -across : across), y: corner.y };
    const to = { x: corner.x, y: corner.y + (low ? -down : down) };
    const points = Array.from({ length: 15 }, (_, i) => ({
      x: from.x + ((to.x - from.x) * i) / 14 + between(random, -1.6, 1.6),
      y: from.y + ((to.y - from.y) * i) / 14 + between(random, -1.6, 1.6),
    }));
    for (const [offset, width, colour] of [
      [4, 7, 'rgba(60,36,20,0.2)'],
      [0, 2.6, 'rgba(255,249,234,0.8)'],
      [-3, 6, 'rgba(255,249,234,0.16)'],
    ] as const) {
      context.beginPath();
      for (const { x, y } of points) context.lineTo(x, y + offset);
      context.lineWidth = width;
      context.strokeStyle = colour;
      context.stroke();
    }
  }
}

/** Fine scratches and cloudy rubs on old plastic. */
export function drawScuffs({ context }: Surface, box: Box, random: Random): void {
  context.save();
  roundedPath(context, box, 80);
  context.clip();
  for (let scratch = 0; scratch < 26; scratch++) {
    const [x, y] = [box.x + random() * box.width, box.y + random() * box.height];
    const [dx, dy] = [between(random, -70, 70), between(random, -34, 34)];
    context.strokeStyle = `rgba(255,252,240,${between(random, 0.08, 0.3)})`;
    context.lineWidth = between(random, 0.7, 1.8);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + dx * 0.5 + 8, y + dy * 0.5, x + dx, y + dy);
    context.stroke();
  }
  context.restore();
}

/** The shop's sticker, put on a little askew and peeling at a corner. */
export function drawSticker(context: SKRSContext2D, words: SetText, random: Random): void {
  const { x, y, width, height } = RETRO_STICKER;
  context.save();
  context.translate(x + width / 2, y + height / 2);
  context.rotate(between(random, -0.07, 0.05));
  context.translate(-x - width / 2, -y - height / 2);
  context.shadowColor = 'rgba(30,14,8,0.5)';
  context.shadowBlur = 7;
  context.shadowOffsetX = 2;
  context.shadowOffsetY = 3;
  roundedPath(context, RETRO_STICKER, 9);
  const paper = context.createLinearGradient(x, y, x + width, y + height);
  paper.addColorStop(0, '#ff8a3c');
  paper.addColorStop(0.9, '#f47a2c');
  paper.addColorStop(1, '#ffc493');
  context.fillStyle = paper;
  context.fill();
  context.shadowColor = 'transparent';
  context.lineWidth = 2;
  context.strokeStyle = 'rgba(70,20,10,0.55)';
  context.strokeRect(x + 7, y + 7, width - 14, height - 14);
  drawText(context, words, '#3a1512');
  context.restore();
}

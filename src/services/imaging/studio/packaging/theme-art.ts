import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../colour.ts';
import type { Theme } from '../description/theme-words.ts';
import { between, type Random } from '../random.ts';
import type { Box } from '../words/typeset.ts';
import type { Palette } from './palettes.ts';
import { drawRays } from './print-parts.ts';

/** Prints a theme's background into a box; the caller clips to the card's outline. */
export function drawTheme(
  context: SKRSContext2D,
  theme: Theme,
  palette: Palette,
  box: Box,
  random: Random,
): void {
  const sky = context.createLinearGradient(0, box.y, 0, box.y + box.height);
  sky.addColorStop(0, css(palette.top));
  sky.addColorStop(1, css(palette.bottom));
  context.fillStyle = sky;
  context.fillRect(box.x, box.y, box.width, box.height);
  drawRays(context, box, box.x + box.width * 0.45, box.y + box.height * 0.6, 22, css(palette.light, 0.09));
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  DRAWINGS[theme]({ context, palette, box, random });
  context.restore();
}

type Drawing = { context: SKRSContext2D; palette: Palette; box: Box; random: Random };

const DRAWINGS: Readonly<Record<Theme, (drawing: Drawing) => void>> = {
  space: drawSpace,
  sea: drawSea,
  city: drawSkyline,
  kitchen: drawChecks,
  music: drawBars,
  sport: drawPitch,
  office: drawGrid,
  garden: drawHills,
  fantasy: drawCastle,
  burst: drawDots,
};

function circle({ context }: Drawing, x: number, y: number, radius: number, fill: string): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = fill;
  context.fill();
}

function drawSpace(drawing: Drawing): void {
  const { context, palette, box, random } = drawing;
  for (let i = 0; i < 120; i++) {
    circle(
      drawing,
      box.x + random() * box.width,
      box.y + random() * box.height,
      between(random, 0.8, 3.2),
      css(palette.light, between(random, 0.4, 1)),
    );
  }
  const [x, y] = [box.x + box.width * 0.78, box.y + box.height * 0.34];
  circle(drawing, x, y, 110, css(palette.accent));
  circle(drawing, x + 22, y + 15, 88, css(palette.shape, 0.16));
  context.beginPath();
  context.ellipse(x, y, 178, 36, -0.35, 0, Math.PI * 2);
  context.lineWidth = 13;
  context.strokeStyle = css(palette.light, 0.75);
  context.stroke();
  circle(
    drawing,
    box.x + box.width * 0.1,
    box.y + box.height * 1.04,
    box.width * 0.5,
    css(palette.shape, 0.75),
  );
  for (let i = 0; i < 7; i++)
    circle(
      drawing,
      box.x + random() * box.width * 0.5,
      box.y + box.height * between(random, 0.84, 0.98),
      between(random, 8, 30),
      css(palette.top, 0.5),
    );
}

function drawSea(drawing: Drawing): void {
  const { context, palette, box } = drawing;
  circle(drawing, box.x + box.width * 0.8, box.y + box.height * 0.4, 120, css(palette.accent));
  for (let row = 0; row < 6; row++) {
    const y = box.y + box.height * (0.55 + row * 0.085);
    context.beginPath();
    context.moveTo(box.x, box.y + box.height);
    for (let x = 0; x <= box.width; x += 10) context.lineTo(box.x + x, y + Math.sin(x / 46 + row * 1.9) * 16);
    context.lineTo(box.x + box.width, box.y + box.height);
    context.fillStyle = css(row % 2 === 0 ? palette.shape : palette.top, 0.42);
    context.fill();
  }
}

function drawSkyline({ context, palette, box, random }: Drawing): void {
  for (const [depth, alpha] of [
    [0.42, 0.32],
    [0.56, 0.8],
  ] as const) {
    for (let x = box.x - 20; x < box.x + box.width; ) {
      const width = between(random, 56, 120);
      const top = box.y + box.height * (depth + random() * 0.2);
      context.fillStyle = css(palette.shape, alpha);
      context.fillRect(x, top, width - 5, box.y + box.height - top);
      context.fillStyle = css(palette.accent, 0.6);
      for (let wy = top + 16; wy < box.y + box.height - 20; wy += 30) {
        for (let wx = x + 11; wx < x + width - 20; wx += 22)
          if (random() < 0.4 && alpha > 0.5) context.fillRect(wx, wy, 10, 15);
      }
      x += width;
    }
  }
}

function drawChecks(drawing: Drawing): void {
  const { context, palette, box } = drawing;
  const size = box.width / 14;
  context.fillStyle = css(palette.light, 0.4);
  for (let row = 0; row * size < box.height; row++) {
    for (let column = row % 2; column < 14; column += 2)
      context.fillRect(box.x + column * size, box.y + row * size, size, size);
  }
  circle(
    drawing,
    box.x + box.width * 0.42,
    box.y + box.height * 0.6,
    box.width * 0.38,
    css(palette.light, 0.55),
  );
  circle(
    drawing,
    box.x + box.width * 0.42,
    box.y + box.height * 0.6,
    box.width * 0.31,
    css(palette.bottom, 0.8),
  );
}

function drawBars({ context, palette, box, random }: Drawing): void {
  const bars = 17;
  for (let bar = 0; bar < bars; bar++) {
    const height = box.height * between(random, 0.12, 0.55);
    const x = box.x + (bar / bars) * box.width;
    for (let y = 0; y < height; y += 26) {
      context.fillStyle = css(y > height * 0.75 ? palette.accent : palette.light, 0.18 + 0.3 * (y / height));
      context.fillRect(x + 5, box.y + box.height - y - 20, box.width / bars - 10, 17);
    }
  }
  for (const [x, tilt] of [
    [0.08, 0.2],
    [0.5, 0],
    [0.92, -0.2],
  ] as const) {
    const beam = context.createLinearGradient(0, box.y, 0, box.y + box.height * 0.8);
    beam.addColorStop(0, css(palette.light, 0.42));
    beam.addColorStop(1, css(palette.light, 0));
    context.fillStyle = beam;
    context.beginPath();
    const top = box.x + box.width * x;
    context.moveTo(top - 16, box.y);
    context.lineTo(top + 16, box.y);
    context.lineTo(top + box.width * (tilt + 0.17), box.y + box.height * 0.8);
    context.lineTo(top + box.width * (tilt - 0.17), box.y + box.height * 0.8);
    context.fill();
  }
}

function drawPitch(drawing: Drawing): void {
  const { context, palette, box } = drawing;
  for (let stripe = 0; stripe < 9; stripe += 2) {
    context.fillStyle = css(palette.light, 0.1);
    context.fillRect(box.x + (stripe * box.width) / 9, box.y, box.width / 9, box.height);
  }
  context.strokeStyle = css(palette.light, 0.7);
  context.lineWidth = 9;
  context.beginPath();
  context.arc(box.x + box.width * 0.42, box.y + box.height * 0.62, box.width * 0.3, 0, Math.PI * 2);
  context.moveTo(box.x, box.y + box.height * 0.62);
  context.lineTo(box.x + box.width, box.y + box.height * 0.62);
  context.stroke();
  circle(drawing, box.x + box.width * 0.42, box.y + box.height * 0.62, 12, css(palette.light, 0.8));
}

function drawGrid({ context, palette, box, random }: Drawing): void {
  context.strokeStyle = css(palette.light, 0.3);
  context.lineWidth = 2.5;
  context.beginPath();
  for (let x = 0; x <= box.width; x += 64) {
    context.moveTo(box.x + x, box.y);
    context.lineTo(box.x + x, box.y + box.height);
  }
  for (let y = 0; y <= box.height; y += 64) {
    context.moveTo(box.x, box.y + y);
    context.lineTo(box.x + box.width, box.y + y);
  }
  context.stroke();
  const notes = [palette.accent, palette.light, palette.bottom, palette.top];
  for (let i = 0; i < 12; i++) {
    const note = notes[i % notes.length] ?? palette.light;
    context.save();
    context.translate(box.x + random() * box.width, box.y + between(random, 0.2, 1) * box.height);
    context.rotate(between(random, -0.25, 0.25));
    context.fillStyle = css(note, 0.72);
    context.fillRect(-44, -44, 88, 88);
    context.restore();
  }
}

function drawHills(drawing: Drawing): void {
  const { context, palette, box, random } = drawing;
  circle(drawing, box.x + box.width * 0.82, box.y + box.height * 0.36, 92, css(palette.light, 0.85));
  for (const [share, alpha] of [
    [0.6, 0.45],
    [0.74, 0.75],
    [0.87, 1],
  ] as const) {
    context.beginPath();
    context.moveTo(box.x, box.y + box.height);
    const phase = random() * 6;
    for (let x = 0; x <= box.width; x += 12)
      context.lineTo(box.x + x, box.y + box.height * share + Math.sin(x / 190 + phase) * 48);
    context.lineTo(box.x + box.width, box.y + box.height);
    context.fillStyle = css(palette.shape, alpha);
    context.fill();
  }
  for (let i = 0; i < 26; i++) {
    const [x, y] = [box.x + random() * box.width, box.y + box.height * between(random, 0.82, 0.99)];
    for (let petal = 0; petal < 5; petal++)
      circle(
        drawing,
        x + Math.cos(petal * 1.257) * 8,
        y + Math.sin(petal * 1.257) * 8,
        6,
        css(i % 2 === 0 ? palette.accent : palette.light),
      );
  }
}

function drawCastle(drawing: Drawing): void {
  const { context, palette, box, random } = drawing;
  for (let i = 0; i < 50; i++)
    circle(
      drawing,
      box.x + random() * box.width,
      box.y + random() * box.height * 0.6,
      between(random, 1, 3),
      css(palette.light, 0.85),
    );
  circle(drawing, box.x + box.width * 0.82, box.y + box.height * 0.33, 100, css(palette.light, 0.75));
  for (const [x, width, top] of [
    [0.02, 0.13, 0.46],
    [0.12, 0.2, 0.6],
    [0.3, 0.12, 0.38],
    [0.42, 0.3, 0.62],
    [0.7, 0.13, 0.44],
    [0.83, 0.16, 0.58],
  ] as const) {
    const [left, wide, y] = [box.x + x * box.width, width * box.width, box.y + top * box.height];
    context.fillStyle = css(palette.shape, 0.85);
    context.fillRect(left, y, wide, box.y + box.height - y);
    for (let c = 0; c < 4; c++) context.fillRect(left + (c * wide) / 4, y - 22, wide / 7, 24);
    if (width < 0.14) {
      context.beginPath();
      context.moveTo(left - 14, y - 20);
      context.lineTo(left + wide / 2, y - 150);
      context.lineTo(left + wide + 14, y - 20);
      context.fillStyle = css(palette.accent, 0.85);
      context.fill();
    }
  }
}

function drawDots(drawing: Drawing): void {
  const { context, palette, box } = drawing;
  drawRays(context, box, box.x + box.width * 0.42, box.y + box.height * 0.58, 16, css(palette.light, 0.16));
  for (let row = 0; row < 24; row++) {
    for (let column = 0; column < 22; column++) {
      const radius = 13 * (1 - row / 24);
      circle(
        drawing,
        box.x + (column + (row % 2) / 2) * 50,
        box.y + box.height - row * 30,
        radius,
        css(palette.shape, 0.3),
      );
    }
  }
}

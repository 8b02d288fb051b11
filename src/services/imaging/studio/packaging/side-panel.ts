import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, darken, lighten } from '../colour.ts';
import { drawText, type SetText, type Slot, setText } from '../words/typeset.ts';
import type { Commission, PackWords } from './pack.ts';
import type { Palette } from './palettes.ts';
import { drawRays, starburstPath } from './print-parts.ts';
import { layerToCanvas } from './surface.ts';

/** The flat panel before it is turned into depth, page pixels. */
const WIDTH = 330;
const HEIGHT = 1270;

const SLOTS = {
  serial: {
    name: 'side serial',
    box: { x: 34, y: 74, width: 262, height: 120 },
    face: 'display',
    largest: 92,
  },
  title: {
    name: 'side title',
    box: { x: 34, y: 830, width: 262, height: 220 },
    face: 'display',
    largest: 78,
    leading: 1.05,
  },
  brand: {
    name: 'side brand',
    box: { x: 34, y: 1130, width: 262, height: 80 },
    face: 'display',
    largest: 56,
  },
} as const satisfies Record<string, Slot>;

/** The side panel's words, set on the flat panel. */
export function setSidePanelWords(words: PackWords): SetText[] {
  return [
    setText(words.serial, SLOTS.serial),
    setText(words.title, SLOTS.title),
    setText('Toy Twin', SLOTS.brand),
  ];
}

/** The box' side: the number, a medal with the face, and the name. `scale` is canvas pixels per page pixel. */
export function drawSidePanel({ words, face, looks }: Commission, palette: Palette, scale: number): Canvas {
  const canvas = createCanvas(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.fillStyle = css(palette.top);
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawRays(
    context,
    { x: 0, y: 0, width: WIDTH, height: HEIGHT },
    WIDTH / 2,
    500,
    20,
    css(palette.bottom, 0.6),
  );
  context.fillStyle = css(darken(palette.shape, 0.2));
  context.fillRect(0, 790, WIDTH, 480);
  starburstPath(context, WIDTH / 2, 500, 165, 146, 24);
  context.fillStyle = css(palette.accent);
  context.fill();
  context.beginPath();
  context.arc(WIDTH / 2, 500, 130, 0, Math.PI * 2);
  context.save();
  context.clip();
  context.fillStyle = css(lighten(looks.skin, 0.08));
  context.fillRect(0, 360, WIDTH, 280);
  context.fillStyle = css(looks.hair);
  context.fillRect(0, 360, WIDTH, looks.hairLength === 'bald' ? 4 : 44);
  context.drawImage(layerToCanvas(face), WIDTH / 2 - 145, 500 - 185, 290, 370);
  context.restore();
  context.lineWidth = 8;
  context.strokeStyle = '#fffdf8';
  context.stroke();
  for (const text of setSidePanelWords(words))
    drawText(context, text, text.slot.name === 'side brand' ? '#ffc72c' : '#fffdf8');
  return canvas;
}

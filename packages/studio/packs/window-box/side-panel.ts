import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, darken, lighten } from '../../colour.ts';
import { drawText, type SetText, type Slot, setText } from '../../typesetting/typeset.ts';
import { type Palette, plateInk, readableOn } from '../shared/palettes.ts';
import { drawRays, starburstPath } from '../shared/print-parts.ts';
import type { PackWords } from '../shared/scene-spec.ts';

/** The flat panel before it is turned into depth, page pixels. */
export const SIDE_SIZE = { width: 430, height: 1290 } as const;
const MEDAL = { x: 215, y: 500, radius: 168 };

const SLOTS = {
  serial: {
    name: 'side serial',
    box: { x: 40, y: 90, width: 350, height: 150 },
    face: 'display',
    largest: 112,
  },
  title: {
    name: 'side title',
    box: { x: 40, y: 800, width: 350, height: 250 },
    face: 'display',
    largest: 92,
    leading: 1.05,
  },
  brand: {
    name: 'side brand',
    box: { x: 40, y: 1130, width: 350, height: 96 },
    face: 'display',
    largest: 72,
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

/** A part of a rendered toy: the square around its head, canvas pixels. */
export type Portrait = { canvas: Canvas; x: number; y: number; edge: number };

/** The box' side: the number, a medal with the toy's head, and the name. `scale` is canvas pixels per page pixel. */
export function drawSidePanel(words: PackWords, palette: Palette, portrait: Portrait, scale: number): Canvas {
  const { width, height } = SIDE_SIZE;
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  const ground = context.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, css(palette.accent));
  ground.addColorStop(1, css(darken(palette.accent, 0.25)));
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  drawRays(
    context,
    { x: 0, y: 0, width, height },
    MEDAL.x,
    MEDAL.y,
    20,
    css(lighten(palette.accent, 0.35), 0.6),
  );
  context.fillStyle = css(darken(plateInk(palette), 0.15));
  context.beginPath();
  context.moveTo(0, 790);
  context.lineTo(width, 740);
  context.lineTo(width, height);
  context.lineTo(0, height);
  context.fill();
  drawMedal(context, palette, portrait);
  for (const text of setSidePanelWords(words)) {
    const name = text.slot.name;
    drawText(
      context,
      text,
      name === 'side serial' ? readableOn(palette.accent) : name === 'side brand' ? '#ffc72c' : '#fffdf8',
    );
  }
  return canvas;
}

function drawMedal(
  context: ReturnType<Canvas['getContext']>,
  palette: Palette,
  { canvas, x, y, edge }: Portrait,
): void {
  starburstPath(context, MEDAL.x, MEDAL.y, MEDAL.radius + 30, MEDAL.radius + 10, 26);
  context.fillStyle = css(darken(palette.shape, 0.2));
  context.fill();
  context.save();
  context.beginPath();
  context.arc(MEDAL.x, MEDAL.y, MEDAL.radius, 0, Math.PI * 2);
  const sky = context.createRadialGradient(MEDAL.x, MEDAL.y, 20, MEDAL.x, MEDAL.y, MEDAL.radius);
  sky.addColorStop(0, css(lighten(palette.bottom, 0.55)));
  sky.addColorStop(1, css(palette.top));
  context.fillStyle = sky;
  context.fill();
  context.clip();
  const reach = MEDAL.radius * 0.98;
  context.drawImage(canvas, x, y, edge, edge, MEDAL.x - reach, MEDAL.y - reach, reach * 2, reach * 2);
  context.restore();
  context.lineWidth = 10;
  context.strokeStyle = '#fffdf8';
  context.beginPath();
  context.arc(MEDAL.x, MEDAL.y, MEDAL.radius, 0, Math.PI * 2);
  context.stroke();
}

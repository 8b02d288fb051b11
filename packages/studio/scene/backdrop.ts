import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Theme } from '../catalogue/themes/theme-words.ts';
import { css, darken, lighten, mix } from '../colour.ts';
import type { Palette } from '../packs/shared/palettes.ts';
import { PAGE, type Surface } from '../packs/shared/surface.ts';
import { drawTheme } from '../packs/shared/theme-art.ts';
import { between, type Random } from '../random.ts';

/** Far out of focus: so few pixels show all that is left of it. */
const BLURRED = 120;
/** Where the table ends and the room begins, page pixels. */
const HORIZON = 1130;

/** The theme's world far out of focus behind a glossy table, lit from the upper left. */
export function drawStudio({ context }: Surface, theme: Theme, palette: Palette, random: Random): void {
  const small = createCanvas(BLURRED, BLURRED);
  const room = small.getContext('2d');
  room.scale(BLURRED / PAGE, BLURRED / PAGE);
  const box = { x: 0, y: -60, width: PAGE, height: HORIZON + 120 };
  drawTheme(room, theme, palette, { box, focus: { x: PAGE / 2, y: 560, radius: 460 } }, random);
  room.filter = 'blur(4px)';
  room.drawImage(small, 0, 0, PAGE, PAGE);
  room.filter = 'none';
  drawTable(room, small, palette);
  context.save();
  context.imageSmoothingQuality = 'high';
  context.drawImage(small, 0, 0, PAGE, PAGE);
  drawLamps(context, palette, random);
  const lamp = context.createRadialGradient(660, 520, 60, 768, 760, 1180);
  lamp.addColorStop(0, 'rgba(255,250,238,0.58)');
  lamp.addColorStop(0.42, 'rgba(255,250,238,0.12)');
  lamp.addColorStop(0.62, css(darken(palette.shape, 0.4), 0.06));
  lamp.addColorStop(1, css(darken(palette.shape, 0.6), 0.66));
  context.fillStyle = lamp;
  context.fillRect(0, 0, PAGE, PAGE);
  context.restore();
}

/** The table mirrors the room dimly; its far edge is out of focus, too. */
function drawTable(room: Surface['context'], small: Canvas, palette: Palette): void {
  const tint = mix(palette.shape, palette.bottom, 0.4);
  room.filter = 'blur(1.6px)';
  const top = room.createLinearGradient(0, HORIZON, 0, PAGE);
  top.addColorStop(0, css(lighten(tint, 0.34)));
  top.addColorStop(0.3, css(tint));
  top.addColorStop(1, css(darken(tint, 0.55)));
  room.fillStyle = top;
  room.fillRect(-60, HORIZON, PAGE + 120, PAGE);
  room.filter = 'blur(3px)';
  room.globalAlpha = 0.3;
  room.save();
  room.beginPath();
  room.rect(0, HORIZON + 14, PAGE, PAGE);
  room.clip();
  room.translate(0, HORIZON * 2);
  room.scale(1, -1);
  room.drawImage(small, 0, 0, PAGE, PAGE);
  room.restore();
  room.globalAlpha = 1;
  room.filter = 'none';
}

/** Lamps in the background become discs in a photograph. */
function drawLamps(context: Surface['context'], palette: Palette, random: Random): void {
  for (let lamp = 0; lamp < 14; lamp++) {
    const [x, y, radius] = [random() * PAGE, between(random, 40, HORIZON - 60), between(random, 30, 84)];
    context.fillStyle = css(
      lighten(lamp % 3 === 0 ? palette.accent : palette.light, 0.3),
      between(random, 0.07, 0.2),
    );
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  }
}

import { css, darken, lighten, mix } from '#colour.ts';
import { between } from '#random.ts';
import { starburstPath } from '../print-parts.ts';
import { beams, disc, glow, type Scene } from './scene.ts';

/** A comic-book bang: beams, dots, and a star of paper layers behind the toy. */
export function drawBurst(scene: Scene): void {
  const { context, palette, focus, box, random } = scene;
  const ground = context.createRadialGradient(
    focus.x,
    focus.y,
    focus.radius * 0.4,
    focus.x,
    focus.y,
    box.height * 0.72,
  );
  ground.addColorStop(0, css(lighten(palette.bottom, 0.3)));
  ground.addColorStop(0.5, css(palette.bottom));
  ground.addColorStop(1, css(darken(palette.top, 0.15)));
  context.fillStyle = ground;
  context.fillRect(box.x, box.y, box.width, box.height);
  beams(scene, 16, palette.light, 0.42);
  beams(scene, 22, palette.shape, 0.3);
  drawDots(scene);
  glow(scene, focus.x, focus.y, focus.radius * 1.9, palette.light, 0.55);
  const points = 11 + Math.floor(random() * 6);
  const turn = random();
  for (const [share, ink] of [
    [1.02, darken(palette.shape, 0.35)],
    [0.97, palette.accent],
    [0.78, lighten(palette.light, 0.3)],
  ] as const) {
    context.save();
    context.translate(focus.x + (share > 1 ? 9 : 0), focus.y + (share > 1 ? 12 : 0));
    context.rotate(turn);
    starburstPath(context, 0, 0, focus.radius * share, focus.radius * share * 0.74, points);
    context.fillStyle = css(ink, share > 1 ? 0.45 : 1);
    context.fill();
    context.restore();
  }
  for (let chip = 0; chip < 26; chip++) drawChip(scene);
}

function drawDots(scene: Scene): void {
  const { palette, focus, box } = scene;
  const pitch = 34;
  for (let row = 0; row * pitch < box.height; row++) {
    for (let column = 0; column * pitch < box.width + pitch; column++) {
      const x = box.x + (column + (row % 2) / 2) * pitch;
      const y = box.y + row * pitch;
      const away = Math.hypot(x - focus.x, y - focus.y) / box.height;
      const radius = pitch * 0.62 * (away - 0.3);
      if (radius > 1) disc(scene, x, y, radius, css(palette.shape, 0.42));
    }
  }
}

function drawChip({ context, palette, focus, random }: Scene): void {
  const turn = random() * Math.PI * 2;
  const away = focus.radius * between(random, 1.15, 2.1);
  context.save();
  context.translate(focus.x + Math.cos(turn) * away, focus.y + Math.sin(turn) * away * 1.25);
  context.rotate(turn);
  const long = between(random, 12, 34);
  context.fillStyle = css(random() < 0.5 ? palette.accent : mix(palette.light, palette.bottom, 0.2));
  context.beginPath();
  context.moveTo(-long, 0);
  context.lineTo(0, -long * 0.34);
  context.lineTo(long, long * 0.1);
  context.lineTo(0, long * 0.3);
  context.fill();
  context.restore();
}

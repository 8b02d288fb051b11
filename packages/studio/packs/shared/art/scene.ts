import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten, mix, type Rgb } from '#colour.ts';
import { between, type Random } from '#random.ts';
import type { Box } from '#typesetting/typeset.ts';
import type { Palette } from '../palettes.ts';

/** A printed picture in the making: where it goes, its inks, and the place that the eye should land on. */
export type Scene = {
  context: SKRSContext2D;
  palette: Palette;
  box: Box;
  random: Random;
  /** The circle behind the toy: big shapes stay inside it, and nothing else draws the eye. */
  focus: { x: number; y: number; radius: number };
};

/** A place in the scene from shares of its box. */
export const at = ({ box }: Scene, across: number, down: number) => ({
  x: box.x + box.width * across,
  y: box.y + box.height * down,
});

/** A filled circle. */
export function disc({ context }: Scene, x: number, y: number, radius: number, fill: string): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = fill;
  context.fill();
}

/** Airbrushed light that fades to nothing at `radius`. */
export function glow(
  { context }: Scene,
  x: number,
  y: number,
  radius: number,
  colour: Rgb,
  alpha: number,
): void {
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, css(colour, alpha));
  light.addColorStop(0.4, css(colour, alpha * 0.45));
  light.addColorStop(1, css(colour, 0));
  context.fillStyle = light;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** A ball lit from the upper left with a bright rim on the shadow side. */
export function ball({ context }: Scene, x: number, y: number, radius: number, colour: Rgb): void {
  const shade = context.createRadialGradient(
    x - radius * 0.4,
    y - radius * 0.45,
    radius * 0.1,
    x,
    y,
    radius * 1.05,
  );
  shade.addColorStop(0, css(lighten(colour, 0.5)));
  shade.addColorStop(0.45, css(colour));
  shade.addColorStop(0.88, css(darken(colour, 0.55)));
  shade.addColorStop(1, css(darken(colour, 0.3)));
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = shade;
  context.fill();
}

/** Fills from a ridge down to the foot of the box, `from` at the ridge fading into `to`. */
export function ridge(
  { context, box }: Scene,
  from: Rgb,
  to: Rgb,
  top: number,
  height: (share: number) => number,
  step = 0.01,
): void {
  context.beginPath();
  context.moveTo(box.x, box.y + box.height);
  for (let share = 0; share <= 1.0001; share += step)
    context.lineTo(box.x + share * box.width, height(share));
  context.lineTo(box.x + box.width, box.y + box.height);
  context.closePath();
  const fill = context.createLinearGradient(0, top, 0, box.y + box.height);
  fill.addColorStop(0, css(from));
  fill.addColorStop(1, css(to));
  context.fillStyle = fill;
  context.fill();
}

/** Sky from top to bottom with a third colour at the horizon. */
export function sky({ context, box, palette }: Scene, horizon: number, haze = 0.35): void {
  const fill = context.createLinearGradient(0, box.y, 0, box.y + box.height * horizon);
  fill.addColorStop(0, css(darken(palette.top, 0.12)));
  fill.addColorStop(0.55, css(mix(palette.top, palette.bottom, 0.55)));
  fill.addColorStop(1, css(lighten(palette.bottom, haze)));
  context.fillStyle = fill;
  context.fillRect(box.x, box.y, box.width, box.height);
}

/** Points of light over the upper part, a few of them with a cross. */
export function stars(scene: Scene, count: number, depth: number): void {
  const { context, palette, random } = scene;
  for (let i = 0; i < count; i++) {
    const { x, y } = at(scene, random(), random() * depth);
    const size = between(random, 0.8, 2.6);
    disc(scene, x, y, size, css(palette.light, between(random, 0.3, 0.95)));
    if (i % 14 !== 0) continue;
    glow(scene, x, y, 26, palette.light, 0.5);
    context.fillStyle = css(palette.light, 0.85);
    for (const [width, height] of [
      [1.6, 15],
      [15, 1.6],
    ] as const) {
      context.beginPath();
      context.ellipse(x, y, width, height, 0, 0, Math.PI * 2);
      context.fill();
    }
  }
}

/** A heap of round puffs with a flat foot, lit from above. */
export function cloud(scene: Scene, x: number, y: number, width: number, alpha: number): void {
  const { context, palette, random } = scene;
  const fill = context.createLinearGradient(0, y - width * 0.28, 0, y + width * 0.06);
  fill.addColorStop(0, css(lighten(palette.light, 0.5), alpha));
  fill.addColorStop(1, css(mix(palette.light, palette.bottom, 0.45), alpha * 0.75));
  context.fillStyle = fill;
  context.beginPath();
  for (let puff = 0; puff < 5; puff++) {
    const share = (puff + 0.5) / 5;
    const radius = width * (0.1 + 0.11 * Math.sin(share * Math.PI)) * between(random, 0.85, 1.15);
    const [px, py] = [x - width / 2 + share * width, y - radius * 0.55];
    context.moveTo(px + radius, py);
    context.arc(px, py, radius, 0, Math.PI * 2);
  }
  context.roundRect(x - width / 2, y - width * 0.09, width, width * 0.12, width * 0.06);
  context.fill();
}

/** Beams of light from a point, fading outwards. */
export function beams(scene: Scene, count: number, colour: Rgb, alpha: number): void {
  const { context, box, focus, random } = scene;
  const far = Math.hypot(box.width, box.height);
  const light = context.createRadialGradient(
    focus.x,
    focus.y,
    focus.radius * 0.3,
    focus.x,
    focus.y,
    far * 0.75,
  );
  light.addColorStop(0, css(colour, alpha));
  light.addColorStop(1, css(colour, alpha * 0.12));
  context.fillStyle = light;
  const turn = random() * Math.PI;
  for (let i = 0; i < count; i++) {
    const from = turn + (i / count) * Math.PI * 2;
    const to = from + (Math.PI / count) * between(random, 0.7, 1.15);
    context.beginPath();
    context.moveTo(focus.x, focus.y);
    context.lineTo(focus.x + Math.cos(from) * far, focus.y + Math.sin(from) * far);
    context.lineTo(focus.x + Math.cos(to) * far, focus.y + Math.sin(to) * far);
    context.fill();
  }
}

import { css, darken, lighten, mix } from '#colour.ts';
import { between } from '#random.ts';
import { at, disc, glow, ridge, type Scene, sky, stars } from './scene.ts';

/** Misty peaks under a giant moon, a castle on its crag, and sparks of magic. */
export function drawFantasy(scene: Scene): void {
  const { palette, focus, random, box } = scene;
  sky(scene, 0.75, 0.3);
  stars(scene, 110, 0.6);
  glow(scene, focus.x, focus.y, focus.radius * 2.3, palette.light, 0.75);
  disc(scene, focus.x, focus.y, focus.radius * 0.9, css(mix(palette.light, palette.bottom, 0.12)));
  disc(
    scene,
    focus.x - focus.radius * 0.05,
    focus.y - focus.radius * 0.06,
    focus.radius * 0.8,
    css(lighten(palette.light, 0.3)),
  );
  for (const [layer, share] of [0.5, 0.6, 0.7].entries()) drawPeaks(scene, layer, share);
  drawCastle(scene, random() < 0.5 ? 0.14 : 0.8);
  const top = box.y + box.height * 0.86;
  const phase = random() * 6;
  ridge(
    scene,
    lighten(palette.shape, 0.14),
    darken(palette.shape, 0.4),
    top - 30,
    (s) => top + Math.sin(s * 6 + phase) * 24,
  );
  drawPines(scene, top);
  for (let i = 0; i < 60; i++) {
    const { x, y } = at(scene, random(), between(random, 0.35, 0.98));
    glow(scene, x, y, between(random, 8, 22), i % 2 === 0 ? palette.accent : palette.light, 0.9);
  }
}

function drawPeaks(scene: Scene, layer: number, share: number): void {
  const { palette, box, random } = scene;
  const heights = Array.from({ length: 12 }, () => between(random, -0.09, 0.05) * box.height);
  const top = box.y + box.height * share;
  const colour = mix(lighten(palette.bottom, 0.15), palette.shape, 0.3 + layer * 0.22);
  ridge(
    scene,
    colour,
    lighten(mix(colour, palette.bottom, 0.5), 0.15),
    top - 90,
    (s) => {
      const place = s * 10;
      const left = Math.floor(place);
      const [a, b] = [heights[left] ?? 0, heights[left + 1] ?? 0];
      return top + a + (b - a) * (place - left);
    },
    0.02,
  );
}

function drawCastle(scene: Scene, share: number): void {
  const { context, palette, box } = scene;
  const { x, y } = at(scene, share, 0.86);
  const unit = box.width * 0.034;
  const wall = context.createLinearGradient(x - unit * 3, 0, x + unit * 3, 0);
  wall.addColorStop(0, css(lighten(palette.shape, 0.24)));
  wall.addColorStop(1, css(darken(palette.shape, 0.3)));
  for (const [across, width, height] of [
    [-2.7, 1.3, 7],
    [-1.6, 3.4, 5],
    [-0.7, 1.6, 10.5],
    [1.6, 1.3, 8.2],
  ] as const) {
    context.fillStyle = wall;
    context.fillRect(x + across * unit, y - height * unit, width * unit, height * unit);
    for (let tooth = 0; tooth < 3; tooth++)
      context.fillRect(
        x + (across + (tooth * width) / 2.5) * unit,
        y - height * unit - 9,
        (width / 5) * unit,
        10,
      );
    if (width < 2) {
      context.fillStyle = css(mix(palette.accent, palette.shape, 0.25));
      context.beginPath();
      context.moveTo(x + (across - 0.25) * unit, y - height * unit);
      context.lineTo(x + (across + width / 2) * unit, y - (height + 3) * unit);
      context.lineTo(x + (across + width + 0.25) * unit, y - height * unit);
      context.fill();
    }
    context.fillStyle = css(lighten(palette.accent, 0.4));
    context.beginPath();
    context.roundRect(
      x + (across + width / 2 - 0.16) * unit,
      y - (height - 1.2) * unit,
      unit * 0.32,
      unit * 0.7,
      unit * 0.16,
    );
    context.fill();
  }
}

function drawPines({ context, palette, box, random }: Scene, foot: number): void {
  for (let tree = 0; tree < 26; tree++) {
    const x = box.x + random() * box.width;
    const size = between(random, 20, 46);
    const y = foot + between(random, 0, box.height * 0.13);
    context.fillStyle = css(darken(palette.shape, between(random, 0.1, 0.5)));
    for (let tier = 0; tier < 3; tier++) {
      const top = y - size * (2.9 - tier * 0.75);
      context.beginPath();
      context.moveTo(x, top);
      context.lineTo(x + size * (0.38 + tier * 0.16), top + size * 1.1);
      context.lineTo(x - size * (0.38 + tier * 0.16), top + size * 1.1);
      context.fill();
    }
  }
}

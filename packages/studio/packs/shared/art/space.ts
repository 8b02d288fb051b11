import { css, darken, lighten, mix } from '#colour.ts';
import { between } from '#random.ts';
import { at, ball, disc, glow, ridge, type Scene, sky, stars } from './scene.ts';

/** Nebula, a ringed planet or a rising world behind the toy, and a cratered ground. */
export function drawSpace(scene: Scene): void {
  const { palette, random, box, focus } = scene;
  sky(scene, 1.15, 0);
  for (let cloud = 0; cloud < 6; cloud++) {
    const { x, y } = at(scene, random(), between(random, 0.05, 0.75));
    glow(
      scene,
      x,
      y,
      box.width * between(random, 0.25, 0.5),
      cloud % 3 === 0 ? palette.accent : palette.bottom,
      0.34,
    );
  }
  stars(scene, 210, 0.92);
  glow(scene, focus.x, focus.y, focus.radius * 1.9, palette.light, 0.3);
  if (random() < 0.5) drawRingedPlanet(scene);
  else drawNearMoon(scene);
  const { x, y } = at(scene, between(random, 0.78, 0.9), between(random, 0.14, 0.2));
  ball(scene, x, y, box.width * 0.035, mix(palette.light, palette.bottom, 0.4));
  drawGround(scene);
}

function drawRingedPlanet(scene: Scene): void {
  const { context, palette, focus, random } = scene;
  const radius = focus.radius * 0.62;
  const ring = (from: number, to: number) => {
    for (const [width, share, alpha] of [
      [0.16, 1.42, 0.85],
      [0.05, 1.62, 0.6],
    ] as const) {
      context.beginPath();
      context.ellipse(0, 0, radius * share, radius * share * 0.24, 0, from, to);
      context.lineWidth = radius * width;
      context.strokeStyle = css(lighten(palette.accent, 0.45), alpha);
      context.stroke();
    }
  };
  context.save();
  context.translate(focus.x, focus.y);
  context.rotate(between(random, -0.42, -0.2));
  ring(Math.PI, Math.PI * 2);
  ball({ ...scene }, 0, 0, radius, palette.accent);
  context.save();
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.clip();
  for (let band = -3; band < 4; band++) {
    context.fillStyle = css(band % 2 === 0 ? darken(palette.accent, 0.5) : lighten(palette.accent, 0.6), 0.2);
    context.fillRect(-radius, band * radius * 0.3, radius * 2, radius * between(random, 0.08, 0.2));
  }
  context.restore();
  ring(0, Math.PI);
  context.restore();
}

function drawNearMoon(scene: Scene): void {
  const { palette, focus, random } = scene;
  const colour = mix(palette.light, palette.bottom, 0.3);
  ball(scene, focus.x, focus.y, focus.radius * 0.86, colour);
  for (let crater = 0; crater < 11; crater++) {
    const turn = random() * Math.PI * 2;
    const away = focus.radius * 0.66 * Math.sqrt(random());
    const size = focus.radius * between(random, 0.04, 0.13);
    const [x, y] = [focus.x + Math.cos(turn) * away, focus.y + Math.sin(turn) * away];
    disc(scene, x - size * 0.1, y - size * 0.12, size, css(darken(colour, 0.5), 0.35));
    disc(scene, x + size * 0.1, y + size * 0.12, size * 0.86, css(lighten(colour, 0.3), 0.4));
  }
}

function drawGround(scene: Scene): void {
  const { context, palette, random, box } = scene;
  for (const [layer, share] of [0.79, 0.85, 0.92].entries()) {
    const phase = random() * 6;
    const top = box.y + box.height * share;
    const colour = mix(
      mix(palette.bottom, palette.shape, 0.45 + layer * 0.25),
      palette.light,
      0.1 - layer * 0.03,
    );
    ridge(
      scene,
      lighten(colour, 0.16),
      darken(colour, 0.4),
      top,
      (s) => top + Math.sin(s * 5 + phase) * 16 + Math.sin(s * 23 + phase * 3) * (7 - layer * 2),
    );
  }
  for (let crater = 0; crater < 9; crater++) {
    const { x, y } = at(scene, random(), between(random, 0.87, 0.99));
    const size = between(random, 14, 46);
    context.fillStyle = css(darken(palette.shape, 0.5), 0.6);
    context.beginPath();
    context.ellipse(x, y, size, size * 0.3, 0, 0, Math.PI * 2);
    context.fill();
    context.strokeStyle = css(palette.bottom, 0.6);
    context.lineWidth = 2.5;
    context.beginPath();
    context.ellipse(x, y + 1, size, size * 0.3, 0, 0.1, Math.PI - 0.1);
    context.stroke();
  }
}

import { css, darken, lighten, mix } from '#colour.ts';
import { between, pick } from '#random.ts';
import { at, disc, glow, type Scene, sky } from './scene.ts';

/** A window over the town in morning light, or a wall of glowing code; a desk runs along the foot. */
export function drawOffice(scene: Scene): void {
  const { palette, focus, random } = scene;
  sky(scene, 0.85, 0.45);
  if (random() < 0.55) drawWindowWall(scene);
  else drawCodeWall(scene);
  glow(scene, focus.x, focus.y, focus.radius * 1.6, lighten(palette.light, 0.5), 0.5);
  drawDesk(scene);
}

function drawWindowWall(scene: Scene): void {
  const { context, palette, focus, box, random } = scene;
  glow(scene, focus.x, focus.y, focus.radius * 2.4, lighten(palette.accent, 0.5), 0.8);
  disc(scene, focus.x, focus.y, focus.radius * 0.72, css(lighten(palette.accent, 0.5)));
  for (const [row, share] of [0.56, 0.66].entries()) {
    for (let x = box.x; x < box.x + box.width; ) {
      const width = between(random, 46, 100);
      const top = box.y + box.height * (share + random() * 0.12);
      context.fillStyle = css(mix(palette.bottom, palette.shape, 0.3 + row * 0.3), 0.9);
      context.fillRect(x, top, width - 2, box.height);
      x += width;
    }
  }
  context.fillStyle = css(lighten(palette.light, 0.4));
  for (const share of [0, 0.33, 0.665, 0.985])
    context.fillRect(box.x + box.width * share, box.y, 16, box.height);
  for (const share of [0.3, 0.6]) context.fillRect(box.x, box.y + box.height * share, box.width, 14);
  context.fillStyle = css(darken(palette.shape, 0.2), 0.35);
  for (const share of [0, 0.33, 0.665, 0.985])
    context.fillRect(box.x + box.width * share + 16, box.y, 5, box.height);
  context.fillStyle = css(lighten(palette.light, 0.2), 0.7);
  for (let slat = 0; slat < 9; slat++) context.fillRect(box.x, box.y + slat * 26, box.width, 15);
}

function drawCodeWall(scene: Scene): void {
  const { context, palette, box, random } = scene;
  const wall = context.createLinearGradient(box.x, box.y, box.x, box.y + box.height);
  wall.addColorStop(0, css(darken(palette.shape, 0.4)));
  wall.addColorStop(1, css(palette.top));
  context.fillStyle = wall;
  context.fillRect(box.x, box.y, box.width, box.height);
  for (let row = 0; row < 44; row++) {
    let x = box.x + 24 + (Math.floor(random() * 4) * box.width) / 18;
    const y = box.y + 20 + row * 32;
    for (let token = 0; token < 6 && x < box.x + box.width; token++) {
      const width = between(random, 24, 120);
      context.fillStyle = css(
        pick(random, [palette.accent, palette.bottom, palette.light]),
        between(random, 0.18, 0.6),
      );
      context.beginPath();
      context.roundRect(x, y, width, 11, 5.5);
      context.fill();
      x += width + 14;
      if (random() < 0.3) break;
    }
  }
  const { x, y } = at(scene, 0.5, 0.4);
  glow(scene, x, y, box.width * 0.6, palette.bottom, 0.45);
}

function drawDesk({ context, palette, box, random }: Scene): void {
  const top = box.y + box.height * 0.84;
  const desk = context.createLinearGradient(0, top, 0, box.y + box.height);
  const wood = mix(palette.accent, palette.shape, 0.45);
  desk.addColorStop(0, css(lighten(wood, 0.35)));
  desk.addColorStop(0.12, css(wood));
  desk.addColorStop(1, css(darken(wood, 0.35)));
  context.fillStyle = desk;
  context.fillRect(box.x, top, box.width, box.height * 0.16);
  for (let line = 0; line < 12; line++) {
    context.fillStyle = css(darken(wood, 0.4), 0.16);
    context.fillRect(box.x, top + between(random, 14, 200), box.width, between(random, 1, 4));
  }
}

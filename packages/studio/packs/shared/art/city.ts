import { css, darken, lighten, mix } from '#colour.ts';
import { between, pick } from '#random.ts';
import { beams, cloud, disc, glow, type Scene, sky, stars } from './scene.ts';

/** Three rows of houses in the haze before a huge moon or sun. */
export function drawCity(scene: Scene): void {
  const { context, palette, focus, random, box } = scene;
  sky(scene, 0.8, 0.3);
  const night = palette.top[0] + palette.top[1] + palette.top[2] < 300;
  if (night) stars(scene, 70, 0.5);
  else beams(scene, 15, palette.light, 0.26);
  glow(scene, focus.x, focus.y, focus.radius * 2.1, palette.light, 0.65);
  disc(scene, focus.x, focus.y, focus.radius * 0.85, css(lighten(palette.accent, 0.55)));
  disc(
    scene,
    focus.x + focus.radius * 0.05,
    focus.y + focus.radius * 0.04,
    focus.radius * 0.78,
    css(lighten(palette.accent, 0.7)),
  );
  for (let i = 0; i < 3; i++)
    cloud(
      scene,
      box.x + random() * box.width,
      box.y + box.height * between(random, 0.3, 0.5),
      box.width * 0.28,
      0.4,
    );
  for (let row = 0; row < 3; row++) drawRow(scene, row);
  const street = context.createLinearGradient(0, box.y + box.height * 0.86, 0, box.y + box.height);
  street.addColorStop(0, css(palette.accent, 0));
  street.addColorStop(1, css(palette.accent, 0.4));
  context.fillStyle = street;
  context.fillRect(box.x, box.y + box.height * 0.86, box.width, box.height * 0.14);
}

function drawRow({ context, palette, random, box }: Scene, row: number): void {
  const colour = mix(lighten(palette.bottom, 0.1), palette.shape, 0.4 + row * 0.3);
  const foot = box.y + box.height;
  for (let x = box.x - 30; x < box.x + box.width; ) {
    const width = between(random, 50, 110) * (1 + row * 0.15);
    const top = box.y + box.height * (0.44 + row * 0.12 + random() * 0.16);
    const wall = context.createLinearGradient(0, top, 0, foot);
    wall.addColorStop(0, css(colour));
    wall.addColorStop(1, css(lighten(colour, 0.3 - row * 0.14)));
    context.fillStyle = wall;
    context.fillRect(x, top, width - 3, foot - top);
    const roof = pick(random, ['flat', 'flat', 'mast', 'step', 'slope'] as const);
    if (roof === 'mast') context.fillRect(x + width * 0.45, top - 60, 5, 60);
    if (roof === 'step') context.fillRect(x + width * 0.2, top - 22, width * 0.55, 22);
    if (roof === 'slope') {
      context.beginPath();
      context.moveTo(x, top + 1);
      context.lineTo(x + width - 3, top - 34);
      context.lineTo(x + width - 3, top + 1);
      context.fill();
    }
    context.fillStyle = css(darken(colour, 0.25), 0.6);
    context.fillRect(x + width * 0.78, top, width * 0.22 - 3, foot - top);
    drawWindows({ context, palette, random }, { x, top, width, foot }, 0.25 + row * 0.28);
    x += width;
  }
}

function drawWindows(
  { context, palette, random }: Pick<Scene, 'context' | 'palette' | 'random'>,
  house: { x: number; top: number; width: number; foot: number },
  alpha: number,
): void {
  for (let y = house.top + 18; y < house.foot; y += 27) {
    for (let x = house.x + 11; x < house.x + house.width * 0.74; x += 19) {
      const lit = random();
      if (lit > 0.46) continue;
      context.fillStyle = css(lit < 0.3 ? palette.accent : palette.light, alpha);
      context.fillRect(x, y, 9, 14);
    }
  }
}

import { css, darken, lighten, mix } from '#colour.ts';
import { between } from '#random.ts';
import { at, ball, beams, cloud, disc, glow, ridge, type Scene, sky } from './scene.ts';

/** Hills in morning light with round trees, a fence or none, and flowers along the foot. */
export function drawGarden(scene: Scene): void {
  const { palette, focus, random, box } = scene;
  sky(scene, 0.7, 0.35);
  beams(scene, 14, palette.light, 0.3);
  glow(scene, focus.x, focus.y, focus.radius * 2.1, lighten(palette.light, 0.5), 0.9);
  disc(scene, focus.x, focus.y, focus.radius * 0.66, css(lighten(palette.accent, 0.72)));
  for (let i = 0; i < 6; i++) {
    const { x, y } = at(scene, random(), between(random, 0.24, 0.5));
    cloud(scene, x, y, box.width * between(random, 0.16, 0.32), 0.85);
  }
  for (const [layer, share] of [0.6, 0.69, 0.79, 0.89].entries()) drawHill(scene, layer, share);
  if (random() < 0.5) drawFence(scene);
  drawFlowers(scene);
}

function drawHill(scene: Scene, layer: number, share: number): void {
  const { palette, box, random } = scene;
  const phase = random() * 9;
  const top = box.y + box.height * share;
  const colour = mix(mix(palette.bottom, palette.top, 0.35), palette.shape, 0.35 + layer * 0.22);
  const height = (s: number) => top + Math.sin(s * (4 + layer) + phase) * (34 - layer * 5);
  ridge(scene, lighten(colour, 0.24), darken(colour, 0.18), top - 30, height);
  for (let tree = 0; tree < 8 - layer * 2; tree++) {
    const s = random();
    const size = between(random, 20, 34) * (1 + layer * 0.45);
    const [x, y] = [box.x + s * box.width, height(s)];
    scene.context.fillStyle = css(darken(palette.shape, 0.6));
    scene.context.fillRect(x - size * 0.1, y - size * 0.6, size * 0.2, size * 0.8);
    for (const [dx, dy, r] of [
      [-0.5, -0.9, 0.7],
      [0.5, -0.95, 0.66],
      [0, -1.5, 0.8],
    ] as const)
      ball(scene, x + dx * size, y + dy * size, r * size, darken(colour, 0.12));
  }
}

function drawFence({ context, palette, box }: Scene): void {
  const y = box.y + box.height * 0.85;
  context.fillStyle = css(lighten(palette.light, 0.5));
  context.fillRect(box.x, y + 22, box.width, 10);
  context.fillRect(box.x, y + 66, box.width, 10);
  for (let x = box.x + 8; x < box.x + box.width; x += 44) {
    context.beginPath();
    context.moveTo(x, y + 110);
    context.lineTo(x, y + 10);
    context.lineTo(x + 13, y - 6);
    context.lineTo(x + 26, y + 10);
    context.lineTo(x + 26, y + 110);
    context.fill();
  }
}

function drawFlowers(scene: Scene): void {
  const { context, palette, box, random } = scene;
  for (let i = 0; i < 64; i++) {
    const { x, y } = at(scene, random(), between(random, 0.9, 1));
    const size = between(random, 7, 13);
    context.strokeStyle = css(darken(palette.shape, 0.3));
    context.lineWidth = 3;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + between(random, -4, 4), Math.min(box.y + box.height, y + 40));
    context.stroke();
    const petal =
      i % 3 === 0 ? lighten(palette.light, 0.4) : i % 3 === 1 ? palette.accent : lighten(palette.accent, 0.4);
    for (let leaf = 0; leaf < 5; leaf++)
      disc(
        scene,
        x + Math.cos(leaf * 1.257) * size * 0.8,
        y + Math.sin(leaf * 1.257) * size * 0.8,
        size * 0.62,
        css(petal),
      );
    disc(scene, x, y, size * 0.5, css(mix(palette.accent, [255, 210, 60], 0.7)));
  }
}

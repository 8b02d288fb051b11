import { css, darken, lighten, mix } from '#colour.ts';
import { between } from '#random.ts';
import { at, ball, cloud, disc, glow, ridge, type Scene, sky } from './scene.ts';

/** A low sun over waves with an island, or the sea from below with shafts of light. */
export function drawSea(scene: Scene): void {
  if (scene.random() < 0.62) drawSurf(scene);
  else drawDepths(scene);
}

function drawSurf(scene: Scene): void {
  const { palette, focus, random, box } = scene;
  sky(scene, 0.62, 0.5);
  glow(scene, focus.x, focus.y, focus.radius * 2.2, lighten(palette.accent, 0.4), 0.75);
  disc(scene, focus.x, focus.y, focus.radius * 0.74, css(lighten(palette.accent, 0.25)));
  disc(scene, focus.x, focus.y, focus.radius * 0.66, css(lighten(palette.accent, 0.5)));
  for (let i = 0; i < 6; i++) {
    const { x, y } = at(scene, random(), between(random, 0.28, 0.52));
    cloud(scene, x, y, box.width * between(random, 0.16, 0.34), 0.75);
  }
  drawIsland(scene);
  for (let row = 0; row < 7; row++) drawWave(scene, row);
}

function drawIsland(scene: Scene): void {
  const { context, palette, box, random } = scene;
  const { x, y } = at(scene, random() < 0.5 ? 0.84 : 0.9, 0.615);
  context.fillStyle = css(mix(palette.shape, palette.bottom, 0.3));
  context.beginPath();
  context.ellipse(x, y, box.width * 0.12, 40, 0, Math.PI, 0);
  context.fill();
  context.lineWidth = 8;
  context.lineCap = 'round';
  context.strokeStyle = context.fillStyle;
  for (const [lean, height] of [
    [-26, 150],
    [24, 112],
  ] as const) {
    context.beginPath();
    context.moveTo(x, y - 30);
    context.quadraticCurveTo(x, y - height * 0.6, x + lean, y - height);
    context.stroke();
    for (let leaf = 0; leaf < 6; leaf++) {
      const turn = Math.PI + (leaf / 5) * Math.PI;
      context.beginPath();
      context.moveTo(x + lean, y - height);
      context.quadraticCurveTo(
        x + lean + Math.cos(turn) * 40,
        y - height + Math.sin(turn) * 40 - 8,
        x + lean + Math.cos(turn) * 64,
        y - height + Math.sin(turn) * 26 + 22,
      );
      context.stroke();
    }
  }
}

function drawWave(scene: Scene, row: number): void {
  const { context, palette, box, random } = scene;
  const share = 0.61 + row * 0.058;
  const top = box.y + box.height * share;
  const phase = random() * 7;
  const crest = (s: number) =>
    top +
    Math.abs(Math.sin(s * (9 - row * 0.7) + phase)) * -(6 + row * 5) +
    Math.sin(s * 31 + phase) * (1 + row * 0.5);
  const colour = mix(lighten(palette.bottom, 0.1), palette.shape, 0.25 + row * 0.11);
  ridge(scene, lighten(colour, 0.16), darken(colour, 0.15), top - 40, crest, 0.005);
  context.beginPath();
  for (let s = 0; s <= 1; s += 0.005) context.lineTo(box.x + s * box.width, crest(s) + 3);
  context.lineWidth = 2 + row * 0.9;
  context.strokeStyle = css(palette.light, 0.6);
  context.stroke();
}

function drawDepths(scene: Scene): void {
  const { context, palette, focus, random, box } = scene;
  const water = context.createLinearGradient(0, box.y, 0, box.y + box.height);
  water.addColorStop(0, css(lighten(palette.bottom, 0.35)));
  water.addColorStop(0.35, css(palette.top));
  water.addColorStop(1, css(darken(palette.shape, 0.35)));
  context.fillStyle = water;
  context.fillRect(box.x, box.y, box.width, box.height);
  for (let shaft = 0; shaft < 8; shaft++) {
    const { x } = at(scene, random() * 1.2 - 0.1, 0);
    const width = between(random, 20, 70);
    const light = context.createLinearGradient(0, box.y, 0, box.y + box.height * 0.8);
    light.addColorStop(0, css(palette.light, 0.4));
    light.addColorStop(1, css(palette.light, 0));
    context.fillStyle = light;
    context.beginPath();
    context.moveTo(x, box.y);
    context.lineTo(x + width, box.y);
    context.lineTo(x + width * 3 - 160, box.y + box.height * 0.85);
    context.lineTo(x - width - 160, box.y + box.height * 0.85);
    context.fill();
  }
  glow(scene, focus.x, focus.y, focus.radius * 1.8, palette.light, 0.5);
  for (let i = 0; i < 46; i++) {
    const { x, y } = at(scene, random(), between(random, 0.1, 0.9));
    const size = between(random, 2, 11);
    disc(scene, x, y, size, css(palette.light, 0.16));
    disc(scene, x - size * 0.3, y - size * 0.3, size * 0.3, css(palette.light, 0.7));
  }
  for (const [layer, share] of [0.83, 0.91].entries()) {
    const phase = random() * 9;
    const top = box.y + box.height * share;
    const colour = mix(palette.shape, palette.top, 0.3 - layer * 0.25);
    ridge(
      scene,
      lighten(colour, 0.12),
      darken(colour, 0.3),
      top - 30,
      (s) => top + Math.sin(s * 13 + phase) * 22,
    );
    for (let i = 0; i < 9; i++) {
      const { x } = at(scene, random(), 0);
      const ink = i % 2 === 0 ? palette.accent : mix(palette.accent, palette.light, 0.4);
      for (let bud = 0; bud < 4; bud++)
        ball(
          scene,
          x + between(random, -24, 24),
          top + 20 - bud * between(random, 9, 20),
          between(random, 9, 19),
          darken(ink, 0.35 - layer * 0.3),
        );
    }
  }
}

import { css, darken, lighten, mix } from '#colour.ts';
import { between, pick } from '#random.ts';
import { at, disc, glow, type Scene } from './scene.ts';

/** A tiled wall with hanging pans and steam, a plate behind the toy, a chequered floor running back. */
export function drawKitchen(scene: Scene): void {
  const { palette, focus } = scene;
  drawTiles(scene);
  drawRail(scene, scene.random() < 0.5 ? 0.3 : 0.52);
  glow(scene, focus.x, focus.y, focus.radius * 2.2, palette.light, 0.85);
  drawPlate(scene);
  drawFloor(scene);
}

function drawTiles({ context, palette, box, random }: Scene): void {
  const wall = context.createLinearGradient(box.x, box.y, box.x, box.y + box.height);
  wall.addColorStop(0, css(darken(palette.top, between(random, 0, 0.35))));
  wall.addColorStop(0.7, css(palette.bottom));
  context.fillStyle = wall;
  context.fillRect(box.x, box.y, box.width, box.height);
  const [wide, high] = pick(random, [
    [box.width / 9, box.width / 18],
    [box.width / 11, box.width / 11],
  ] as const);
  for (let row = 0; row * high < box.height * 0.84; row++) {
    for (let column = -1; column < 12; column++) {
      const x = box.x + (column + (wide === high ? 0 : (row % 2) / 2)) * wide;
      const y = box.y + row * high;
      context.fillStyle = css(lighten(palette.bottom, random() * 0.5), 0.28);
      context.fillRect(x + 2, y + 2, wide - 4, high - 4);
      context.fillStyle = css(palette.light, 0.35);
      context.fillRect(x + 2, y + 2, wide - 4, 2.5);
      context.fillStyle = css(darken(palette.shape, 0.2), 0.22);
      context.fillRect(x + 2, y + high - 4.5, wide - 4, 2.5);
    }
  }
}

function drawPlate(scene: Scene): void {
  const { context, palette, focus } = scene;
  const { x, y, radius } = focus;
  const rim = context.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
  rim.addColorStop(0, css(lighten(palette.light, 0.6)));
  rim.addColorStop(1, css(mix(palette.light, palette.shape, 0.35)));
  disc(scene, x + 10, y + 14, radius * 0.95, css(darken(palette.shape, 0.4), 0.35));
  context.beginPath();
  context.arc(x, y, radius * 0.94, 0, Math.PI * 2);
  context.fillStyle = rim;
  context.fill();
  context.lineWidth = radius * 0.035;
  context.strokeStyle = css(palette.accent);
  context.beginPath();
  context.arc(x, y, radius * 0.86, 0, Math.PI * 2);
  context.stroke();
  disc(scene, x, y, radius * 0.66, css(mix(palette.light, palette.shape, 0.16)));
  disc(scene, x + 4, y + 5, radius * 0.645, css(lighten(palette.light, 0.35)));
}

function drawRail(scene: Scene, height: number): void {
  const { context, palette, box, random } = scene;
  const y = box.y + box.height * height;
  const ink = darken(palette.shape, 0.35);
  context.fillStyle = css(ink, 0.8);
  context.fillRect(box.x, y, box.width, 7);
  for (let tool = 0; tool < 12; tool++) {
    const { x } = at(scene, (tool + between(random, 0.3, 0.7)) / 12, 0);
    const length = between(random, 60, 110);
    context.fillRect(x - 3, y, 6, length);
    const head = pick(random, ['pan', 'spoon', 'whisk', 'knife'] as const);
    const foot = y + length;
    context.beginPath();
    if (head === 'pan') context.arc(x, foot + 30, 34, 0, Math.PI * 2);
    else if (head === 'spoon') context.ellipse(x, foot + 20, 14, 24, 0, 0, Math.PI * 2);
    else if (head === 'whisk') context.ellipse(x, foot + 26, 17, 32, 0, 0, Math.PI * 2);
    else context.roundRect(x - 10, foot, 22, 66, [2, 2, 20, 2]);
    context.fill();
  }
}

function drawFloor({ context, palette, box }: Scene): void {
  const top = box.y + box.height * 0.84;
  const depth = box.height * 0.16;
  context.fillStyle = css(lighten(palette.light, 0.3));
  context.fillRect(box.x, top, box.width, depth);
  const middle = box.x + box.width / 2;
  context.fillStyle = css(mix(palette.accent, palette.shape, 0.2));
  for (let row = 0; row < 6; row++) {
    const near = (r: number) => (r / 6) ** 1.7;
    const [y0, y1] = [top + depth * near(row), top + depth * near(row + 1)];
    const [s0, s1] = [0.5 + near(row), 0.5 + near(row + 1)];
    for (let column = -14 + (row % 2); column < 14; column += 2) {
      const cell = box.width / 11;
      context.beginPath();
      context.moveTo(middle + column * cell * s0, y0);
      context.lineTo(middle + (column + 1) * cell * s0, y0);
      context.lineTo(middle + (column + 1) * cell * s1, y1);
      context.lineTo(middle + column * cell * s1, y1);
      context.fill();
    }
  }
  context.fillStyle = css(darken(palette.shape, 0.3));
  context.fillRect(box.x, top - 12, box.width, 12);
}

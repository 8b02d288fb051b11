import { css, darken, lighten, mix } from '#colour.ts';
import { between } from '#random.ts';
import { at, beams, disc, glow, type Scene, sky } from './scene.ts';

/** A stadium under floodlights: stands full of people, and a mown pitch that runs back to them. */
export function drawSport(scene: Scene): void {
  const { palette, focus } = scene;
  sky(scene, 0.6, 0.3);
  beams(scene, 17, palette.light, 0.22);
  drawStands(scene);
  glow(scene, focus.x, focus.y, focus.radius * 2, palette.light, 0.7);
  drawFloodlights(scene);
  drawPitch(scene);
}

function drawStands(scene: Scene): void {
  const { context, palette, box, random } = scene;
  const [top, foot] = [box.y + box.height * 0.44, box.y + box.height * 0.7];
  const rise = (x: number) => ((x - box.x) / box.width - 0.45) ** 2 * 260;
  const stand = context.createLinearGradient(0, top, 0, foot);
  stand.addColorStop(0, css(darken(palette.shape, 0.4)));
  stand.addColorStop(1, css(palette.shape));
  context.fillStyle = stand;
  context.beginPath();
  context.moveTo(box.x, foot + 20);
  for (let x = box.x; x <= box.x + box.width; x += 20) context.lineTo(x, top - rise(x));
  context.lineTo(box.x + box.width, foot + 20);
  context.fill();
  const shirts = [
    palette.accent,
    palette.light,
    lighten(palette.bottom, 0.3),
    mix(palette.accent, palette.light, 0.5),
  ];
  for (let row = 0; row < 15; row++) {
    for (let x = box.x; x < box.x + box.width; x += 17) {
      if (random() < 0.12) continue;
      const y = top + 16 + row * 18 - rise(x) * (1 - row / 15);
      const shirt = shirts[Math.floor(random() * shirts.length)] ?? palette.light;
      disc(scene, x + between(random, -3, 3), y, 5.6, css(shirt, 0.4 + row * 0.025));
    }
  }
}

function drawFloodlights(scene: Scene): void {
  const { context, palette } = scene;
  for (const share of [0.07, 0.93]) {
    const { x, y } = at(scene, share, 0.31);
    context.fillStyle = css(darken(palette.shape, 0.5));
    context.fillRect(x - 5, y, 10, 190);
    context.fillRect(x - 46, y - 26, 92, 54);
    glow(scene, x, y, 190, palette.light, 0.8);
    for (let lamp = 0; lamp < 8; lamp++)
      disc(
        scene,
        x - 33 + (lamp % 4) * 22,
        y - 12 + Math.floor(lamp / 4) * 26,
        9,
        css(lighten(palette.light, 0.8)),
      );
  }
}

function drawPitch({ context, palette, box, focus, random }: Scene): void {
  const top = box.y + box.height * 0.7;
  const foot = box.y + box.height;
  const lawn = context.createLinearGradient(0, top, 0, foot);
  const green = mix(palette.top, palette.bottom, 0.55);
  lawn.addColorStop(0, css(lighten(green, 0.12)));
  lawn.addColorStop(1, css(darken(palette.top, 0.15)));
  context.fillStyle = lawn;
  context.fillRect(box.x, top, box.width, foot - top);
  context.fillStyle = css(palette.light, 0.12);
  const stripes = 5 + Math.floor(random() * 4);
  for (let stripe = -stripes; stripe < stripes; stripe += 2) {
    const wide = box.width / stripes;
    context.beginPath();
    context.moveTo(focus.x + stripe * wide * 0.45, top);
    context.lineTo(focus.x + (stripe + 1) * wide * 0.45, top);
    context.lineTo(focus.x + (stripe + 1) * wide, foot);
    context.lineTo(focus.x + stripe * wide, foot);
    context.fill();
  }
  context.strokeStyle = css(palette.light, 0.85);
  context.lineWidth = 7;
  context.beginPath();
  context.moveTo(box.x, top + 44);
  context.lineTo(box.x + box.width, top + 44);
  context.stroke();
  context.beginPath();
  context.ellipse(focus.x, top + 150, focus.radius * 1.25, 84, 0, 0, Math.PI * 2);
  context.stroke();
}

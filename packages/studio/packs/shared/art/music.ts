import { css, darken, lighten, mix } from '#colour.ts';
import { between } from '#random.ts';
import { at, ball, beams, disc, glow, type Scene } from './scene.ts';

/** A stage: beams, a wall of lamps, speakers on both sides, a crowd along the foot. */
export function drawMusic(scene: Scene): void {
  const { context, palette, focus, box, random } = scene;
  const hall = context.createLinearGradient(0, box.y, 0, box.y + box.height);
  hall.addColorStop(0, css(darken(palette.top, 0.25)));
  hall.addColorStop(0.75, css(mix(palette.top, palette.bottom, 0.75)));
  hall.addColorStop(1, css(palette.shape));
  context.fillStyle = hall;
  context.fillRect(box.x, box.y, box.width, box.height);
  beams(scene, 13, palette.bottom, 0.55);
  beams(scene, 9, palette.accent, 0.2);
  glow(scene, focus.x, focus.y, focus.radius * 2, palette.light, 0.75);
  if (random() < 0.5) drawRecord(scene);
  else drawLampRing(scene);
  drawEqualiser(scene);
  for (let i = 0; i < 70; i++) {
    const { x, y } = at(scene, random(), random() * 0.8);
    context.save();
    context.translate(x, y);
    context.rotate(random() * 3);
    context.fillStyle = css(i % 3 === 0 ? palette.accent : palette.light, between(random, 0.4, 0.9));
    context.fillRect(-5, -2.5, 10, 5);
    context.restore();
  }
  drawCrowd(scene);
}

function drawRecord(scene: Scene): void {
  const { context, palette, focus } = scene;
  disc(scene, focus.x, focus.y, focus.radius * 0.9, css(darken(palette.shape, 0.5)));
  context.strokeStyle = css(palette.light, 0.16);
  context.lineWidth = 2;
  for (let groove = 0.42; groove < 0.88; groove += 0.045) {
    context.beginPath();
    context.arc(focus.x, focus.y, focus.radius * groove, 0, Math.PI * 2);
    context.stroke();
  }
  context.fillStyle = css(palette.light, 0.16);
  for (const turn of [-0.9, 2.24]) {
    context.beginPath();
    context.moveTo(focus.x, focus.y);
    context.arc(focus.x, focus.y, focus.radius * 0.9, turn - 0.22, turn + 0.22);
    context.fill();
  }
  disc(scene, focus.x, focus.y, focus.radius * 0.36, css(palette.accent));
}

function drawLampRing(scene: Scene): void {
  const { palette, focus } = scene;
  for (let lamp = 0; lamp < 26; lamp++) {
    const turn = (lamp / 26) * Math.PI * 2;
    const [x, y] = [
      focus.x + Math.cos(turn) * focus.radius * 0.88,
      focus.y + Math.sin(turn) * focus.radius * 0.88,
    ];
    glow(scene, x, y, 42, palette.accent, 0.8);
    ball(scene, x, y, 11, lighten(palette.accent, 0.5));
  }
}

function drawEqualiser({ context, palette, box, random }: Scene): void {
  const bars = 26;
  for (let bar = 0; bar < bars; bar++) {
    const aside = Math.abs(bar / (bars - 1) - 0.45) * 2;
    const height = box.height * between(random, 0.05, 0.12 + aside * 0.22);
    for (let y = 0; y < height; y += 20) {
      context.fillStyle = css(mix(palette.bottom, palette.accent, y / height), 0.75);
      context.fillRect(
        box.x + (bar / bars) * box.width + 4,
        box.y + box.height * 0.88 - y,
        box.width / bars - 8,
        13,
      );
    }
  }
}

function drawCrowd(scene: Scene): void {
  const { context, palette, box, random } = scene;
  for (const [row, share] of [0.9, 0.945].entries()) {
    context.fillStyle = css(darken(palette.shape, 0.25 + row * 0.5));
    context.fillRect(box.x, box.y + box.height * share + 16, box.width, box.height);
    for (let head = 0; head < 24; head++) {
      const { x, y } = at(scene, (head + between(random, 0.2, 0.8)) / 24, share);
      context.beginPath();
      context.ellipse(x, y + between(random, -8, 12), 19, 23, 0, 0, Math.PI * 2);
      context.rect(x - 26, y + 22, 52, 60);
      context.fill();
      if (random() < 0.4) {
        context.lineWidth = 12;
        context.lineCap = 'round';
        context.strokeStyle = context.fillStyle;
        context.beginPath();
        context.moveTo(x + 16, y + 30);
        context.lineTo(x + between(random, 10, 40), y - between(random, 30, 66));
        context.stroke();
      }
    }
  }
}

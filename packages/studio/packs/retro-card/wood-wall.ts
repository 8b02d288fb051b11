import { css, darken, hex, lighten, mix, type Rgb } from '../../colour.ts';
import { between, pick, type Random } from '../../random.ts';
import { PAGE, type Surface } from '../shared/surface.ts';

const WOODS = ['#9a6a42', '#7d5a48', '#a5825c', '#6f5a4c'].map(hex);

/** Upright boards of an old den's wall, lit from the upper left. */
export function drawWoodWall({ context }: Surface, random: Random): void {
  const wood = pick(random, WOODS);
  for (let x = between(random, -160, -20); x < PAGE; ) {
    const width = between(random, 180, 270);
    drawBoard(context, { x, width, wood }, random);
    x += width;
  }
  const light = context.createRadialGradient(380, 300, 100, 740, 760, 1240);
  light.addColorStop(0, 'rgba(255,236,200,0.34)');
  light.addColorStop(0.5, 'rgba(60,30,20,0.05)');
  light.addColorStop(1, 'rgba(24,8,8,0.62)');
  context.fillStyle = light;
  context.fillRect(0, 0, PAGE, PAGE);
}

function drawBoard(
  context: Surface['context'],
  { x, width, wood }: { x: number; width: number; wood: Rgb },
  random: Random,
): void {
  const tone = mix(wood, darken(wood, 0.4), random() * 0.6);
  const board = context.createLinearGradient(x, 0, x + width, 0);
  board.addColorStop(0, css(darken(tone, 0.55)));
  board.addColorStop(0.03, css(lighten(tone, 0.16)));
  board.addColorStop(0.5, css(tone));
  board.addColorStop(0.97, css(darken(tone, 0.14)));
  board.addColorStop(1, css(darken(tone, 0.65)));
  context.fillStyle = board;
  context.fillRect(x, 0, width + 1, PAGE);
  for (let line = 0; line < 26; line++) {
    const at = x + between(random, 6, width - 6);
    const bend = between(random, -14, 14);
    context.strokeStyle = css(
      random() < 0.7 ? darken(tone, 0.5) : lighten(tone, 0.3),
      between(random, 0.06, 0.26),
    );
    context.lineWidth = between(random, 1, 4);
    context.beginPath();
    context.moveTo(at, -10);
    context.bezierCurveTo(at + bend, 500, at - bend, 1000, at + bend * 0.5, PAGE + 10);
    context.stroke();
  }
}

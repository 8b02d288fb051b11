import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Pattern } from '../catalogue/words/pattern-words.ts';
import { css, darken, lighten, luminance, mix, type Rgb } from '../colour.ts';

/** The ground of a print, in centimetres of a six-inch figure's world: left, top, width, height. */
type Ground = { left: number; top: number; width: number; height: number };

/** The colours of a printed cloth; `second` is the other one that it is known by. Stripes may stand `upright`. */
type Dyes = { cloth: Rgb; accent: Rgb; second?: Rgb | undefined; upright?: boolean };

/** A pattern that the words name, or that a photo shows, less surely. */
export type Print = Pattern | 'fine-stripes' | 'flecks';

/** Prints a pattern all over a ground in a cloth's colours, or in shades of one and an accent. */
export function printPattern(
  context: SKRSContext2D,
  pattern: Print,
  ground: Ground,
  { cloth, accent, second, upright = false }: Dyes,
): void {
  const light = second ?? (luminance(cloth) > 120 ? darken(cloth, 0.5) : lighten(cloth, 0.72));
  PATTERN_PRINTS[pattern](context, ground, { cloth, accent, light, upright });
}

type Inks = { cloth: Rgb; accent: Rgb; light: Rgb; upright: boolean };

/** Visits places on a ground in staggered rows. */
function scatter(
  { left, top, width, height }: Ground,
  gap: number,
  visit: (x: number, y: number, n: number) => void,
): void {
  for (let row = 0; row * gap < height; row++)
    for (let column = 0; column * gap < width; column++)
      visit(left + column * gap + (row % 2) * gap * 0.5, top + row * gap, row * 7 + column * 3);
}

/** How much of its other colour a print from a photo has, 0 to 1. */
const SOFT = { stripes: 0.5, flecks: 0.32 };

const RAINBOW = ['#e4312b', '#f7932b', '#ffd23f', '#2fa66a', '#2563c9', '#8350c4'];

type PrintCloth = (context: SKRSContext2D, ground: Ground, inks: Inks) => void;

const PATTERN_PRINTS: Readonly<Record<Print, PrintCloth>> = {
  striped: (context, { left, top, width, height }, { light, upright }) => {
    context.fillStyle = css(light);
    // Counted from the middle, so that a shirt is alike on both sides.
    for (let x = upright ? 0 : width; x < width / 2; x += 12)
      for (const middle of x > 0 ? [-x, x] : [0]) context.fillRect(middle - 3, top, 6, height);
    if (upright) return;
    for (let y = top; y < top + height; y += 8) context.fillRect(left, y, width, 3.6);
  },
  'fine-stripes': (context, { left, top, width, height }, { cloth, light, upright }) => {
    context.fillStyle = css(mix(cloth, light, SOFT.stripes));
    for (let x = width / 2; upright && x > 0; x -= 4)
      for (const side of [-x, x]) context.fillRect(side - 0.5, top, 1, height);
    if (upright) return;
    for (let y = top; y < top + height; y += 5) context.fillRect(left, y, width, 1.3);
  },
  flecks: (context, ground, { cloth, light }) => {
    const ink = css(mix(cloth, light, SOFT.flecks));
    scatter(ground, 6, (x, y, n) => {
      const wide = 1.1 + ((n * 7) % 4) * 0.3;
      const [aside, down] = [((n * 5) % 7) * 0.6 - 1.8, ((n * 3) % 5) * 0.7 - 1.4];
      blot(context, x + aside, y + down, [wide, wide * 0.62], (n * 5) % 6, ink);
    });
  },
  pinstriped: (context, { left, top, width, height }, { light }) => {
    context.fillStyle = css(light, 0.75);
    for (let x = left; x < left + width; x += 4.6) context.fillRect(x, top, 0.8, height);
  },
  checked: (context, { left, top, width, height }, { cloth, light, accent }) => {
    context.fillStyle = css(darken(cloth, 0.55), 0.6);
    for (let y = top; y < top + height; y += 12) context.fillRect(left, y, width, 5);
    for (let x = left; x < left + width; x += 12) context.fillRect(x, top, 5, height);
    context.fillStyle = css(light, 0.7);
    for (let y = top + 8; y < top + height; y += 12) context.fillRect(left, y, width, 0.9);
    context.fillStyle = css(accent, 0.7);
    for (let x = left + 8; x < left + width; x += 12) context.fillRect(x, top, 0.9, height);
  },
  dotted: (context, ground, { light }) => {
    scatter(ground, 8, (x, y) => dot(context, x, y, 1.9, css(light)));
  },
  camouflage: (context, ground, { cloth }) => {
    const inks = [darken(cloth, 0.55), darken(cloth, 0.28), lighten(cloth, 0.3)];
    scatter(ground, 9, (x, y, n) => {
      context.fillStyle = css(inks[n % 3] ?? cloth);
      context.beginPath();
      context.ellipse(
        x + ((n * 5) % 7) - 3,
        y + ((n * 3) % 5) - 2,
        5 + ((n * 7) % 4),
        2.6 + (n % 2),
        (n % 5) - 2,
        0,
        Math.PI * 2,
      );
      context.fill();
    });
  },
  leopard: (context, ground, { cloth, light }) => {
    const core = css(mix(cloth, light, 0.4));
    scatter(ground, 8.4, (x, y, n) => {
      const [wide, turn] = [2.6 + ((n * 7) % 4) * 0.5, (n * 5) % 6];
      const [atX, atY] = [x + ((n * 5) % 5) * 0.8 - 1.6, y + ((n * 3) % 4) * 0.8 - 1.2];
      blot(context, atX, atY, [wide, wide * 0.74], turn, css(light));
      blot(context, atX + 2.6, atY + 1.8, [wide * 0.6, wide * 0.5], turn + 1, css(light));
      blot(context, atX + 0.4, atY, [wide * 0.55, wide * 0.32], turn, core);
    });
  },
  floral: (context, ground, { accent, light }) => {
    scatter(ground, 11, (x, y, n) => {
      for (let petal = 0; petal < 5; petal++) {
        const angle = (petal * Math.PI * 2) / 5 + n;
        dot(
          context,
          x + Math.sin(angle) * 2.1,
          y + Math.cos(angle) * 2.1,
          1.7,
          css(n % 2 === 0 ? accent : light),
        );
      }
      dot(context, x, y, 1.2, '#ffc72c');
    });
  },
  starred: (context, ground, { light }) => {
    scatter(ground, 10, (x, y) => star(context, x, y, 3, css(light)));
  },
  // Two bands around the waist, below any words on the chest, and one over each shoulder.
  reflective: (context, { left, width, top }) => {
    const band = (x: number, y: number, wide: number, high: number) => {
      context.fillStyle = '#8b939c';
      context.fillRect(x, y, wide, high);
      context.fillStyle = '#dfe3e8';
      const [across, down] = wide > high ? [0, 0.7] : [0.7, 0];
      context.fillRect(x + across, y + down, wide - across * 2, high - down * 2);
    };
    const shoulder = width * 0.17;
    for (const x of [-shoulder - 2.2, shoulder - 2.2]) band(x, top, 4.4, 36 - top);
    for (const y of [35, 44]) band(left, y, width, 4.8);
  },
  rainbow: (context, { left, top, width, height }) => {
    for (let y = top, n = 0; y < top + height; y += 5.4, n++) {
      context.fillStyle = RAINBOW[n % RAINBOW.length] ?? '#e4312b';
      context.fillRect(left, y, width, 5.4);
    }
  },
  bones: (context) => printBones(context),
};

/** Spine, ribs and pelvis, each rib a bow from the spine outwards. */
function printBones(context: SKRSContext2D): void {
  context.strokeStyle = '#f4f2ec';
  context.fillStyle = '#f4f2ec';
  context.lineCap = 'round';
  for (let y = 9; y < 50; y += 4.4) context.fillRect(-1.5, y, 3, 3);
  context.lineWidth = 2.3;
  for (let rib = 0; rib < 5; rib++) {
    const [y, reach] = [11 + rib * 5.2, 13 - Math.abs(rib - 1.5) * 1.3];
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(side * 2.4, y);
      context.quadraticCurveTo(side * reach, y - 2, side * reach, y + 5);
      context.stroke();
    }
  }
  for (const side of [-1, 1]) {
    context.beginPath();
    context.ellipse(side * 5.4, 48, 5.4, 3.4, side * 0.5, 0, Math.PI * 2);
    context.fill();
  }
}

/** A filled ellipse of two radii, turned by `turn` radians. */
function blot(
  context: SKRSContext2D,
  x: number,
  y: number,
  [long, short]: readonly [number, number],
  turn: number,
  fill: string,
): void {
  context.beginPath();
  context.ellipse(x, y, long, short, turn, 0, Math.PI * 2);
  context.fillStyle = fill;
  context.fill();
}

/** A filled circle. */
export function dot(context: SKRSContext2D, x: number, y: number, radius: number, fill: string): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = fill;
  context.fill();
}

/** A five-pointed star. */
export function star(context: SKRSContext2D, x: number, y: number, radius: number, fill: string): void {
  context.beginPath();
  for (let point = 0; point < 10; point++) {
    const reach = point % 2 === 0 ? radius : radius * 0.44;
    context.lineTo(x + Math.sin((point * Math.PI) / 5) * reach, y - Math.cos((point * Math.PI) / 5) * reach);
  }
  context.closePath();
  context.fillStyle = fill;
  context.fill();
}

import { luminance, type Rgb } from '../colour.ts';
import type { Decal } from '../sculpt/solid.ts';
import { colourAt, frameFace } from './face-frame.ts';
import { FACE_PRINT } from './face-print.ts';
import type { Face } from './find-face.ts';
import type { Looks } from './measure-colours.ts';
import { paintSmooth } from './paint-smooth.ts';
import type { Bitmap } from './read-photo.ts';

const { halfWidth: HALF_WIDTH, top: TOP, width: WIDTH, height: HEIGHT, perUnit: PER_UNIT } = FACE_PRINT;

/**
 * The person's face as a print for the toy's head: cut out upright, evenly lit, its tones smoothed to flat
 * painted patches with crisp borders, and feathered into the colour of the skin.
 */
export function createFaceTexture(photo: Bitmap, face: Face, looks: Looks): Decal {
  const cut = cutOut(photo, face);
  evenLight(cut, looks);
  paintSmooth(cut, WIDTH, HEIGHT);
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const pixel = row * WIDTH + column;
      const at = pixel * 3;
      const colour = deepen([cut[at] ?? 0, cut[at + 1] ?? 0, cut[at + 2] ?? 0], looks.skin);
      pixels.set([...colour, 255 * maskAt(column, row, colour, looks.skin)], pixel * 4);
    }
  }
  return { pixels, width: WIDTH, height: HEIGHT, centre: FACE_PRINT.centre, half: FACE_PRINT.half };
}

function cutOut(photo: Bitmap, face: Face): Float32Array {
  const frame = frameFace(face);
  const cut = new Float32Array(WIDTH * HEIGHT * 3);
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const at = (row * WIDTH + column) * 3;
      for (const [dx, dy] of [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ] as const) {
        const place = frame.toPhoto((column + dx) / PER_UNIT - HALF_WIDTH, (row + dy) / PER_UNIT + TOP);
        const colour = smoothColourAt(photo, place.x, place.y);
        for (let channel = 0; channel < 3; channel++)
          cut[at + channel] = (cut[at + channel] ?? 0) + (colour[channel] ?? 0) / 4;
      }
    }
  }
  return cut;
}

function smoothColourAt(photo: Bitmap, x: number, y: number): Rgb {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  const a = colourAt(photo, { x: x0, y: y0 });
  const b = colourAt(photo, { x: x0 + 1, y: y0 });
  const c = colourAt(photo, { x: x0, y: y0 + 1 });
  const d = colourAt(photo, { x: x0 + 1, y: y0 + 1 });
  const channel = (i: 0 | 1 | 2) =>
    (a[i] * (1 - fx) + b[i] * fx) * (1 - fy) + (c[i] * (1 - fx) + d[i] * fx) * fy;
  return [channel(0), channel(1), channel(2)];
}

/**
 * Takes the photo's own light out (the studio lights the head again) by dividing through the brightness of
 * the wide surroundings, and gives a black and white face the colour of its skin.
 */
function evenLight(cut: Float32Array, looks: Looks): void {
  const light = new Float32Array(WIDTH * HEIGHT);
  for (let pixel = 0; pixel < light.length; pixel++) {
    light[pixel] = luminance([cut[pixel * 3] ?? 0, cut[pixel * 3 + 1] ?? 0, cut[pixel * 3 + 2] ?? 0]);
  }
  const wide = fitLightPlane(light);
  const target = luminance(looks.skin);
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const pixel = row * WIDTH + column;
      const gain = Math.min(3, target / Math.max(12, wide(column, row)));
      for (let channel = 0; channel < 3; channel++) {
        const at = pixel * 3 + channel;
        const tinted = looks.monochrome
          ? ((looks.skin[channel] ?? 0) * (light[pixel] ?? 0)) / target
          : (cut[at] ?? 0);
        cut[at] = tinted * gain;
      }
    }
  }
}

/** The brightness of the skin across the face as a plane, by least squares over the face's brighter pixels. */
function fitLightPlane(light: Float32Array): (column: number, row: number) => number {
  const inside: { x: number; y: number; value: number }[] = [];
  for (let row = 0; row < HEIGHT; row += 4) {
    for (let column = 0; column < WIDTH; column += 4) {
      const x = column / PER_UNIT - HALF_WIDTH;
      const y = row / PER_UNIT + TOP;
      if ((x / 0.85) ** 2 + ((y - 0.4) / 1.2) ** 2 < 1)
        inside.push({ x, y: y - 0.4, value: light[row * WIDTH + column] ?? 0 });
    }
  }
  const sorted = inside.map(({ value }) => value).sort((a, b) => a - b);
  const floor = sorted[Math.floor(sorted.length * 0.35)] ?? 0;
  const bright = inside.filter(({ value }) => value >= floor);
  const mean = bright.reduce((sum, p) => sum + p.value, 0) / Math.max(1, bright.length);
  const slope = (axis: 'x' | 'y') => {
    const centre = bright.reduce((sum, p) => sum + p[axis], 0) / Math.max(1, bright.length);
    const along = bright.reduce((sum, p) => sum + (p[axis] - centre) * (p.value - mean), 0);
    const spread = bright.reduce((sum, p) => sum + (p[axis] - centre) ** 2, 0);
    return spread > 0 ? along / spread : 0;
  };
  const [across, down] = [slope('x'), slope('y')];
  return (column, row) => {
    const x = Math.max(-1, Math.min(1, column / PER_UNIT - HALF_WIDTH));
    const y = Math.max(-1.2, Math.min(1.2, row / PER_UNIT + TOP - 0.4));
    return Math.max(mean * 0.55, mean + across * x + down * y);
  };
}

/** More contrast to the skin and a little more colour, as paint on vinyl has. */
function deepen(colour: Rgb, skin: Rgb): Rgb {
  const channel = (i: 0 | 1 | 2) => skin[i] + (colour[i] - skin[i]) * 1.12;
  const deep: Rgb = [channel(0), channel(1), channel(2)];
  const grey = luminance(deep);
  return [grey + (deep[0] - grey) * 1.1, grey + (deep[1] - grey) * 1.1, grey + (deep[2] - grey) * 1.1];
}

/** 1 on the features, falling to 0 towards the hairline, ears and jaw, sooner where the photo shows no skin. */
function maskAt(column: number, row: number, colour: Rgb, skin: Rgb): number {
  const x = (column + 0.5) / PER_UNIT - HALF_WIDTH;
  const y = (row + 0.5) / PER_UNIT + TOP;
  const top = y < 0.3;
  const reach = Math.hypot(
    x / (top ? 1.18 : 1.06 - 0.1 * Math.max(0, y - 0.6)),
    (y - 0.3) / (top ? 1.32 : 1.62),
  );
  const soft = 1 - Math.max(0, Math.min(1, (reach - 0.76) / 0.24));
  const unlike = Math.hypot(colour[0] - skin[0], colour[1] - skin[1], colour[2] - skin[2]);
  const outer = Math.max(0, Math.min(1, (reach - 0.55) / 0.25));
  const foreign = Math.max(0, Math.min(1, (unlike - 55) / 70)) * outer;
  return soft * soft * (3 - 2 * soft) * (1 - foreign);
}

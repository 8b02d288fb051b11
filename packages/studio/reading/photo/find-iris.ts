import { luminance, mix, type Rgb, toHsl } from '../../colour.ts';
import type { Eye } from './face-features.ts';
import { FACE_PRINT } from './face-print.ts';
import type { Point } from './point.ts';

/** The middle of the dark in an eye, kept near the middle of the lids, for a steady look. */
export function findIris({ upper, lower }: Eye, cut: Float32Array): Point {
  const left = upper[0] ?? { x: 0, y: 0 };
  const right = upper.at(-1) ?? left;
  const middle = {
    x: (left.x + right.x) / 2,
    y: ((upper[Math.floor(upper.length / 2)]?.y ?? 0) + (lower[Math.floor(lower.length / 2)]?.y ?? 0)) / 2,
  };
  const reach = (right.x - left.x) * 0.32;
  let [sum, x] = [0, 0];
  for (let dx = -reach; dx <= reach; dx += reach / 12) {
    for (const dy of [-0.03, 0, 0.03]) {
      const weight = Math.max(0, 150 - luminance(colourIn(cut, middle.x + dx, middle.y + dy))) ** 2;
      sum += weight;
      x += (middle.x + dx) * weight;
    }
  }
  const found = sum > 0 ? x / sum : middle.x;
  return { x: middle.x + (found - middle.x) * 0.8, y: middle.y - 0.008 };
}

/** Colour of the iris around a place, as it is painted: small and shaded, a photo shows it muddy. */
export function readIrisColour(cut: Float32Array, { x, y }: Point, monochrome: boolean): Rgb {
  const ring: Rgb[] = [];
  for (let turn = 0; turn < 24; turn++) {
    const angle = (turn / 24) * Math.PI * 2;
    // Above, the lid's shadow hides the colour.
    if (Math.sin(angle) < -0.3) continue;
    ring.push(colourIn(cut, x + Math.cos(angle) * 0.062, y + Math.sin(angle) * 0.062));
  }
  ring.sort((a, b) => luminance(a) - luminance(b));
  const measured = ring[Math.floor(ring.length * 0.55)] ?? [70, 46, 34];
  if (monochrome) return luminance(measured) > 110 ? [96, 116, 130] : [74, 48, 34];
  const { hue, saturation, lightness } = toHsl(measured);
  // Small and shaded, most eyes measure as a muddy brown: only a clear blue or green is taken for one.
  if (hue > 70 && hue < 260 && saturation > 0.1 && lightness > 0.22)
    return mix(measured, hue < 165 ? [92, 128, 84] : [74, 122, 168], 0.55);
  return lightness < 0.3 ? [66, 40, 28] : mix(measured, [116, 74, 42], 0.6);
}

function colourIn(cut: Float32Array, x: number, y: number): Rgb {
  const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
  const column = Math.max(0, Math.min(width - 1, Math.round((x + halfWidth) * perUnit)));
  const row = Math.max(0, Math.min(height - 1, Math.round((y - top) * perUnit)));
  const at = (row * width + column) * 3;
  return [cut[at], cut[at + 1], cut[at + 2]];
}

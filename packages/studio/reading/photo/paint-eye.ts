import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, luminance, mix, type Rgb, toHsl } from '../../colour.ts';
import type { Eye } from './face-features.ts';
import { FACE_PRINT } from './face-print.ts';
import type { Looks } from './looks.ts';
import type { Point } from './point.ts';
import { pathThrough } from './print-canvas.ts';

/** Radius of a painted iris, in distances of the eyes; a living one has 0.094. */
const IRIS = 0.138;
/** An eye whose lids are closer than this share of its width is shut. */
const SHUT = 0.14;

/** Paints both eyes inside their lids: white, iris in their own colour, pupil, the light in it, and the lashes. */
export function paintEyes(
  context: SKRSContext2D,
  eyes: readonly [Eye, Eye],
  cut: Float32Array,
  looks: Looks,
): void {
  const places = [findIris(eyes[0], cut), findIris(eyes[1], cut)] as const;
  // One eye often lies in shadow; painted eyes are a pair.
  const colour = mix(readIrisColour(cut, places[0], looks), readIrisColour(cut, places[1], looks), 0.5);
  paintEye(context, eyes[0], places[0], colour, looks);
  paintEye(context, eyes[1], places[1], colour, looks);
}

function paintEye(context: SKRSContext2D, eye: Eye, iris: Point, colour: Rgb, looks: Looks): void {
  const outline = [...eye.upper, ...[...eye.lower].reverse()];
  const first = eye.upper[0];
  const last = eye.upper.at(-1);
  if (!first || !last) return;
  if (openingOf(eye) / Math.hypot(last.x - first.x, last.y - first.y) > SHUT) {
    context.save();
    pathThrough(context, outline, true);
    context.clip();
    paintWhite(context, eye);
    paintIris(context, iris, colour);
    shadeUnderLid(context, eye);
    context.restore();
  }
  context.strokeStyle = css(darken(mix(looks.hair, [36, 24, 22], 0.75), 0.3), 0.95);
  context.lineWidth = 0.05;
  pathThrough(context, eye.upper, false);
  context.stroke();
  context.strokeStyle = css(mix(looks.skin, [70, 34, 30], 0.62), 0.6);
  context.lineWidth = 0.02;
  pathThrough(context, eye.lower, false);
  context.stroke();
}

function openingOf({ upper, lower }: Eye): number {
  const top = upper[Math.floor(upper.length / 2)]?.y ?? 0;
  return (lower[Math.floor(lower.length / 2)]?.y ?? 0) - top;
}

function paintWhite(context: SKRSContext2D, { upper }: Eye): void {
  const x = upper[0]?.x ?? 0;
  context.fillStyle = 'rgb(253 251 248 / 0.96)';
  context.fillRect(x - 0.2, -0.5, 1, 1);
}

function shadeUnderLid(context: SKRSContext2D, { upper }: Eye): void {
  context.save();
  context.filter = `blur(${0.022 * FACE_PRINT.perUnit}px)`;
  context.strokeStyle = 'rgb(30 18 24 / 0.42)';
  context.lineWidth = 0.09;
  pathThrough(context, upper, false);
  context.stroke();
  context.restore();
}

function paintIris(context: SKRSContext2D, { x, y }: Point, colour: Rgb): void {
  const circle = (
    cx: number,
    cy: number,
    radius: number,
    fill: string | ReturnType<typeof context.createRadialGradient>,
  ) => {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(cx, cy, radius, 0, Math.PI * 2);
    context.fill();
  };
  const glow = context.createRadialGradient(x, y + IRIS * 0.45, IRIS * 0.1, x, y, IRIS);
  glow.addColorStop(0, css(mix(colour, [255, 236, 200], 0.3)));
  glow.addColorStop(0.62, css(colour));
  glow.addColorStop(1, css(darken(colour, 0.55)));
  circle(x, y, IRIS, css(darken(colour, 0.72)));
  circle(x, y, IRIS * 0.92, glow);
  circle(x, y, IRIS * 0.48, 'rgb(14 10 12)');
  circle(x - IRIS * 0.34, y - IRIS * 0.26, IRIS * 0.26, 'rgb(255 255 255 / 0.96)');
  circle(x + IRIS * 0.38, y + IRIS * 0.42, IRIS * 0.13, 'rgb(255 255 255 / 0.55)');
}

/** The middle of the dark in an eye, kept near the middle of the lids, for a steady look. */
function findIris({ upper, lower }: Eye, cut: Float32Array): Point {
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

function readIrisColour(cut: Float32Array, { x, y }: Point, looks: Looks): Rgb {
  const ring: Rgb[] = [];
  for (let turn = 0; turn < 24; turn++) {
    const angle = (turn / 24) * Math.PI * 2;
    // Above, the lid's shadow hides the colour.
    if (Math.sin(angle) < -0.3) continue;
    ring.push(colourIn(cut, x + Math.cos(angle) * 0.062, y + Math.sin(angle) * 0.062));
  }
  ring.sort((a, b) => luminance(a) - luminance(b));
  const measured = ring[Math.floor(ring.length * 0.55)] ?? [70, 46, 34];
  if (looks.monochrome) return luminance(measured) > 110 ? [96, 116, 130] : [74, 48, 34];
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

import { luminance } from '../../../colour.ts';
import type { Point } from '../point.ts';
import { FACE_PRINT } from './face-print.ts';

/** Samples across a brow from its upper to its lower border, and between two places of its outline. */
const ACROSS = 12;
const BETWEEN = 3;
/** Of what is in the outline, darkest first: hair and bare skin. */
const HAIR = 0.1;
const SKIN = 0.92;
/** Hair that differs from the skin by less of its brightness tells nothing, and by more tells all. */
const CONTRAST = { from: 0.12, to: 0.35 };
/** A brush is broader than the outermost hairs; no brow is thinner than this share of its outline, nor further from its middle. */
const BRUSH = 0.08;
const LEAST = 0.45;
/** A brow that hair hides is drawn so thick at least: none of its own is printed below. */
const UNSEEN = 0.75;
const MIDDLE = { from: 0.36, to: 0.64 };

/**
 * The outline of a brow as thick as its hair in `cut`: the mesh draws all brows broad. It runs along the upper border
 * and back along the lower one; so much of it is `unseen`, 0 to 1.
 */
export function narrowBrow(cut: Float32Array, outline: readonly Point[], unseen = 0): Point[] {
  const pairs = outline.slice(0, outline.length / 2).map((upper, index) => {
    const lower = outline[outline.length - 1 - index] ?? upper;
    return { upper, lower };
  });
  const samples = pairs.slice(1).flatMap((to, index) => sampleBetween(cut, pairs[index] ?? to, to));
  const lights = samples.map(({ light }) => light).sort((a, b) => a - b);
  const at = (share: number) => lights[Math.floor(lights.length * share)] ?? 0;
  const [hair, skin] = [at(HAIR), at(SKIN)];
  const dark = samples.filter(({ light }) => light < (hair + skin) / 2);
  if (dark.length === 0) return [...outline];
  const contrast = within(1 - hair / Math.max(1, skin), CONTRAST.from, CONTRAST.to);
  const known = (contrast - CONTRAST.from) / (CONTRAST.to - CONTRAST.from);
  const own = within(dark.length / samples.length + BRUSH, LEAST + (UNSEEN - LEAST) * unseen, 1);
  const thick = 1 + (own - 1) * known;
  const mean = dark.reduce((sum, { across }) => sum + across, 0) / dark.length;
  const middle = within(0.5 + (within(mean, MIDDLE.from, MIDDLE.to) - 0.5) * known, thick / 2, 1 - thick / 2);
  const border = (across: number) => pairs.map(({ upper, lower }) => mixPoints(upper, lower, across));
  return [...border(middle - thick / 2), ...border(middle + thick / 2).reverse()];
}

type Pair = { upper: Point; lower: Point };

function sampleBetween(cut: Float32Array, from: Pair, to: Pair): { across: number; light: number }[] {
  return Array.from({ length: BETWEEN * (ACROSS + 1) }, (_, sample) => {
    const along = Math.floor(sample / (ACROSS + 1)) / BETWEEN;
    const across = (sample % (ACROSS + 1)) / ACROSS;
    const upper = mixPoints(from.upper, to.upper, along);
    const lower = mixPoints(from.lower, to.lower, along);
    return { across, light: lightAt(cut, mixPoints(upper, lower, across)) };
  });
}

function lightAt(cut: Float32Array, { x, y }: Point): number {
  const { perUnit, halfWidth, top, width, height } = FACE_PRINT;
  const column = within(Math.round((x + halfWidth) * perUnit), 0, width - 1);
  const row = within(Math.round((y - top) * perUnit), 0, height - 1);
  const at = (row * width + column) * 3;
  return luminance([cut[at], cut[at + 1], cut[at + 2]]);
}

const mixPoints = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

import { luminance, type Rgb } from '../../../colour.ts';
import type { Point } from '../point.ts';
import type { Eye } from './face-features.ts';
import { FACE_PRINT } from './face-print.ts';
import { findIrisDisc } from './see-iris.ts';

/** Discs of both irises that lie this differently in their eyes are not both irises; distances of the eyes. */
const ASKEW = 0.07;
/** An iris lies so near to the middle between its lids, as a share of the eye's width. */
const ASIDE = 0.34;

/**
 * The middles of both irises. `taken` is the face in the light of the photo, three floats a pixel of the print. Where a
 * lash or a lamp is taken for one of them, both are kept near the middle of the lids, for a steady look.
 */
export function findIrises(eyes: readonly [Eye, Eye], taken: Float32Array): readonly [Point, Point] {
  const [left, right] = [placeOf(eyes[0], taken), placeOf(eyes[1], taken)];
  const agree = left && right && Math.hypot(left.x - right.x, left.y - right.y) < ASKEW;
  return agree
    ? [onEye(eyes[0], left), onEye(eyes[1], right)]
    : [darkOf(eyes[0], taken), darkOf(eyes[1], taken)];
}

/** Where an iris lies beside the middle of its eye; none where nothing like it is seen. */
function placeOf(eye: Eye, taken: Float32Array): Point | undefined {
  const [disc, middle] = [findIrisDisc(taken, eye), middleOf(eye)];
  if (!disc || Math.abs(disc.x - middle.x) > widthOf(eye) * ASIDE) return undefined;
  return { x: disc.x - middle.x, y: disc.y - middle.y };
}

function onEye(eye: Eye, { x, y }: Point): Point {
  const middle = middleOf(eye);
  return { x: middle.x + x, y: middle.y + y };
}

const widthOf = ({ upper }: Eye) => (upper.at(-1)?.x ?? 0) - (upper[0]?.x ?? 0);

function middleOf({ upper, lower }: Eye): Point {
  const half = Math.floor(upper.length / 2);
  return {
    x: ((upper[0]?.x ?? 0) + (upper.at(-1)?.x ?? 0)) / 2,
    y: ((upper[half]?.y ?? 0) + (lower[half]?.y ?? 0)) / 2,
  };
}

/** The middle of the dark in an eye, kept near the middle of the lids. */
function darkOf(eye: Eye, cut: Float32Array): Point {
  const middle = middleOf(eye);
  const reach = widthOf(eye) * 0.32;
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

function colourIn(cut: Float32Array, x: number, y: number): Rgb {
  const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
  const column = Math.max(0, Math.min(width - 1, Math.round((x + halfWidth) * perUnit)));
  const row = Math.max(0, Math.min(height - 1, Math.round((y - top) * perUnit)));
  const at = (row * width + column) * 3;
  return [cut[at], cut[at + 1], cut[at + 2]];
}

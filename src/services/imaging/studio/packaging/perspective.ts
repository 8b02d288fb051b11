import type { Canvas, ImageData, SKRSContext2D } from '@napi-rs/canvas';
import type { Surface } from './surface.ts';

/** The lens: far away, at the height `HORIZON` of the page, shifted so that uprights stay upright. */
const LENS_DISTANCE = 3000;
const HORIZON = 488;
/** The box' near corner on the page, and how far the box is turned away from the lens. */
const CORNER_X = 1006;
const TURN = (25 * Math.PI) / 180;
const [SIN, COS] = [Math.sin(TURN), Math.cos(TURN)];

/** A place on the ground: to the right of the near corner, and away from the lens, page pixels. */
export type Ground = { x: number; z: number };

/** A point of the box: `left` of its near corner along the front, and `deep` behind the front, page pixels. */
export function inBox(left: number, deep: number): Ground {
  return { x: -left * COS + deep * SIN, z: left * SIN + deep * COS };
}

/** How large things appear at a place, 1 at the near corner. */
export const nearness = ({ z }: Ground) => LENS_DISTANCE / (LENS_DISTANCE + z);

/** Where a point above or on the ground appears; `y` is its height on the page at the near corner. */
export function project(ground: Ground, y: number): { x: number; y: number } {
  const near = nearness(ground);
  return { x: CORNER_X + ground.x * near, y: HORIZON + (y - HORIZON) * near };
}

/** A closed shape of projected corners as the current path. */
export function projectedPath(
  context: SKRSContext2D,
  corners: readonly (readonly [ground: Ground, y: number])[],
): void {
  context.beginPath();
  for (const [ground, height] of corners) {
    const { x, y } = project(ground, height);
    context.lineTo(x, y);
  }
  context.closePath();
}

/** An upright wall between two places, from page height `top` to `bottom`. */
export type Wall = { from: Ground; to: Ground; top: number; bottom: number };

/**
 * Draws a flat picture onto an upright wall as the lens sees it, smoothly sampled, over what is there.
 * `light` multiplies its brightness at a share (0 to 1) of the wall's width.
 */
export function drawOnWall(
  { context, scale }: Surface,
  picture: Canvas,
  wall: Wall,
  light: (share: number) => number = () => 1,
): void {
  const ends = [project(wall.from, wall.top), project(wall.to, wall.top)];
  const feet = [project(wall.from, wall.bottom), project(wall.to, wall.bottom)];
  const left = Math.max(0, Math.floor(Math.min(...ends.map(({ x }) => x)) * scale));
  const right = Math.min(context.canvas.width, Math.ceil(Math.max(...ends.map(({ x }) => x)) * scale));
  const top = Math.max(0, Math.floor(Math.min(...ends.map(({ y }) => y)) * scale));
  const bottom = Math.min(context.canvas.height, Math.ceil(Math.max(...feet.map(({ y }) => y)) * scale) + 1);
  const seenArea = context.getImageData(left, top, right - left, bottom - top);
  const target = unwrap(seenArea);
  const source = unwrap(picture.getContext('2d').getImageData(0, 0, picture.width, picture.height));
  for (let column = 0; column < target.width; column++) {
    const seen = seeColumn(wall, (left + column + 0.5) / scale);
    if (seen.share < 0 || seen.share >= 1) continue;
    paintColumn(target, source, column, {
      u: seen.share * source.width - 0.5,
      start: seen.top * scale - top,
      length: (seen.bottom - seen.top) * scale,
      light: light(seen.share),
    });
  }
  context.putImageData(seenArea, left, top);
}

/** Which part of a wall stands at a page column, and between which heights. */
export function seeColumn(wall: Wall, x: number): { share: number; top: number; bottom: number } {
  const sight = x - CORNER_X;
  const [dx, dz] = [wall.to.x - wall.from.x, wall.to.z - wall.from.z];
  const share =
    (sight * (LENS_DISTANCE + wall.from.z) - wall.from.x * LENS_DISTANCE) / (dx * LENS_DISTANCE - sight * dz);
  const near = nearness({ x: 0, z: wall.from.z + share * dz });
  return {
    share,
    top: HORIZON + (wall.top - HORIZON) * near,
    bottom: HORIZON + (wall.bottom - HORIZON) * near,
  };
}

type Picture = { width: number; height: number; data: Uint8ClampedArray };

/** Each look at a native picture's fields costs as much as a hundred pixels, so they are read once. */
const unwrap = ({ width, height, data }: ImageData): Picture => ({ width, height, data });

function paintColumn(
  target: Picture,
  source: Picture,
  column: number,
  strip: { u: number; start: number; length: number; light: number },
): void {
  const u0 = Math.max(0, Math.min(source.width - 2, Math.floor(strip.u)));
  const fu = Math.max(0, Math.min(1, strip.u - u0));
  const first = Math.max(0, Math.floor(strip.start));
  const last = Math.min(target.height - 1, Math.ceil(strip.start + strip.length));
  const { data } = source;
  const out = target.data;
  for (let row = first; row <= last; row++) {
    const cover = Math.min(1, row + 1 - strip.start, strip.start + strip.length - row);
    if (cover <= 0) continue;
    const v = ((row + 0.5 - strip.start) / strip.length) * source.height - 0.5;
    const v0 = Math.max(0, Math.min(source.height - 2, Math.floor(v)));
    const fv = Math.max(0, Math.min(1, v - v0));
    const a = (v0 * source.width + u0) * 4;
    const b = a + 4;
    const c = a + source.width * 4;
    const d = c + 4;
    const wa = (1 - fu) * (1 - fv) * (data[a + 3] ?? 0);
    const wb = fu * (1 - fv) * (data[b + 3] ?? 0);
    const wc = (1 - fu) * fv * (data[c + 3] ?? 0);
    const wd = fu * fv * (data[d + 3] ?? 0);
    const weight = wa + wb + wc + wd;
    if (weight < 1) continue;
    const alpha = (cover * weight) / 255;
    const gain = (alpha * strip.light) / weight;
    const at = (row * target.width + column) * 4;
    for (let channel = 0; channel < 3; channel++) {
      const light =
        (data[a + channel] ?? 0) * wa +
        (data[b + channel] ?? 0) * wb +
        (data[c + channel] ?? 0) * wc +
        (data[d + channel] ?? 0) * wd;
      out[at + channel] = (out[at + channel] ?? 0) * (1 - alpha) + light * gain;
    }
    out[at + 3] = Math.max(out[at + 3] ?? 0, 255 * alpha);
  }
}

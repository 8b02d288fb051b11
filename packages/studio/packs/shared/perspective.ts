import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { type Column, paintWall } from './paint-wall.ts';
import { layerToCanvas, type Surface } from './surface.ts';

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

/** Closed shapes of projected corners as the current path. */
export function projectedPath(
  context: SKRSContext2D,
  ...shapes: readonly (readonly (readonly [ground: Ground, y: number])[])[]
): void {
  context.beginPath();
  for (const corners of shapes) {
    for (const [index, [ground, height]] of corners.entries()) {
      const { x, y } = project(ground, height);
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.closePath();
  }
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
  const [width, height] = [right - left, bottom - top];
  const source = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
  const columns = Array.from({ length: width }, (_, column): Column => {
    const seen = seeColumn(wall, (left + column + 0.5) / scale);
    const [start, end] = [seen.top * scale - top, seen.bottom * scale - top];
    return { share: seen.share, start, end, light: light(seen.share) };
  });
  const layer = { width, height, pixels: new Uint8ClampedArray(width * height * 4) };
  paintWall(layer, { width: source.width, height: source.height, pixels: source.data }, columns);
  context.save();
  context.resetTransform();
  context.drawImage(layerToCanvas(layer), left, top);
  context.restore();
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

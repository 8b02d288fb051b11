import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { contours } from 'd3-contour';
import sharp from 'sharp';
import { contourAround, solidPixels } from '../cutout/outline.ts';
import type { StandingFigure } from './figure-part.ts';
import type { Point } from './net.ts';

/** Height of the picture in which the outline is found, pixels: scissors follow it to a third of a millimetre. */
const COARSE = 400;
/** Shares of its height: paper around the figure, the radius of inner corners, and what counts as feet. */
const RIM = 0.018;
const ROUND = 0.03;
const FEET = 0.045;
/** Pixels per inch of what is printed. */
const DPI = 300;
const INCH = 25.4;

/** A figure to cut out: its contour, and its picture as large as that. */
export type PrintedFigure = StandingFigure & { picture: Canvas };

/** The contour of a cut-out, shares of its height from its upper left, and the middle of the heads, pixels. */
type Outline = { contour: Point[]; toy: Image; head: number };

/** Finds where a cut-out is to be cut, with a straight edge at its feet. */
export async function findOutline(cutout: Uint8Array): Promise<Outline> {
  const toy = await loadImage(cutout);
  const border = Math.ceil(COARSE * (RIM + ROUND)) + 2;
  const { data, info } = await sharp(cutout)
    .resize({ height: COARSE })
    .extend({ top: border, bottom: border, left: border, right: border, background: '#0000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const mask = solidPixels(data);
  const ground = lastRow(mask, width, height);
  const head = middleOf(mask, width, [0, Math.round(height * 0.4)]);
  layBar(mask, width, ground);
  const outside = contourAround(mask, info, { rim: COARSE * RIM, round: COARSE * ROUND });
  const [area] = contours().size([width, height]).thresholds([0])(
    Array.from(outside, (distance) => -distance),
  );
  const rings = area?.coordinates.map(([ring = []]) => ring.map(([x = 0, y = 0]): Point => [x, y])) ?? [];
  const [largest = []] = rings.toSorted((one, other) => other.length - one.length);
  const contour = startAtFeet(cutBelow(clockwise(largest), ground + 1), ground + 1);
  return {
    contour: contour.map(([x, y]): Point => [(x - border) / COARSE, (y - border) / COARSE]),
    toy,
    head: ((head - border) / COARSE) * toy.height,
  };
}

/** Makes a figure as large as fits into a room, millimetres. */
export function sizeFigure(
  { contour, toy }: Outline,
  room: { width: number; height: number },
): PrintedFigure {
  const [xs, ys] = [contour.map(([x]) => x), contour.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const size = Math.min(room.width / wide, room.height / high);
  const pixels = (size * DPI) / INCH;
  const picture = createCanvas(Math.round(wide * pixels), Math.round(high * pixels));
  const context = picture.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, picture.width, picture.height);
  context.imageSmoothingQuality = 'high';
  const aspect = toy.width / toy.height;
  context.drawImage(toy, -left * pixels, -top * pixels, aspect * pixels, pixels);
  return { contour: contour.map(([x, y]): Point => [(x - left) * size, (y - top) * size]), picture };
}

function lastRow(mask: Uint8Array, width: number, height: number): number {
  for (let y = height - 1; y > 0; y--) if (mask.subarray(y * width, (y + 1) * width).includes(1)) return y;
  return height - 1;
}

/** The middle of what is solid in some rows. */
function middleOf(mask: Uint8Array, width: number, [from, to]: [number, number]): number {
  let [sum, count] = [0, 0];
  for (let i = from * width; i < to * width; i++) {
    if (!mask[i]) continue;
    sum += i % width;
    count++;
  }
  return count > 0 ? sum / count : width / 2;
}

/** Joins the feet: all that stands on the ground gets one straight edge. */
function layBar(mask: Uint8Array, width: number, ground: number): void {
  const top = ground - Math.round(COARSE * FEET);
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) => {
    for (let y = top; y <= ground; y++) if (mask[y * width + x]) return true;
    return false;
  });
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  for (let y = ground - 2; y <= ground; y++) mask.fill(1, y * width + first, y * width + last + 1);
}

const areaOf = (ring: readonly Point[]) =>
  ring.reduce((sum, [ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    return sum + ax * by - bx * ay;
  }, 0);

/** With y down, a positive area is clockwise to the eye. The last point of a ring is its first again. */
function clockwise(ring: readonly Point[]): Point[] {
  const open = ring.slice(0, -1);
  return areaOf(open) > 0 ? open : open.toReversed();
}

/** What of a ring is above a height (Sutherland and Hodgman). */
function cutBelow(ring: readonly Point[], low: number): Point[] {
  return ring.flatMap(([ax, ay], i): Point[] => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    const kept: Point[] = ay <= low ? [[ax, ay]] : [];
    if (ay <= low === by <= low) return kept;
    return [...kept, [ax + ((bx - ax) * (low - ay)) / (by - ay), low]];
  });
}

/** Begins a ring with its straight edge on the ground, which a clockwise way takes from right to left. */
function startAtFeet(ring: readonly Point[], ground: number): Point[] {
  const onGround = [...ring.keys()].filter((i) => Math.abs((ring[i]?.[1] ?? 0) - ground) < 0.01);
  const rightmost = onGround.reduce(
    (best, i) => ((ring[i]?.[0] ?? 0) > (ring[best]?.[0] ?? 0) ? i : best),
    onGround[0] ?? 0,
  );
  const turned = [...ring.slice(rightmost), ...ring.slice(0, rightmost)];
  const leftmost = turned.findLastIndex(([, y], i) => i > 0 && Math.abs(y - ground) < 0.01);
  // Nothing in between: the ground is one edge.
  return [...turned.slice(0, 1), ...turned.slice(Math.max(1, leftmost))];
}

import type { Face } from '../face/find-face.ts';
import type { Point } from '../point.ts';
import type { Bitmap } from '../read-photo.ts';
import { sampleSquare } from '../sample-square.ts';
import { HEAD_INPUT, type HeadAnswer, type HeadModel, type Impression } from './head-model.ts';
import { isWithin, placeHead, placeInSquare } from './head-patch.ts';

/** What a pixel of a photo shows; a `thing` is worn or held: a hat, glasses, a microphone. */
const REGIONS = ['background', 'hair', 'body', 'face', 'clothes', 'thing'] as const;
export type Region = (typeof REGIONS)[number];
const HAIR = REGIONS.indexOf('hair');
const THING = REGIONS.indexOf('thing');

/** The region at a place around a head, in the head's units (y down); undefined outside the photo. */
export type HeadRegions = {
  at(x: number, y: number): Region | undefined;
  /** How probable hair is at a place, 0 to 1, even if something else is more probable; undefined if it is not known. */
  hairAt?(x: number, y: number): number;
  /** How probable a thing is there, in the same way. */
  thingAt?(x: number, y: number): number | undefined;
  /** Both eyes, the one on the left first. */
  eyes: readonly [Point, Point];
  /** What else the network has found out about the head. */
  impression?: Impression;
};

/** A rectangle in the head's units. */
export type Edges = { left: number; right: number; top: number; bottom: number };

export const isWithinEdges = ({ left, right, top, bottom }: Edges, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Minimum share of cheek pixels classed as face in a photo of a person, and in one that may also show a hat. */
const LEAST_FACE = { at: { left: -0.6, right: 0.6, top: 0.3, bottom: 0.9 }, share: 0.25, underHat: 0.78 };
/** Where a mask covers nose and mouth, and the share of them: less of a face is seen above it, even between glasses. */
const MASK = { at: { left: -0.6, right: 0.6, top: 0.7, bottom: 1.4 }, share: 0.6 };
const ABOVE_MASK = { at: { left: -0.6, right: 0.6, top: -0.5, bottom: 0.5 }, share: 0.2 };
/** The probability from which on something is certain; the network gives 0.92 at most. */
const CERTAIN = 0.91;
/** Above the forehead, where hair is unless a hat covers it. */
export const CROWN: Edges = { left: -1, right: 1, top: -2.2, bottom: -0.9 };

/** Asks the network about the square around a head. */
export const askAboutHead = (model: HeadModel, bitmap: Bitmap, face: Face): HeadAnswer =>
  model(sampleSquare(bitmap, placeHead(face).square, HEAD_INPUT, (value) => value / 255, 'stretched'));

/**
 * Finds what is where around a found face; undefined if the network does not see a person there, as in many drawings.
 * It takes the hair of others for hats.
 */
export function readHeadRegions(
  { kinds, impression }: HeadAnswer,
  bitmap: Bitmap,
  face: Face,
): HeadRegions | undefined {
  const { eyes, inPhoto } = placeHead(face);
  const seen = Array.from({ length: HEAD_INPUT ** 2 }, (_, pixel) => strongest(kinds, pixel));
  const pixelAt = (x: number, y: number) =>
    isWithin(bitmap, inPhoto(x, y)) ? placeInSquare(x, y, HEAD_INPUT) : undefined;
  const kindAt = (x: number, y: number, least = 0): Region | undefined => {
    const place = seen[pixelAt(x, y) ?? -1];
    return place && (place.probability < least ? 'background' : REGIONS[place.kind]);
  };
  const regions: HeadRegions = {
    eyes,
    at: (x, y) => kindAt(x, y),
    hairAt: (x, y) => seen[pixelAt(x, y) ?? -1]?.hair ?? 0,
    thingAt: (x, y) => seen[pixelAt(x, y) ?? -1]?.thing,
    impression,
  };
  const certain: HeadRegions = { eyes, at: (x, y) => kindAt(x, y, CERTAIN) };
  const hat = shareOf(regions, 'thing', CROWN);
  // A scarf is taken for clothes, jewels on it for things.
  const isHatted = hat > shareOf(regions, 'hair', CROWN) && hat > shareOf(regions, 'clothes', CROWN);
  const needed = isHatted ? LEAST_FACE.underHat : LEAST_FACE.share;
  const isMasked =
    shareOf(regions, 'thing', MASK.at) + shareOf(regions, 'clothes', MASK.at) > MASK.share &&
    shareOf(certain, 'face', ABOVE_MASK.at) > ABOVE_MASK.share;
  return isMasked || shareOf(certain, 'face', LEAST_FACE.at) >= needed ? regions : undefined;
}

/** What a pixel shows most probably, and how probable hair and a thing are there. */
type Seen = { kind: number; probability: number; hair: number; thing: number };

/** Reads a pixel of the answer without a view of its part of it, as a view for each pixel takes long. */
function strongest(answer: Float32Array, pixel: number): Seen {
  const start = pixel * REGIONS.length;
  let kind = 0;
  for (let other = 1; other < REGIONS.length; other++) {
    if (answer[start + other] > answer[start + kind]) kind = other;
  }
  let sum = 0;
  let [hair, thing] = [0, 0];
  for (let each = 0; each < REGIONS.length; each++) {
    const share = Math.exp(answer[start + each] - answer[start + kind]);
    if (each === HAIR) hair = share;
    if (each === THING) thing = share;
    sum += share;
  }
  return { kind, probability: 1 / sum, hair: hair / sum, thing: thing / sum };
}

/** How probable a thing is in a rectangle, on the mean of what lies in the photo; 0 where that is not known. */
export function thingIn(regions: HeadRegions, { left, right, top, bottom }: Edges): number {
  const step = 0.03;
  let [sum, all] = [0, 0];
  for (let y = top; y <= bottom + 1e-9; y += step) {
    for (let x = left; x <= right + 1e-9; x += step) {
      const seen = regions.thingAt?.(x, y);
      if (seen === undefined) continue;
      sum += seen;
      all++;
    }
  }
  return sum / Math.max(1, all);
}

/** The share of a rectangle that shows something, of what lies in the photo, 0 to 1. */
export function shareOf(
  regions: HeadRegions,
  region: Region,
  { left, right, top, bottom }: Edges,
  step = 0.05,
): number {
  let [hits, all] = [0, 0];
  for (let y = top; y <= bottom + 1e-9; y += step) {
    for (let x = left; x <= right + 1e-9; x += step) {
      const seen = regions.at(x, y);
      if (seen) all++;
      if (seen === region) hits++;
    }
  }
  return hits / Math.max(1, all);
}

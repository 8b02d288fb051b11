import type { Face } from './find-face.ts';
import { HEAD_INPUT, type HeadModel } from './head-model.ts';
import { isWithin, placeHead, placeInSquare } from './head-patch.ts';
import type { Point } from './point.ts';
import type { Bitmap } from './read-photo.ts';
import { sampleSquare } from './sample-square.ts';

/** What a place of a photo shows; a `thing` is worn or held: a hat, glasses, a microphone. */
const REGIONS = ['background', 'hair', 'body', 'face', 'clothes', 'thing'] as const;
export type Region = (typeof REGIONS)[number];

/** What is where around a head, in the head's units (y down); none outside the photo. */
export type HeadRegions = {
  at(x: number, y: number): Region | undefined;
  /** Both eyes, the one on the left first. */
  eyes: readonly [Point, Point];
};

/** So much of the cheeks must be known for a face: of a drawing or a mask the network tells nothing. */
const LEAST_FACE = 0.75;

/** Tells what is where around a found face; none where the network does not see a person there. */
export function readHeadRegions(model: HeadModel, bitmap: Bitmap, face: Face): HeadRegions | undefined {
  const { square, eyes, inPhoto } = placeHead(face);
  const answer = model(sampleSquare(bitmap, square, HEAD_INPUT, (value) => value / 255, 'stretched'));
  const kinds = Uint8Array.from({ length: HEAD_INPUT ** 2 }, (_, pixel) => strongest(answer, pixel));
  const regions: HeadRegions = {
    eyes,
    at(x, y) {
      const at = isWithin(bitmap, inPhoto(x, y)) ? placeInSquare(x, y, HEAD_INPUT) : undefined;
      return at === undefined ? undefined : REGIONS[kinds[at] ?? 0];
    },
  };
  return shareOf(regions, 'face', { left: -0.6, right: 0.6, top: 0.3, bottom: 0.9 }) < LEAST_FACE
    ? undefined
    : regions;
}

function strongest(answer: Float32Array, pixel: number): number {
  const own = answer.subarray(pixel * REGIONS.length, (pixel + 1) * REGIONS.length);
  return own.indexOf(Math.max(...own));
}

/** A rectangle in the head's units. */
export type Edges = { left: number; right: number; top: number; bottom: number };

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

import { MESH } from '../face/mesh-places.ts';
import type { Point } from '../point.ts';
import { hidesFarSide } from './mirror-far-side.ts';

/** One eye: the line of its upper and lower lid, from its left to its right corner. */
export type Eye = { upper: Point[]; lower: Point[] };

/** The outlines that are painted, in the head's units. */
export type FaceFeatures = {
  eyes: [Eye, Eye];
  brows: [Point[], Point[]];
  lips: Point[];
  /** The opening between the lips. */
  mouth: Point[];
  oval: Point[];
  nose: Point[];
};

/** Collects the outlines of a face; of a head turned far the hidden eye and brow mirror the other one. */
export function traceFeatures(points: readonly Point[], yaw: number): FaceFeatures {
  const pick = (indices: readonly number[]) => indices.map((index) => points[index] ?? { x: 0, y: 0 });
  const eye = (side: 0 | 1): Eye => ({
    upper: pick(MESH.eyes[side].upper),
    lower: pick([...MESH.eyes[side].lower].reverse()),
  });
  const features: FaceFeatures = {
    eyes: [eye(0), eye(1)],
    brows: [pick(MESH.brows[0]), pick(MESH.brows[1])],
    lips: pick(MESH.lips),
    mouth: pick(MESH.mouth),
    oval: pick(MESH.oval),
    nose: pick(MESH.noseBase),
  };
  if (!hidesFarSide(yaw)) return features;
  const [far, near]: [0 | 1, 0 | 1] = yaw > 0 ? [1, 0] : [0, 1];
  features.eyes[far] = {
    upper: mirror(features.eyes[near].upper).reverse(),
    lower: mirror(features.eyes[near].lower).reverse(),
  };
  features.brows[far] = mirror(features.brows[near]);
  return features;
}

const mirror = (line: readonly Point[]): Point[] => line.map(({ x, y }) => ({ x: -x, y }));

/** How far the lips are apart in the middle of the mouth. */
export function mouthGap(mouth: readonly Point[]): number {
  const quarter = Math.floor(mouth.length / 4);
  return (mouth[quarter * 3]?.y ?? 0) - (mouth[quarter]?.y ?? 0);
}

import type { Face } from './find-face.ts';
import { MESH } from './mesh-places.ts';
import type { Point } from './point.ts';
import type { Landmark } from './read-landmarks.ts';

/**
 * A face turned to look straight at us, in the head's units: the middle between the eyes is 0/0, the eyes are
 * one apart, y runs down.
 */
export type FrontalFace = {
  /** The places of the mesh seen from the front. */
  points: Point[];
  shape: FaceShape;
  /** How far the head is turned in the photo, radians: positive where the side on our right is hidden. */
  yaw: number;
};

/** The proportions that the head's mould follows, in the head's units, kept within what looks well. */
export type FaceShape = {
  /** Height of the chin below the eyes. */
  chin: number;
  /** Half the width of the face at the cheekbones, and at the corners of the jaw. */
  cheek: number;
  jaw: number;
  /** Half the width of the nose at its wings, and how far its tip lies below the eyes. */
  noseWidth: number;
  noseTip: number;
  /** How far the line between the lips lies below the eyes. */
  mouth: number;
};

/** The proportions of a head without a measured face. */
export const USUAL_SHAPE: FaceShape = {
  chin: 1.86,
  cheek: 1.15,
  jaw: 0.92,
  noseWidth: 0.3,
  noseTip: 0.62,
  mouth: 1.04,
};

/** How much larger than life the eyes are, as on every doll. */
const EYE_GROWTH = 0.32;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Turns the mesh of a found face to the front and measures it. */
export function turnToFront(face: Face): FrontalFace {
  const flat = project(face.landmarks);
  const at = (index: number): Point => flat[index] ?? { x: 0, y: 0 };
  const span = (pair: readonly [number, number]) => Math.abs(at(pair[1]).x - at(pair[0]).x) / 2;
  const measuredChin = at(MESH.chin).y;
  const chin = clamp(measuredChin, 1.58, 2);
  const measuredCheek = span(MESH.cheeks);
  const cheek = clamp(measuredCheek, 1.02, 1.26);
  const wide = cheek / measuredCheek;
  // The mould keeps its limits, so the print is stretched to where its chin and cheeks are.
  const points = flat.map(({ x, y }) => ({
    x: x * (1 + (wide - 1) * clamp(Math.abs(x) / measuredCheek, 0, 1)),
    y: y > 0 ? y * (chin / measuredChin) : y,
  }));
  return {
    points: growEyes(points),
    yaw: readYaw(face.landmarks),
    shape: {
      chin,
      cheek,
      jaw: clamp(span(MESH.jaw) * wide, 0.78, 1.08),
      noseWidth: clamp(span(MESH.noseWings), 0.22, 0.38),
      mouth: clamp(mouthOf(points), 0.86, 1.3),
      noseTip: clamp(at(MESH.noseTip).y * (chin / measuredChin), 0.5, 0.78),
    },
  };
}

/** Height of the corners of the mouth. */
const mouthOf = (points: readonly Point[]) => {
  const [left, right] = [points[MESH.mouth[0]], points[MESH.mouth[10]]];
  return left && right ? (left.y + right.y) / 2 : USUAL_SHAPE.mouth;
};

/** Sees the mesh along the face's own direction: its axes are the line of the eyes and that of the forehead and chin. */
function project(landmarks: readonly Landmark[]): Point[] {
  const at = (index: number): Landmark => landmarks[index] ?? { x: 0, y: 0, z: 0 };
  const across = unit(minus(at(MESH.eyeCorners[1]), at(MESH.eyeCorners[0])));
  const fall = minus(at(MESH.chin), at(MESH.forehead));
  const along = dot(fall, across);
  const down = unit({
    x: fall.x - across.x * along,
    y: fall.y - across.y * along,
    z: fall.z - across.z * along,
  });
  const seen = landmarks.map((place) => ({ x: dot(place, across), y: dot(place, down) }));
  const [left, right] = MESH.eyes.map(({ upper, lower }) => middle([...upper, ...lower].map((i) => seen[i])));
  if (!left || !right) return seen;
  const origin = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const apart = Math.max(1e-6, right.x - left.x);
  return seen.map(({ x, y }) => ({ x: (x - origin.x) / apart, y: (y - origin.y) / apart }));
}

/** How far a head is turned aside, radians: positive where the side on our right is hidden. */
export function readYaw(landmarks: readonly Landmark[]): number {
  const [left, right] = [landmarks[MESH.eyeCorners[0]], landmarks[MESH.eyeCorners[1]]];
  return left && right ? Math.atan2(right.z - left.z, Math.hypot(right.x - left.x, right.y - left.y)) : 0;
}

function growEyes(points: Point[]): Point[] {
  return points.map((point) => {
    let { x, y } = point;
    for (const side of [-0.5, 0.5]) {
      const away = Math.hypot((point.x - side) / 0.42, point.y / 0.3);
      const growth = EYE_GROWTH * Math.exp(-(away ** 4));
      x += (point.x - side) * growth * 0.7;
      y += point.y * growth * 1.2;
    }
    return { x, y };
  });
}

function middle(points: readonly (Point | undefined)[]): Point {
  const known = points.filter((point) => point !== undefined);
  return {
    x: known.reduce((sum, { x }) => sum + x, 0) / Math.max(1, known.length),
    y: known.reduce((sum, { y }) => sum + y, 0) / Math.max(1, known.length),
  };
}

const minus = (a: Landmark, b: Landmark): Landmark => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
const dot = (a: Landmark, b: Landmark) => a.x * b.x + a.y * b.y + a.z * b.z;

function unit(vector: Landmark): Landmark {
  const length = Math.hypot(vector.x, vector.y, vector.z) || 1;
  return { x: vector.x / length, y: vector.y / length, z: vector.z / length };
}

import { middleOf } from '../point.ts';
import { MESH } from './mesh-places.ts';
import type { Landmark } from './read-landmarks.ts';
import { smallnessOf } from './small-face.ts';

/** The proportions that everything on a head is moulded for, in the head's units: eyes one apart, y down from them. */
export type FaceShape = {
  /** How far the chin lies below the eyes. */
  chin: number;
  /** Half the width of the face at the cheekbones, at the corners of the jaw, between these and the chin, and of the chin. */
  cheek: number;
  jaw: number;
  jowl: number;
  chinWidth: number;
  /** How far the nose ends below the eyes. */
  noseBase: number;
  /** How far the line between the lips lies below the eyes, and half its width. */
  mouth: number;
  mouthWidth: number;
  /** How much further than usual the ears stand out. */
  ears: number;
  /** Half the width of the neck. */
  neck: number;
  /** Height of the crown above the eyes, without hair. */
  crown: number;
  /** How small the face is against its eyes, 0 to 1: head and body follow it. */
  smallness: number;
};

/** The crown of a usual head above the eyes, in the head's units. */
export const USUAL_CROWN = 1.62;

/** The proportions of the head for which hair and headwear are moulded. */
export const USUAL_SHAPE: FaceShape = {
  chin: 1.86,
  cheek: 1.15,
  jaw: 0.94,
  noseBase: 0.74,
  mouth: 1.04,
  mouthWidth: 0.36,
  chinWidth: 0.43,
  jowl: 0.79,
  ears: 0,
  neck: 0.54,
  crown: 1.85,
  smallness: 0,
};

/**
 * Where between the widths of jaw and chin a face's width is half-way between both: this share of the way to the jaw.
 */
const JOWL = 0.7;

/** Measures a mesh that is seen from the front. */
export function measureFace(mesh: readonly Landmark[]): FaceShape {
  const at = (index: number): Landmark => mesh[index] ?? ORIGIN;
  const half = ([one, other]: readonly [number, number]) => Math.abs(at(other).x - at(one).x) / 2;
  const [upper, lower] = MESH.lipMiddles;
  const [jaw, chinWidth] = [half(MESH.jaw), half(MESH.chinCorners)];
  const measured = {
    chin: at(MESH.chin).y,
    cheek: half(MESH.cheeks),
    noseBase: at(MESH.noseFoot).y,
    chinWidth,
  };
  const besideNose = MESH.besideNose.reduce((sum, index) => sum + at(index).z / 2, 0);
  return {
    ...USUAL_SHAPE,
    ...measured,
    jaw,
    jowl: chinWidth + (jaw - chinWidth) * JOWL,
    mouth: (at(upper).y + at(lower).y) / 2,
    mouthWidth: half(MESH.mouthCorners),
    smallness: smallnessOf(
      { ...measured, gap: Math.max(0, at(lower).y - at(upper).y) },
      at(MESH.chin).z - besideNose,
    ),
  };
}

const acrossOf = (landmarks: readonly Landmark[]): Landmark => {
  const [left = ORIGIN, right = ORIGIN] = MESH.eyeCorners.map((index) => landmarks[index]);
  return unit(minus(right, left));
};

/**
 * The mesh of a face turned to look straight at us, in the head's units: the middle between the eyes is 0/0, the eyes are one
 * apart, y runs down and z away from us.
 */
export function straighten(landmarks: readonly Landmark[]): Landmark[] {
  const fall = minus(landmarks[MESH.chin] ?? ORIGIN, landmarks[MESH.forehead] ?? ORIGIN);
  const across = acrossOf(landmarks);
  const along = dot(fall, across);
  const down = unit({
    x: fall.x - across.x * along,
    y: fall.y - across.y * along,
    z: fall.z - across.z * along,
  });
  const inward = cross(across, down);
  const seen = landmarks.map((place) => ({
    x: dot(place, across),
    y: dot(place, down),
    z: dot(place, inward),
  }));
  const [left, right] = MESH.eyes.map(({ upper, lower }) =>
    middleOf([...upper, ...lower].flatMap((index) => seen[index] ?? [])),
  );
  if (!left || !right) return seen;
  const origin = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const apart = Math.max(1e-6, right.x - left.x);
  return seen.map(({ x, y, z }) => ({ x: (x - origin.x) / apart, y: (y - origin.y) / apart, z: z / apart }));
}

/** How far a head is turned aside, radians: positive where the side on our right is hidden. */
export function readYaw(landmarks: readonly Landmark[]): number {
  const [left, right] = [landmarks[MESH.eyeCorners[0]], landmarks[MESH.eyeCorners[1]]];
  return left && right ? Math.atan2(right.z - left.z, Math.hypot(right.x - left.x, right.y - left.y)) : 0;
}

/** How far a head is bent forward, radians: negative where it leans back and its forehead is further away than its chin. */
export function readPitch(landmarks: readonly Landmark[]): number {
  const [forehead, chin] = [landmarks[MESH.forehead], landmarks[MESH.chin]];
  return forehead && chin
    ? Math.atan2(chin.z - forehead.z, Math.hypot(chin.x - forehead.x, chin.y - forehead.y))
    : 0;
}

const ORIGIN: Landmark = { x: 0, y: 0, z: 0 };

const minus = (a: Landmark, b: Landmark): Landmark => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
const cross = (a: Landmark, b: Landmark): Landmark => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});
const dot = (a: Landmark, b: Landmark) => a.x * b.x + a.y * b.y + a.z * b.z;

function unit(vector: Landmark): Landmark {
  const length = Math.hypot(vector.x, vector.y, vector.z) || 1;
  return { x: vector.x / length, y: vector.y / length, z: vector.z / length };
}

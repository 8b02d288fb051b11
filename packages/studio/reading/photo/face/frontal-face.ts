import type { Point } from '../point.ts';
import { liftBrows, liftOfBow } from './bowed-head.ts';
import { exaggerate, exaggerateMould, type FaceMeasures, opennessOf, reshape, sizeOf } from './caricature.ts';
import { drawOutline, type FaceOutline, traceOutline } from './face-outline.ts';
import type { Face } from './find-face.ts';
import { levelMouth } from './level-mouth.ts';
import { MESH } from './mesh-places.ts';
import type { Landmark } from './read-landmarks.ts';
import { smallnessOf } from './small-face.ts';
import { wakeEyes } from './wake-eyes.ts';

/**
 * A face turned to look straight at us, in the head's units: the middle between the eyes is 0/0, the eyes are
 * one apart, y runs down.
 */
export type FrontalFace = {
  /** The places of the mesh seen from the front. */
  points: Point[];
  shape: FaceShape;
  /** How far the chin lies below the eyes before it is drawn further. */
  chin: number;
  /** Chin and corners of the jaw where the places of the mesh have them: the mould's own are drawn otherwise. */
  print: Pick<FaceMeasures, 'chin' | 'jaw'>;
  /** How far the head is turned in the photo, radians: positive where the side on our right is hidden. */
  yaw: number;
  /** How far it is bent forward, radians; negative where it leans back. */
  pitch: number;
};

/** The proportions that the head's mould follows, in the head's units, kept within what looks well. */
export type FaceShape = FaceOutline & {
  /** Height of the chin below the eyes. */
  chin: number;
  /** Half the width of the face at the cheekbones. */
  cheek: number;
  /** Half the width of the nose at its wings, and how far its tip lies below the eyes. */
  noseWidth: number;
  noseTip: number;
  /** How far the nose ends below the eyes, and its tip stands before the cheeks. */
  noseBase: number;
  noseDepth: number;
  /** How far the line between the lips lies below the eyes, and half its width. */
  mouth: number;
  mouthWidth: number;
  /** How much further than usual the ears stand out. */
  ears: number;
  /** Half the width of the neck. */
  neck: number;
  /** Height of the crown above the eyes, without hair; the usual one where the photo does not show it. */
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
  noseWidth: 0.3,
  noseTip: 0.62,
  noseBase: 0.74,
  noseDepth: 0.49,
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
 * How much larger than life eyes and mouth are: from an arm's length a toy's are small. The smaller a face is against the
 * distance of its eyes, the larger its eyes look, and become.
 */
const EYE_GROWTH = { mean: 0.18, least: 0.13, most: 0.29, bySize: 1.7, small: 0.18 };
/** An open mouth is large by itself, and its lips stand nearer to us on the mould than its eyes. */
const MOUTH_GROWTH = { closed: 0.08, open: 0 };

/**
 * Turns the mesh of a found face to the front, measures it and exaggerates what is its own. A `plain` one has mouth and
 * brows as the mesh lays them: what is bent for a toy's sake tells nothing of a face's colours.
 */
export function turnToFront(face: Face, plain = false): FrontalFace {
  const [yaw, pitch] = [readYaw(face.landmarks), readPitch(face.landmarks)];
  const straight = project(face.landmarks);
  const flat = plain ? straight : levelMouth(straight);
  const measured = measure(flat);
  const seen = { ...measured, smile: measured.smile + liftOfBow(pitch, behindLips(flat)) };
  const open = plain ? 0 : opennessOf(measured);
  const smallness = smallnessOf(measured, chinBehindCheeks(flat));
  const drawn = plain
    ? { ...exaggerate(measured, open), smile: measured.smile }
    : exaggerate(seen, open, smallness);
  const { mean, least, most, bySize, small } = EYE_GROWTH;
  const growth = Math.max(least, Math.min(most, mean - sizeOf(measured) * bySize)) + small * smallness;
  // The print is stretched to where the mould has its chin and cheeks.
  const stretched = growMouth(reshape(flat, measured, drawn), drawn, open);
  return {
    points: plain ? growEyes(stretched, growth) : wakeEyes(growEyes(liftBrows(stretched, pitch), growth)),
    yaw,
    pitch,
    chin: measured.chin,
    print: { chin: drawn.chin, jaw: drawn.jaw },
    shape: {
      ...USUAL_SHAPE,
      ...drawn,
      ...exaggerateMould(measured, smallness),
      ...drawOutline(seeOutline(face.landmarks), yaw, pitch),
      crown: USUAL_CROWN,
      smallness,
    },
  };
}

/** What is measured of a face that is seen from the front. */
function measure(flat: readonly Landmark[]): FaceMeasures {
  const at = (index: number): Landmark => flat[index] ?? { x: 0, y: 0, z: 0 };
  const half = (pair: readonly [number, number]) =>
    Math.max(0.05, Math.abs(at(pair[1]).x - at(pair[0]).x) / 2);
  // A mesh gone wrong must not turn a face inside out.
  const noseTip = Math.max(0.2, at(MESH.noseTip).y);
  const noseBase = Math.max(noseTip + 0.05, at(MESH.noseFoot).y);
  const mouth = Math.max(noseBase + 0.1, (at(MESH.mouthCorners[0]).y + at(MESH.mouthCorners[1]).y) / 2);
  const [upper, lower] = MESH.lipMiddles.map((index) => at(index).y);
  const [left, right] = MESH.besideNose.map((index) => at(index).z);
  return {
    chin: Math.max(mouth + 0.3, at(MESH.chin).y),
    mouth,
    noseTip,
    noseBase,
    cheek: half(MESH.cheeks),
    jaw: half(MESH.jaw),
    chinWidth: half(MESH.chinCorners),
    noseWidth: half(MESH.noseWings),
    mouthWidth: half(MESH.mouthCorners),
    gap: Math.max(0, lower - upper),
    smile: (upper + lower) / 2 - mouth,
    noseDepth: (left + right) / 2 - at(MESH.noseTip).z,
  };
}

/** How far the chin lies behind the cheeks. */
function chinBehindCheeks(flat: readonly Landmark[]): number {
  const [left, right] = MESH.besideNose.map((index) => flat[index]?.z ?? 0);
  return (flat[MESH.chin]?.z ?? 0) - (left + right) / 2;
}

/** How far the corners of a mouth lie behind the middle of its lips. */
function behindLips(flat: readonly Landmark[]): number {
  const mean = (indices: readonly [number, number]) =>
    indices.reduce((sum, index) => sum + (flat[index]?.z ?? 0) / 2, 0);
  return mean(MESH.mouthCorners) - mean(MESH.lipMiddles);
}

/**
 * The outline of a face as bent forward or back as the photo shows it: whoever compares both looks for the
 * jaw that is seen there, and that is a pointed one on a bowed head.
 */
function seeOutline(landmarks: readonly Landmark[]): FaceOutline {
  const across = acrossOf(landmarks);
  const seen = project(landmarks, { x: -across.y, y: across.x, z: 0 });
  const at = (index: number) => seen[index] ?? ORIGIN;
  return traceOutline(MESH.oval.map(at), at(MESH.chin).y);
}

const acrossOf = (landmarks: readonly Landmark[]): Landmark => {
  const [left = ORIGIN, right = ORIGIN] = MESH.eyeCorners.map((index) => landmarks[index]);
  return unit(minus(right, left));
};

/** From the forehead to the chin. */
const fallOf = (landmarks: readonly Landmark[]): Landmark =>
  minus(landmarks[MESH.chin] ?? ORIGIN, landmarks[MESH.forehead] ?? ORIGIN);

/** The mesh of a face turned to look straight at us, in the head's units; z grows away from us. Nothing is bent for a toy's sake. */
export const straighten = (landmarks: readonly Landmark[]): Landmark[] => project(landmarks);

/**
 * Sees the mesh along the face's own direction: its axes are the line of the eyes and `fall`, which is that from forehead to
 * chin unless told otherwise.
 */
function project(landmarks: readonly Landmark[], fall = fallOf(landmarks)): Landmark[] {
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
  const [left, right] = MESH.eyes.map(({ upper, lower }) => middle([...upper, ...lower].map((i) => seen[i])));
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
function readPitch(landmarks: readonly Landmark[]): number {
  const [forehead, chin] = [landmarks[MESH.forehead], landmarks[MESH.chin]];
  return forehead && chin
    ? Math.atan2(chin.z - forehead.z, Math.hypot(chin.x - forehead.x, chin.y - forehead.y))
    : 0;
}

function growMouth(points: Point[], { mouth, smile }: FaceMeasures, open: number): Point[] {
  const middle = mouth + smile / 2;
  const growth = MOUTH_GROWTH.closed + (MOUTH_GROWTH.open - MOUTH_GROWTH.closed) * open;
  return points.map(({ x, y }) => {
    // The skin below gives way as far as the chin: pressed together, stubble would look like a beard.
    const near = Math.exp(-(Math.hypot(x / 0.72, (y - middle) / (y < middle ? 0.34 : 0.5)) ** 4));
    return {
      x: x * (1 + growth * near),
      y: y + (y - middle) * growth * near,
    };
  });
}

function growEyes(points: Point[], most: number): Point[] {
  return points.map((point) => {
    let { x, y } = point;
    for (const side of [-0.5, 0.5]) {
      const away = Math.hypot((point.x - side) / 0.42, point.y / 0.3);
      const growth = most * Math.exp(-(away ** 4));
      x += (point.x - side) * growth * 0.7;
      y += point.y * growth * 1.2;
    }
    return { x, y };
  });
}

const ORIGIN: Landmark = { x: 0, y: 0, z: 0 };

function middle(points: readonly (Point | undefined)[]): Point {
  const known = points.filter((point) => point !== undefined);
  return {
    x: known.reduce((sum, { x }) => sum + x, 0) / Math.max(1, known.length),
    y: known.reduce((sum, { y }) => sum + y, 0) / Math.max(1, known.length),
  };
}

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

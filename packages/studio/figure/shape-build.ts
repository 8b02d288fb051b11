import type { BodyId } from '../look/vocabulary.ts';
import { type FaceShape, USUAL_SHAPE } from '../reading/photo/face/frontal-face.ts';
import type { Build } from './build.ts';

/** How a body differs from the build of its pack: factors of breadths, depths and lengths. */
type Proportions = {
  /** Distance of the shoulders, and of the hips. */
  shoulder: number;
  hip: number;
  /** Breadth and depth. */
  chest: readonly [number, number];
  waist: readonly [number, number];
  /** Thickness of limbs. */
  arm: number;
  leg: number;
  /** Lengths of the upper body, of arms and of legs. */
  torso: number;
  reach: number;
  stride: number;
  /** Sizes of hands and feet, of the head, and of what the figure holds. */
  ends: number;
  head: number;
  held: number;
};

const AVERAGE: Proportions = {
  shoulder: 1,
  hip: 1,
  chest: [1, 1],
  waist: [1, 1],
  arm: 1,
  leg: 1,
  torso: 1,
  reach: 1,
  stride: 1,
  ends: 1,
  head: 1,
  held: 1,
};

const BODIES: Readonly<Record<BodyId, Proportions>> = {
  average: AVERAGE,
  slim: {
    ...AVERAGE,
    shoulder: 0.9,
    hip: 0.9,
    chest: [0.86, 0.86],
    waist: [0.8, 0.82],
    arm: 0.82,
    leg: 0.84,
  },
  broad: {
    ...AVERAGE,
    shoulder: 1.17,
    hip: 1.06,
    chest: [1.19, 1.14],
    waist: [1.08, 1.06],
    arm: 1.2,
    leg: 1.1,
    ends: 1.06,
  },
  round: {
    ...AVERAGE,
    shoulder: 1.1,
    hip: 1.18,
    chest: [1.14, 1.26],
    waist: [1.52, 1.72],
    arm: 1.16,
    leg: 1.16,
    ends: 1.04,
  },
  child: {
    shoulder: 0.74,
    hip: 0.78,
    chest: [0.76, 0.82],
    waist: [0.84, 0.88],
    arm: 0.78,
    leg: 0.8,
    torso: 0.76,
    reach: 0.74,
    stride: 0.7,
    ends: 0.82,
    head: 1.02,
    held: 0.84,
  },
};

/** The body below the smallest face: how much of it is a child's, and how much larger the head is. */
const SMALLEST = { share: 0.9, head: 1.1 };

/** The proportions of a body below a face of a `smallness`, if the owner chose none. */
function belowFace(smallness: number): Proportions {
  const mixed = (average: number, child: number) => average + (child - average) * SMALLEST.share * smallness;
  const { chest, waist, ...lengths } = BODIES.child;
  const pair = ([breadth, depth]: readonly [number, number]) => [mixed(1, breadth), mixed(1, depth)] as const;
  const { shoulder, hip, arm, leg, torso, reach, stride, ends, held } = lengths;
  return {
    shoulder: mixed(1, shoulder),
    hip: mixed(1, hip),
    chest: pair(chest),
    waist: pair(waist),
    arm: mixed(1, arm),
    leg: mixed(1, leg),
    torso: mixed(1, torso),
    reach: mixed(1, reach),
    stride: mixed(1, stride),
    ends: mixed(1, ends),
    head: 1 + (SMALLEST.head - 1) * smallness,
    held: mixed(1, held),
  };
}

/**
 * How much lower the head of a short face sits, as a share of what it is shorter than usual: otherwise its neck would
 * look long. A small face hardly shows its neck.
 */
const LOWER = { usual: 0.8, small: 0.25 };

/** How much lower a head sits on its shoulders. `chin` is how far its chin is below the eyes, in the head's units. */
export const lowerBy = (chin: number, smallness: number): number =>
  (LOWER.usual + LOWER.small * smallness) * Math.max(0, USUAL_SHAPE.chin - chin);

/** The greatest breadth of a neck, as a share of the chest's, unless the pack's own neck is broader. */
const NECK_OF_CHEST = 0.72;

/**
 * The build of a pack's figure with the neck that a face needs and the proportions of a body. Without a chosen body
 * it follows how small the face is: a small face on shoulders of usual breadth would look like a grown-up's.
 */
export function shapeBuild(
  build: Build,
  body?: BodyId,
  { smallness, neck, chin }: Pick<FaceShape, 'smallness' | 'neck' | 'chin'> = USUAL_SHAPE,
): Build {
  const shaped = proportion(build, body, smallness);
  const usual = (shaped.headScale / build.headScale) * build.neck;
  const most = Math.max(usual, shaped.chest[0] * NECK_OF_CHEST);
  return {
    ...shaped,
    eyesAt: shaped.eyesAt - lowerBy(chin, smallness) * shaped.headScale,
    neck: Math.min(most, usual * (neck / USUAL_SHAPE.neck)),
  };
}

/** The build with a head `factor` times as large on the same body. */
export const enlargeHead = (build: Build, factor: number): Build => ({
  ...build,
  headScale: build.headScale * factor,
  neck: build.neck * factor,
  eyesAt: build.shoulder[1] + (build.eyesAt - build.shoulder[1]) * factor,
});

function proportion(build: Build, body: BodyId | undefined, smallness: number): Build {
  if (body === 'average' || (!body && smallness === 0)) return build;
  const p = body ? BODIES[body] : belowFace(smallness);
  // A vinyl figure's waist is as broad as its hips already.
  const girth = (factor: number) => (build.line === 'vinyl' ? 1 + (factor - 1) * 0.62 : factor);
  const { shoulder, hip, chest, waist, arm, leg, foot } = build;
  // From the ground to the hips there are foot, shin and thigh, and the rest of the hip.
  const [legs, newLegs] = [
    foot[1] + build.shin + build.thigh,
    foot[1] * p.ends + (build.shin + build.thigh) * p.stride,
  ];
  const hipHeight = newLegs + (hip[1] - legs) * p.leg;
  const shoulderHeight = hipHeight + (shoulder[1] - hip[1]) * p.torso;
  return {
    ...build,
    headScale: build.headScale * p.head,
    neck: build.neck * p.head,
    eyesAt: shoulderHeight + (build.eyesAt - shoulder[1]) * p.head,
    shoulder: [shoulder[0] * p.shoulder, shoulderHeight],
    hip: [hip[0] * p.hip, hipHeight],
    chest: [chest[0] * p.chest[0], chest[1] * p.torso, chest[2] * p.chest[1]],
    waist: [waist[0] * girth(p.waist[0]), waist[1] * p.torso, waist[2] * girth(p.waist[1])],
    upperArm: build.upperArm * p.reach,
    foreArm: build.foreArm * p.reach,
    arm: [arm[0] * p.arm, arm[1] * p.arm, arm[2] * p.arm],
    thigh: build.thigh * p.stride,
    shin: build.shin * p.stride,
    leg: [leg[0] * p.leg, leg[1] * p.leg, leg[2] * p.leg],
    hand: build.hand * p.ends,
    foot: [foot[0] * p.ends, foot[1] * p.ends, foot[2] * p.ends],
    bodyScale: build.bodyScale * p.held,
  };
}

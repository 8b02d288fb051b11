import type { BodyId } from '@toy-twin/studio/look';

/** Degrees of the upper and of the lower half of an arm or leg: 0 hangs down, 90 points to the right, 180 up. */
type Limb = readonly [upper: number, lower: number];
/** The pose of a figure, seen from the front. */
export type Pose = { readonly arms: readonly [Limb, Limb]; readonly legs: readonly [Limb, Limb] };

const PLAIN_LEGS = [
  [-4, -2],
  [4, 2],
] as const;

/** The poses of the studio as stick figures. */
export const POSES: Readonly<Record<string, Pose>> = {
  standing: {
    arms: [
      [-12, -6],
      [12, 6],
    ],
    legs: PLAIN_LEGS,
  },
  relaxed: {
    arms: [
      [-14, -8],
      [46, -40],
    ],
    legs: [
      [-2, -2],
      [14, 6],
    ],
  },
  heroic: {
    arms: [
      [-48, 42],
      [48, -42],
    ],
    legs: [
      [-20, -14],
      [20, 14],
    ],
  },
  waving: {
    arms: [
      [-14, -8],
      [118, 168],
    ],
    legs: PLAIN_LEGS,
  },
  pointing: {
    arms: [
      [-14, -8],
      [84, 90],
    ],
    legs: [
      [-10, -6],
      [12, 6],
    ],
  },
  'thumbs-up': {
    arms: [
      [-14, -8],
      [34, 128],
    ],
    legs: PLAIN_LEGS,
  },
  cheering: {
    arms: [
      [-138, -166],
      [138, 166],
    ],
    legs: [
      [-14, -10],
      [14, 10],
    ],
  },
  dancing: {
    arms: [
      [-104, -160],
      [74, 20],
    ],
    legs: [
      [-34, 4],
      [12, 24],
    ],
  },
};

/** Half of the width of shoulders and waist, and the scale of everything below the head. */
const BUILDS: Readonly<Record<BodyId, { shoulders: number; waist: number; scale: number }>> = {
  slim: { shoulders: 7, waist: 5, scale: 1 },
  average: { shoulders: 9, waist: 7, scale: 1 },
  broad: { shoulders: 14, waist: 8.5, scale: 1 },
  round: { shoulders: 10, waist: 15, scale: 1 },
  child: { shoulders: 8, waist: 7.5, scale: 0.72 },
};

const HALF_ARM = 9.5;
const HALF_LEG = 9.5;

/** The line of an arm or leg from where it begins. */
function limbPath(x: number, y: number, [upper, lower]: Limb, half: number): string {
  const step = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `l${(half * Math.sin(angle)).toFixed(1)} ${(half * Math.cos(angle)).toFixed(1)}`;
  };
  return `M${x} ${y}${step(upper)}${step(lower)}`;
}

type Props = {
  build?: BodyId;
  pose?: Pose;
  /** The part that is drawn in another color. */
  aid?: 'arm' | 'leg' | 'ear';
};

/** A small figure that shows a body, a pose or an aid. */
export function Figure({ build = 'average', pose = POSES.standing, aid }: Props) {
  const { shoulders, waist, scale } = BUILDS[build];
  const [leftArm, rightArm] = pose?.arms ?? [];
  const [leftLeg, rightLeg] = pose?.legs ?? [];
  const torso = `M${-shoulders} 0Q${-waist - 1} 10 ${-waist} 19H${waist}Q${waist + 1} 10 ${shoulders} 0Q0-3 ${-shoulders} 0Z`;
  const limb = (line: Limb | undefined, x: number, y: number, half: number, marked = false) =>
    line && (
      <path
        d={limbPath(x, y, line, half)}
        className={marked ? 'stroke-hero' : 'stroke-current'}
        strokeWidth={marked ? 4 : 6}
      />
    );
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="size-full p-1 text-ink">
      <g fill="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="32" cy={16 + (1 - scale) * 24} r="8" />
        {aid === 'ear' && <circle cx="40.5" cy="16" r="3.5" className="fill-hero" />}
        <g transform={`translate(32 ${26 + (1 - scale) * 26}) scale(${scale})`}>
          <path d={torso} className="stroke-current" strokeWidth="2" />
          <g fill="none">
            {limb(leftArm, -shoulders, 2, HALF_ARM)}
            {limb(rightArm, shoulders, 2, HALF_ARM, aid === 'arm')}
            {limb(leftLeg, -waist + 3, 18, HALF_LEG)}
            {limb(rightLeg, waist - 3, 18, HALF_LEG, aid === 'leg')}
          </g>
        </g>
      </g>
    </svg>
  );
}

/** Somebody in a wheelchair, from the side. */
export function WheelchairFigure() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="size-full p-1 text-ink">
      <circle cx="27" cy="14" r="8" fill="currentColor" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="28" cy="45" r="13" className="stroke-hero" strokeWidth="4" />
        <path d="M27 26v14h14l5 14h6M28 30h12" className="stroke-current" strokeWidth="6.5" />
      </g>
    </svg>
  );
}

/** Words on a label: what the description says decides. */
export function Words() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="size-full p-1 text-ink">
      <path
        d="M12 18h40M12 29h40M12 40h26"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}

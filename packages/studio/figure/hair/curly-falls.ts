import { clamp } from '../../math.ts';
import { COURSE_EDGE, heightAt } from '../../reading/photo/hair/hair-course.ts';
import { REACH_HEIGHTS } from '../../reading/photo/hair/hair-reach.ts';
import type { Group, Solid, Vector } from '../../sculpt/solid.ts';
import { coils } from './curls.ts';
import { paintAt, slab } from './falls.ts';
import type { HairHead } from './hair-mould.ts';
import { edgeAt } from './hairline.ts';
import { onForehead, onSkull } from './lock.ts';
import { ringlet } from './ringlets.ts';
import { longCap } from './tops.ts';

/**
 * How far curls reach beyond the skull at each of `REACH_HEIGHTS` if no photo shows it, and how much their volume
 * adds.
 */
const USUAL = [0.3, 0.46, 0.58, 0.6, 0.5] as const;
const PUFFED = 1.2;
/** No pack has room for more, and no curl lies closer to the skull. */
const LIMITS = { close: 0.26, out: 2.2 };

/** How far curls reach from the middle of the head at a height of one side. */
type Outline = (side: -1 | 1, y: number) => number;

/** The outline of the photo at each height. Where the photo does not show it, it continues as above. */
function curlyOutline({ reach, wide, puff }: HairHead): Outline {
  const sides = ([-1, 1] as const).map((side) => {
    let more = 0;
    return USUAL.map((beyond, index) => {
      const usual = wide + beyond + puff * PUFFED;
      const seen = (side < 0 ? reach?.left : reach?.right)?.[index];
      if (seen !== undefined) more = seen - usual;
      return clamp(usual + more, wide + LIMITS.close, LIMITS.out);
    });
  });
  return (side, y) => {
    const own = sides[side < 0 ? 0 : 1] ?? [];
    const below = REACH_HEIGHTS.findIndex((height) => height <= y);
    const [from, to] = [own[below - 1] ?? own[0] ?? wide, own[below] ?? own.at(-1) ?? wide];
    if (below === 0) return to;
    if (below < 0) return own.at(-1) ?? wide;
    const [high, low] = [REACH_HEIGHTS[below - 1] ?? 0, REACH_HEIGHTS[below] ?? -1];
    return from + ((to - from) * (high - y)) / (high - low);
  };
}

/** Curls that end at `end` below the eyes; long ones hang in front of the shoulders. */
export type CurlyFall = { end: number; front: boolean };

/**
 * Ringlets of one side from the face (0) to the outline (1): how far back they hang, how thick, how much shorter, where
 * they begin.
 */
const RINGLETS = [
  { across: 0, back: 0, radius: 0.17, shorter: 0.16, from: 0.95 },
  { across: 0.3, back: 0.12, radius: 0.2, shorter: 0, from: 1.15 },
  { across: 0.62, back: 0.34, radius: 0.2, shorter: 0.12, from: 1.2 },
  { across: 0.95, back: 0.6, radius: 0.21, shorter: 0.26, from: 1.1 },
  { across: 0.9, back: 1.05, radius: 0.22, shorter: 0.4, from: 0.9 },
  { across: 0.4, back: 0.42, radius: 0.2, shorter: 0.42, from: 0.2 },
] as const;
/** Curls begin this far inside the skull's side next to the face, and nearer to the neck below the jaw. */
const FACE = { within: -0.04, jaw: 0.34 };

/** Where curls lie, at a height, that hang next to the face. */
const innerAt = ({ wide }: HairHead, y: number) =>
  wide - FACE.within - FACE.jaw * clamp((-y - 0.7) / 0.9, 0, 1);

const HEIGHTS = [0, 0.17, 0.34, 0.5, 0.66, 0.83, 1] as const;

/** All ringlets of both sides. */
function ringletsBeside(head: HairHead, outline: Outline, fall: CurlyFall): Solid[] {
  return ([-1, 1] as const).flatMap((side) =>
    RINGLETS.flatMap(({ across, back, radius, shorter, from }, row) => {
      const bottom = -fall.end + shorter + (side > 0 ? (row % 3) * 0.07 : 0);
      const line = HEIGHTS.map((share): Vector => {
        const y = from + (bottom - from) * share;
        const out = Math.max(innerAt(head, y), outline(side, y) - radius);
        const inner = Math.min(out, innerAt(head, y));
        return [side * (inner + (out - inner) * across), y, depthAt(fall, y) - back];
      });
      return ringlet(line, radius, {
        index: row * 2 + (side > 0 ? 1 : 0),
        paintAt: (y) => paintAt(head, y, fall.end),
      });
    }),
  );
}

/** Wisps that stand off the outline: where each begins, how far out it ends, and how far down. */
const WISPS = [
  { from: 0.75, out: 0.1, down: 0.55 },
  { from: 0.05, out: 0.16, down: 0.6 },
  { from: -0.7, out: 0.12, down: 0.65 },
  { from: -1.35, out: 0.18, down: 0.5 },
] as const;
const WISP = { radius: 0.1, within: 0.2, above: 0.3 };

/** Single curls that stick out of the mass: its edge is broken, like that of real curls. */
function wisps(head: HairHead, outline: Outline, fall: CurlyFall): Solid[] {
  return ([-1, 1] as const).flatMap((side) =>
    WISPS.flatMap(({ from, out, down }, index) => {
      const top = from + (side > 0 ? 0.2 : 0);
      if (top - down < WISP.above - fall.end) return [];
      const line = [0, 0.5, 1].map((share): Vector => {
        const y = top - down * share;
        return [
          side * (outline(side, y) - WISP.within + (WISP.within + out) * share),
          y,
          depthAt(fall, y) - 0.5,
        ];
      });
      return ringlet(line, WISP.radius, {
        index: index * 3 + (side > 0 ? 1 : 0),
        paintAt: (y) => paintAt(head, y, fall.end),
      });
    }),
  );
}

/**
 * How far before the middle of the head the foremost curls hang: next to the cheek, and on the chest or behind the
 * shoulder.
 */
function depthAt({ front }: CurlyFall, y: number): number {
  const low = clamp((-y - 1) / 1.2, 0, 1);
  return 0.56 + ((front ? 0.86 : 0.34) - 0.56) * low;
}

/** The mass behind the ringlets: how far inside the outline it is, and the size, distance and depth of its lumps. */
const MASS = { within: 0.2, half: 0.46, apart: 0.56, deep: 0.62 };

/** What fills the space between neck and outline, so that nothing shines through, and the curls down the back. */
function massBehind(head: HairHead, outline: Outline, { end }: CurlyFall): Solid[] {
  const { paint, phase, tucked } = head;
  const lumps = Math.max(3, Math.round((0.9 + end) / MASS.apart));
  return ([-1, 1] as const).flatMap((side) =>
    Array.from({ length: lumps }, (_, index): Solid => {
      const y = 0.75 - (index * (0.1 + end)) / (lumps - 1);
      const inner = y > -0.7 ? head.wide - 0.45 : 0.3;
      const outer = outline(side, y) - MASS.within;
      return {
        shape: 'ellipsoid',
        at: [(side * (inner + outer)) / 2, y, tucked.has(side) ? -0.95 : -0.42 - (index % 2) * 0.1],
        size: [Math.max(0.3, (outer - inner) / 2), MASS.half, MASS.deep],
        paint,
        blend: 0.16,
        groove: coils(9, 0.07, phase + index),
      };
    }),
  );
}

/** Curls down the back, from one side to the other. */
const BACK = [-0.8, -0.4, 0, 0.4, 0.8] as const;

function backCurls(head: HairHead, outline: Outline, { end }: CurlyFall): Solid[] {
  const half = Math.min(outline(-1, -0.5), outline(1, -0.5)) - 0.3;
  const hanging = BACK.flatMap((across, index) =>
    ringlet(
      [
        [across * head.wide, 1.1, -1.28 + Math.abs(across) * 0.3],
        [across * half, 0.1, -1.44 + Math.abs(across) * 0.4],
        [across * half, -end * 0.5, -1.2 + Math.abs(across) * 0.3],
        [across * half, -end + (index % 2) * 0.16, -0.95],
      ],
      0.26,
      { index, paintAt: (y) => paintAt(head, y, end) },
    ),
  );
  return [slab(head, end, [head.wide, 0.36], coils(9, 0.07, head.phase)), ...hanging];
}

/** Rows of curls over the head, from the hairline (0) to behind the crown: how far back, and how thick they are. */
const ROWS = [
  { back: 0.02, radius: 0.18 },
  { back: 0.3, radius: 0.2 },
  { back: 0.58, radius: 0.21 },
  { back: 0.88, radius: 0.22 },
  { back: 1.2, radius: 0.23 },
  { back: 1.55, radius: 0.24 },
] as const;
/**
 * Places on a row, from the parting to above the ear, and how high they are above the hairline, which falls beyond
 * the temple.
 */
const OVER = [0.03, 0.25, 0.48, 0.72, 0.95] as const;
const ABOVE = 0.24;
const FALL = 1.1;

/** Curls that run from the parting over the head to both sides. */
function curlsOverHead(head: HairHead, parting: number): Solid[] {
  const { paint, wide, lift } = head;
  return ([-1, 1] as const).flatMap((side) =>
    ROWS.flatMap(({ back, radius }, row) => {
      const to = side * (wide + 0.04);
      const line = OVER.map((across): Vector => {
        const x = parting + side * 0.06 + (to - parting) * across;
        const edge = edgeAt(head, x) - Math.max(0, Math.abs(x) - COURSE_EDGE) * FALL;
        const high = edge + ABOVE + back * 0.75 * (1 - across * 0.6);
        const ahead = Math.sqrt(Math.max(0.05, 1 - across * across * 0.7)) * 1.2 - back * 1.25;
        const place: Vector = [x, high, ahead];
        return (row === 0 ? onForehead : onSkull)(place, wide, 0.06 + lift * (1 - across * 0.5));
      });
      return ringlet(line, radius, { index: row * 2 + (side > 0 ? 1 : 0), paintAt: () => paint });
    }),
  );
}

/** Curls over the brow: where each hangs, how far it is from the line of the fringe, and how thick it is. */
const FRINGE = [
  { across: -0.88, higher: -0.06, radius: 0.14 },
  { across: -0.6, higher: 0.2, radius: 0.14 },
  { across: -0.28, higher: -0.04, radius: 0.13 },
  { across: 0.06, higher: 0.26, radius: 0.15 },
  { across: 0.38, higher: 0, radius: 0.13 },
  { across: 0.66, higher: 0.2, radius: 0.14 },
  { across: 0.9, higher: -0.06, radius: 0.14 },
] as const;
/** How much higher the cap behind a fringe ends: the forehead shows between its curls. */
const BEHIND_FRINGE = 0.5;

/** Single curls that hang over the forehead as far as the photo's fringe. */
function curlsOverBrow(head: HairHead): Solid[] {
  const { fringe, wide, lift, paint } = head;
  if (!fringe) return [];
  return FRINGE.flatMap(({ across, higher, radius }, index) => {
    const low = heightAt(fringe, across) + higher + radius * 0.6;
    const top = 1.66 + lift * 0.5;
    const line = [0, 0.34, 0.68, 1].map((share): Vector => {
      const y = top + (low - top) * share;
      return onForehead([across * (0.7 + share * 0.3), y, 1.2 - across * across * 0.4], wide, 0.1);
    });
    return ringlet(line, radius, { index, paintAt: () => paint });
  });
}

/**
 * Long curls: an airy mass that is as wide at each height as in the photo, made of ringlets that can be seen one by
 * one.
 */
export function curlyMould(own: HairHead, parting: number, fall: CurlyFall): Group[] {
  const head = { ...own, lift: own.lift + 0.06 };
  const { fringe, course } = head;
  const outline = curlyOutline(head);
  const behind = fringe && !course ? { ...head, course: fringe.map((y) => y + BEHIND_FRINGE) } : head;
  // What a hat would cut off would cost time.
  const over = own.underHat ? [] : [[...curlsOverHead(behind, parting), ...curlsOverBrow(head)]];
  return [
    [...longCap(behind, 0.14, coils(9, 0.06, head.phase)), ...massBehind(head, outline, fall)],
    ...over,
    [...ringletsBeside(head, outline, fall), ...wisps(head, outline, fall)],
    backCurls(head, outline, fall),
  ];
}

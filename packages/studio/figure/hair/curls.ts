import { lerpThree } from '../../math.ts';
import { heightAt } from '../../reading/photo/hair/hair-course.ts';
import type { Groove, Group, Paint, Solid, Vector } from '../../sculpt/solid.ts';
import { aroundEars, cap, crop, strands } from './cap.ts';
import { flow, riseOf, softCap, type Way } from './flow.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { ringlet } from './ringlets.ts';

/** Turns of the golden spiral, which spreads points evenly over a ball. */
export const GOLDEN = Math.PI * (3 - Math.sqrt(5));

export const coils = (density: number, depth: number, phase = 0): Groove => ({
  depth,
  density,
  phase,
  pattern: 'curls',
});

/** Places spread evenly over the hair on a head, none in the face or below `lowest`. */
function overHead(
  { wide, hairline, course }: HairHead,
  count: number,
  stand: number,
  { lowest, clear }: { lowest: number; clear: number },
): Vector[] {
  return Array.from({ length: count }, (_, index): Vector => {
    const up = 1 - (index / (count - 1)) * 1.5;
    const around = Math.sqrt(Math.max(0, 1 - up * up));
    return [
      Math.sin(index * GOLDEN) * around * (wide + stand),
      0.4 + up * (1.48 + stand),
      -0.1 + Math.cos(index * GOLDEN) * around * (1.3 + stand),
    ];
  }).filter(([x, y, z]) => {
    const edge = course ? heightAt(course, x) : hairline;
    const inFace = z > 0.25 && y < edge + clear && Math.abs(x) < Math.max(1.02, wide - 0.04);
    const onEar = y < 0.42 && z > -0.5;
    return y > lowest && !inFace && !onEar && z > -1.35;
  });
}

export const ball = (paint: Paint, at: Vector, radius: number, groove: Groove, blend: number): Solid => ({
  shape: 'ellipsoid',
  at,
  size: [radius, radius, radius],
  paint,
  blend,
  groove,
});

/** Curls swallow more light than combed strands, because no curl lies like its neighbour. */
export const matt = (paint: Paint, share: number): Paint => ({ ...paint, gloss: paint.gloss * share });
export const MATT = { curls: 0.7, coils: 0.35 };

/** Hair that stands out less than this shows its curls as relief. */
const CROP = 0.16;
/** The curls on a head: their number and thickness, and the share of the head over which each turns. */
const CURLS = { count: 112, radius: 0.165, thicker: 0.02, long: 0.5 };

/** One loose curl: it winds away from its place, along the head and out of it. */
function looseCurl(paint: Paint, [x, y, z]: Vector, index: number): Solid[] {
  const way = index * GOLDEN * 2;
  const [aside, up] = [Math.cos(way) * CURLS.long, Math.sin(way) * CURLS.long];
  const end: Vector = [x * 1.03 + aside * 0.8, y + up * 0.5, z + aside * -Math.sign(x) * 0.4 + 0.04];
  return ringlet([[x, y, z], end], CURLS.radius + ((index * 7) % 5) * CURLS.thicker, {
    index,
    paintAt: () => paint,
  });
}

/** Loose curls all over, each one visible; a crop has them as relief. */
export const shortCurly: HairMould = (own) => {
  const { lift, puff } = own;
  if (lift + puff < CROP) return curlyCrop(own);
  const head = { ...own, paint: matt(own.paint, MATT.curls), tips: matt(own.tips, MATT.curls) };
  const stand = 0.06 + lift * 0.5 + puff * 0.4;
  const curls = overHead(head, CURLS.count, stand, { lowest: 0.05, clear: 0.05 }).flatMap((at, index) =>
    looseCurl(index % 2 ? head.paint : head.tips, at, index),
  );
  return [
    crop(head, [cap(head, head.paint, 0.1, coils(9, 0.07), { lift: lift * 0.5, puff: puff * 0.8 })]),
    curls,
  ];
};

const curlyCrop = (head: HairHead): Group[] => [
  crop(head, [
    cap(head, head.paint, 0.12, coils(14, 0.04, head.phase), { lift: head.lift, puff: head.puff }),
  ]),
];

/** Coils that stand higher over the crown than at the sides by `over` are cut flat, with rounded corners. */
const FLAT_TOP = { over: 0.2, round: 0.6 };

/** A close, round head of fine coils with a clear hairline. */
export const shortAfro: HairMould = (head) => {
  const { lift, puff } = head;
  const paint = matt(head.paint, MATT.coils);
  const whole = cap(head, paint, 0.22, coils(26, 0.035, head.phase), { lift: lift * 1.2, puff: puff * 1.2 });
  const isFlatTop = lift - puff > FLAT_TOP.over;
  return [
    [
      ...crop(head, [isFlatTop ? { ...whole, round: FLAT_TOP.round } : whole], { end: -0.7 }),
      ...behindEars(head),
    ],
  ];
};

/** A crop ends above the ears: seen from the front, none of it stands out next to the neck. */
export const behindEars = ({ paint, wide }: HairHead): Solid[] =>
  [-1, 1].map((side) => ({
    shape: 'box',
    at: [side * (wide + 1.02), -1.12, -0.4],
    size: [1, 1, 2],
    paint,
    cutOut: true,
    blend: 0.2,
  }));

/** Places on a wave: it swings twice. */
const WAVE_PLACES = 5;
/** How far a wave swings aside, and how far it rises and sinks as it does. */
const SWING = { aside: 0.22, up: 0.06 };

/** A wave rises and falls over the skull and swings forwards and back: each corner pulls the other way. */
const wave = (head: HairHead, from: Vector, to: Vector, phase: number, radius: number): Solid[] =>
  flow(
    head,
    Array.from({ length: WAVE_PLACES }, (_, index): Way => {
      const share = index / (WAVE_PLACES - 1);
      const sway = (index + phase) % 2 ? 1 : -1;
      const [x, y, z] = lerpThree(from, to, share);
      return {
        at: [x, y + sway * SWING.aside * 0.5, z + sway * SWING.aside],
        out: share === 1 ? 0.04 : riseOf(head) + 0.06 + sway * SWING.up,
      };
    }),
    radius,
    { tip: 0.4, paintOf: phase % 2 ? head.paint : head.tips },
  );

/** Short hair in soft waves, swept from the parting. */
export const shortWavy: HairMould = (head) => {
  const { side, puff, hairline } = head;
  const rise = riseOf(head);
  const top = [0, 0.2, 0.42, 0.66, 0.92].flatMap((t, index) =>
    wave(
      head,
      [side * 0.46, Math.max(1.62, hairline + 0.5), 0.98 - t * 1.2],
      [-side * (1.02 + puff), hairline + 0.08 - t * 0.6, 0.86 - t * 1.5],
      index,
      0.36 + (index % 2) * 0.06,
    ),
  );
  const near = [0, 0.5, 1].flatMap((t, index) =>
    wave(
      head,
      [side * 0.5, 1.6, 0.85 - t],
      [side * (1.05 + puff), hairline - 0.45 - t * 0.4, 0.6 - t * 1.1],
      index + 1,
      0.34,
    ),
  );
  return [
    crop(
      head,
      [...softCap(head, rise, { ...strands([side * 0.6, -0.7, 0.8], 12, 0.05, head.phase), wave: 1 })],
      { end: -0.95 },
    ),
    [...top, ...near, ...aroundEars(head)],
  ];
};

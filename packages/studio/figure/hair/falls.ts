import { mix } from '../../colour.ts';
import { clamp } from '../../math.ts';
import type { Groove, Paint, Solid, Vector } from '../../sculpt/solid.ts';
import { DOWN, strands } from './cap.ts';
import type { HairHead } from './hair-mould.ts';
import { ALONG, tuft } from './lock.ts';
import { onLine } from './ringlets.ts';

/** How hair falls: down to `end` below the eyes; long hair falls over the shoulders in front. */
export type Fall = { end: number; form: 'straight' | 'wavy'; front: boolean };

/**
 * The colour of a part of the hair that begins at a height: that of the tips near the end, and a mixture in between.
 */
export function paintAt({ paint, tips }: HairHead, y: number, end: number): Paint {
  if (y > -end * 0.35) return paint;
  return y < -end * 0.7 ? tips : { ...paint, colour: mix(paint.colour, tips.colour, 0.5) };
}

/**
 * Locks from the crown down the back, from one side to the other: as a share of half the breadth, and how much shorter
 * each is.
 */
const BACK = [
  { across: -0.92, shorter: 0.1 },
  { across: -0.5, shorter: 0 },
  { across: 0, shorter: 0.07 },
  { across: 0.46, shorter: 0.02 },
  { across: 0.92, shorter: 0.12 },
] as const;

/** What keeps light from shining through behind neck and shoulders: half its breadth and half its depth. */
export function slab(
  { paint }: HairHead,
  end: number,
  [wide, deep]: readonly [number, number],
  groove: Groove,
): Solid {
  const bottom = -end + 0.34;
  return {
    shape: 'box',
    at: [0, (0.6 + bottom) / 2, -0.84],
    size: [wide, (0.6 - bottom) / 2, deep],
    round: deep - 0.02,
    paint,
    blend: 0.25,
    groove,
  };
}

/** What falls behind the ears and down the back: locks on a slab that lets no light through. */
export function backFall(head: HairHead, fall: Fall): Solid[] {
  const { paint, wide, puff } = head;
  const { end, form } = fall;
  const out = wide + 0.02 + puff * 0.6;
  const locks = BACK.flatMap(({ across, shorter }) =>
    dyed(
      head,
      tuft(
        paint,
        [
          [across * 0.6, 1.3, -0.8],
          [across * out, 1, -1.62 + Math.abs(across) * 0.5],
          [across * out * 1.08, -end * 0.5, -0.98 + Math.abs(across) * 0.3],
          [across * out * 0.96, -end + shorter, -0.66],
        ],
        0.4,
        { tip: 0.3 },
      ),
      end,
    ),
  );
  return [slab(head, end, [out, 0.34], backGroove(form, head.phase)), ...locks];
}

/** Hair over and behind the ears: no gap may show between the face and the hair that falls next to it. */
export function overEars(head: HairHead, form: Fall['form']): Solid[] {
  const { paint, wide, phase, tucked } = head;
  return ([-1, 1] as const).map((side) => ({
    shape: 'ellipsoid',
    at: [side * (wide - 0.12), -0.5, tucked.has(side) ? -1 : -0.3],
    size: [0.12 + thicknessOf(head) * 0.16, 1.15, 0.66],
    paint,
    blend: 0.1,
    groove: backGroove(form, phase),
  }));
}

const backGroove = (form: Fall['form'], phase: number): Groove => ({
  ...strands(DOWN, 5, 0.06, phase),
  wave: form === 'wavy' ? 0.8 : 0.2,
});

/** Wavy locks are thick to the tip: their line ends above it. */
const SPREAD: Readonly<Record<Fall['form'], number>> = { straight: 0, wavy: 0.12 };

/** How much further out a fall ends: waves spread over the shoulders, straight and shorter hair hangs down. */
const outwards = ({ form, front }: Fall): number => (form === 'wavy' && front ? 0.2 : 0);

/** Hair that is worn behind the ear begins here. */
const BEHIND_EAR = 1.35;

/**
 * The line that hair follows from the temple past the ear and the jaw to its tip; `place` is 0 at the face, 1 behind
 * the ear.
 */
function fallLine({ wide, puff, tucked }: HairHead, side: -1 | 1, place: number, fall: Fall): Vector[] {
  const { end: whole, form, front } = fall;
  const end = whole - SPREAD[form];
  const out = wide + 0.1 + puff * 0.7;
  const t = tucked.has(side) ? BEHIND_EAR + place * 0.2 : place;
  // Hair that is worn behind the ear spreads no further than the last lock next to it.
  const beside = Math.min(LOCKS[2].t, t);
  // Below the jaw it hangs like the hair on the other side.
  const rest = front ? 0.86 - place * 0.5 : 0.3 - t * 0.5;
  return [
    [side * (wide - 0.36), 1.5 - t * 0.1, 0.36 - t * 0.6],
    [side * (out - 0.02), 0.78 - t * 0.1, 0.5 - t * 0.7],
    [side * out, -0.3, 0.42 - t * 0.75],
    [side * (out - 0.04 + t * 0.14), -1.2, 0.46 - t * 0.7],
    [
      side * (out - 0.16 + beside * 0.26 + outwards(fall) * 0.6),
      -end * 0.5 - 1.15,
      (rest + 0.5 - (front ? place : t) * 0.7) / 2 + 0.06,
    ],
    [side * (out - 0.36 + beside * 0.4 + outwards(fall)), -end, rest],
  ];
}

/**
 * The thickness of locks, and how much volume adds to it. Hair that lies flat at the temples hangs down in thinner
 * locks.
 */
const THICK = { least: 0.74, more: 2.6, most: 1.05 };

const thicknessOf = ({ puff }: HairHead) => Math.min(THICK.most, THICK.least + puff * THICK.more);

/** Locks of one side, from the face to behind the ear: their place and radius, and how much higher each ends. */
const LOCKS = [
  { t: 0, radius: 0.26, shorter: 0.06 },
  { t: 0.36, radius: 0.34, shorter: 0 },
  { t: 0.8, radius: 0.32, shorter: 0.12 },
] as const;

/** The limbs of a fall in the colours of roots and tips. */
const dyed = (head: HairHead, limbs: readonly Solid[], end: number): Solid[] =>
  limbs.map((limb) => ({ ...limb, paint: paintAt(head, (limb.at[1] + (limb.to?.[1] ?? 0)) / 2, end) }));

/**
 * A line with more places on it, swung to both sides in turn. A curve through places passes half as far from the
 * middle: `reach` is how far the places lie.
 */
function swing(line: readonly Vector[], places: number, reach: number, first: -1 | 1): Vector[] {
  return Array.from({ length: places }, (_, index): Vector => {
    const share = index / (places - 1);
    const [x, y, z] = onLine(line, share);
    const sway = (index % 2 ? first : -first) * reach * Math.min(1, share * 1.5) ** 2 * (share < 1 ? 1 : END);
    return [x + sway, y, z];
  });
}

/** A tip that swings as far as its lock would look like a hook. */
const END = 0.4;

/** The distance from the crest of a wave to the next valley, and the least and greatest number of places of a lock. */
const WAVE = { half: 0.68, least: 4, most: 8, reach: 0.34 };

/** Waves are fuller than straight hair: no light falls between their locks. Their strands sway along them. */
const LOCK_FORMS = {
  straight: { fuller: 1, tip: 0.35, groove: ALONG },
  wavy: { fuller: 1.12, tip: 0.42, groove: { ...ALONG, wave: 0.5 } },
} as const;

/** All locks of a side swing together: otherwise they would look like ropes next to each other. */
function waved(line: readonly Vector[], side: -1 | 1): Vector[] {
  const long = (line[0]?.[1] ?? 0) - (line.at(-1)?.[1] ?? 0);
  const places = clamp(Math.round(long / WAVE.half), WAVE.least, WAVE.most);
  return swing(line, places, WAVE.reach, side);
}

/** What falls next to the face and over the shoulders. */
export function sideFalls(head: HairHead, fall: Fall): Solid[] {
  const { fuller, tip, groove } = LOCK_FORMS[fall.form];
  return ([-1, 1] as const).flatMap((side) =>
    LOCKS.flatMap(({ t, radius, shorter }) => {
      const line = fallLine(head, side, t, { ...fall, end: fall.end - shorter });
      const places = fall.form === 'wavy' ? waved(line, side) : line;
      return dyed(
        head,
        tuft(head.paint, places, radius * fuller * thicknessOf(head), { tip, groove }),
        fall.end,
      );
    }),
  );
}

import { mix } from '../../colour.ts';
import type { Groove, Paint, Solid, Vector } from '../../sculpt/solid.ts';
import { DOWN, strands } from './cap.ts';
import type { HairHead } from './hair-mould.ts';
import { lock, rope } from './lock.ts';

/** How hair falls: as far as `end` below the eyes, over the shoulders in front where it is long. */
export type Fall = { end: number; form: 'straight' | 'wavy' | 'curly'; front: boolean };

/** The colour of a part of the hair that begins at a height: near the end it is the tips', and between half of each. */
function paintAt({ paint, tips }: HairHead, y: number, end: number): Paint {
  if (y > -end * 0.35) return paint;
  return y < -end * 0.7 ? tips : { ...paint, colour: mix(paint.colour, tips.colour, 0.5) };
}

/** What falls behind the ears and down the back. */
export function backFall(head: HairHead, { end, form }: Fall): Solid[] {
  const { paint, wide, puff, tips } = head;
  const out = wide + 0.06 + puff * 0.6;
  const groove = backGroove(form, head.phase);
  const slab = (top: number, bottom: number, breadth: number, z: number, of: Paint): Solid => ({
    shape: 'box',
    at: [0, (top + bottom) / 2, z],
    size: [breadth, (top - bottom) / 2, 0.36],
    round: 0.32,
    paint: of,
    blend: 0.25,
    groove,
  });
  const middle = -end * 0.55;
  return [slab(0.6, middle - 0.2, out, -0.86, paint), slab(middle, -end, out - 0.04, -0.82, tips)];
}

/** Hair over and behind the ears: nothing may be seen through between the face and what falls beside it. */
export function overEars({ paint, wide, phase, tucked }: HairHead, form: Fall['form']): Solid[] {
  return ([-1, 1] as const).map((side) => ({
    shape: 'ellipsoid',
    at: [side * (wide - 0.12), -0.5, tucked.has(side) ? -1 : -0.3],
    size: [0.28, 1.15, 0.66],
    paint,
    blend: 0.1,
    groove: backGroove(form, phase),
  }));
}

const backGroove = (form: Fall['form'], phase: number): Groove =>
  form === 'curly'
    ? { depth: 0.06, density: 10, phase, pattern: 'curls' }
    : { ...strands(DOWN, 9, 0.06, phase), wave: form === 'wavy' ? 2.4 : 0.2 };

/** Wavy and curly locks are thick to the tip: their line ends above it. */
const SPREAD: Readonly<Record<Fall['form'], number>> = { straight: 0, wavy: 0.12, curly: 0.32 };

/** Hair that is worn behind the ear begins here. */
const BEHIND_EAR = 1.35;

/** The line that hair follows from the temple past the ear and the jaw to its tip; `place` is 0 at the face, 1 behind the ear. */
function fallLine(
  { wide, puff, tucked }: HairHead,
  side: -1 | 1,
  place: number,
  { end: whole, form, front }: Fall,
): Vector[] {
  const end = whole - SPREAD[form];
  const out = wide + 0.1 + puff * 0.7;
  const t = tucked.has(side) ? BEHIND_EAR + place * 0.2 : place;
  const rest = front ? 0.86 - t * 0.5 : 0.3 - t * 0.5;
  return [
    [side * (wide - 0.2 + t * 0.1), 1.1 - t * 0.1, 0.5 - t * 0.6],
    [side * out, -0.2, 0.42 - t * 0.75],
    [side * (out - 0.04 + t * 0.14), -1.2, 0.46 - t * 0.7],
    [side * (out - 0.16 + t * 0.26), -end * 0.5 - 1.15, (rest + 0.5 - t * 0.7) / 2 + 0.06],
    [side * (out - 0.36 + t * 0.4), -end, rest],
  ];
}

/** What falls beside the face and over the shoulders. */
export function sideFalls(head: HairHead, fall: Fall): Solid[] {
  return ([-1, 1] as const).flatMap((side) => FORMS[fall.form](head, side, fall));
}

const FORMS: Readonly<Record<Fall['form'], (head: HairHead, side: -1 | 1, fall: Fall) => Solid[]>> = {
  straight: straightFall,
  wavy: wavyFall,
  curly: curlyFall,
};

function straightFall(head: HairHead, side: -1 | 1, fall: Fall): Solid[] {
  return [0, 0.5, 1].flatMap((t) => {
    const line = fallLine(head, side, t, fall);
    const shape = {
      broad: 0.34,
      thick: 0.18,
      blend: 0.14,
      groove: { ...strands(DOWN, 4, 0.055, t * 4), wave: 0.2 },
    };
    return [
      [0, 2],
      [1, 3],
      [2, 4],
    ].map(([from = 0, to = 0], index) => {
      const [root = line[0], tip = line[0]] = [line[from], line[to]];
      if (!root || !tip) throw new Error('a fall has five places');
      return lock(
        paintAt(head, (root[1] + tip[1]) / 2, fall.end),
        root,
        tip,
        { ...shape, broad: 0.34 - index * 0.03 },
        [side, 0, index === 2 && fall.front ? 1.2 : 0.25],
      );
    });
  });
}

/** A line with more places on it, swung to both sides in turn. */
function swing(line: readonly Vector[], places: number, reach: number, start: number): Vector[] {
  const top = line[0]?.[1] ?? 0;
  const bottom = line.at(-1)?.[1] ?? 0;
  return Array.from({ length: places }, (_, index): Vector => {
    const share = index / (places - 1);
    const [x, y, z] = along(line, share);
    const sway = Math.sin(share * (top - bottom) * 2.7 + start) * reach * Math.min(1, share * 4);
    return [x + sway, y, z + sway * 0.35];
  });
}

function along(line: readonly Vector[], share: number): Vector {
  const at = share * (line.length - 1);
  const index = Math.min(line.length - 2, Math.floor(at));
  const [from, to] = [line[index], line[index + 1]];
  if (!from || !to) throw new Error('a line has two places');
  const rest = at - index;
  return [
    from[0] + (to[0] - from[0]) * rest,
    from[1] + (to[1] - from[1]) * rest,
    from[2] + (to[2] - from[2]) * rest,
  ];
}

/** Places on a wavy lock: enough to round two waves. */
const WAVY_PLACES = 8;

function wavyFall(head: HairHead, side: -1 | 1, fall: Fall): Solid[] {
  return [0, 0.45, 0.95].flatMap((t, row) => {
    const line = swing(
      fallLine(head, side, t, fall),
      WAVY_PLACES,
      0.1,
      row * 0.45 + (side > 0 ? 0 : Math.PI),
    );
    const groove: Groove = { depth: 0.05, density: 3, phase: t * 4, pattern: 'strands', wave: 0.5 };
    return rope(head.paint, line, [0.3, 0.15], groove, 0.12).map((limb) => ({
      ...limb,
      paint: paintAt(head, (limb.at[1] + (limb.to?.[1] ?? 0)) / 2, fall.end),
    }));
  });
}

function curlyFall(head: HairHead, side: -1 | 1, fall: Fall): Solid[] {
  const groove = (phase: number): Groove => ({ depth: 0.06, density: 10, phase, pattern: 'curls' });
  const core = rope(head.paint, fallLine(head, side, 0.5, fall), [0.34, 0.24], groove(0), 0.2).map(
    (limb) => ({
      ...limb,
      paint: paintAt(head, limb.at[1], fall.end),
    }),
  );
  const count = Math.round(fall.end * 2.4 + 3);
  const curls = [0.05, 0.85].flatMap((t, row) =>
    swing(fallLine(head, side, t, fall), count, 0.12, row * 2.2).map((at, index): Solid => {
      const radius = 0.3 + ((index * 5 + row * 2) % 4) * 0.035 - (index / count) * 0.08;
      return {
        shape: 'ellipsoid',
        at,
        size: [radius, radius, radius],
        paint: paintAt(head, at[1], fall.end),
        blend: 0.12,
        groove: groove(index * 2 + row),
      };
    }),
  );
  return [...core, ...curls];
}

import { darken, hex, luminance, type Rgb } from '../colour.ts';
import { clamp } from '../math.ts';
import type { Looks } from '../reading/photo/looks.ts';
import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import { fitGlasses, type GlassesForm } from './glasses-forms.ts';
import { frameAt } from './shapes.ts';

/**
 * Height of the lenses' middle, where it is next to the face's, and how far lenses stand in front of the head's axis.
 */
const HEIGHT = -0.03;
const ASIDE = 0.52;
const FRONT = 1.35;
/** How far frames bend back towards the temples. */
const BEND = 0.3;
/** Thickness of the arms. */
const ARM = 0.036;
/** Edge of a lens without a rim. */
const EDGE = 0.009;
/** Rows of which a dark lens is built, and how far it looks outwards, degrees. */
const ROWS = 14;
const LENS_TURN = 8;

/** Frames on the nose with arms over the ears; dark lenses hide the eyes, others are painted on the face. */
export function sculptGlasses({ glasses, shape }: Looks): Group[] {
  if (!glasses) return [];
  const form = fitGlasses(glasses);
  const frame = framePaint(form, glasses.colour);
  const groups: Group[] = [
    ...[-1, 1].map(
      (side): Group => [...sculptRim(form, side, frame), ...sculptArm(form, side, frame, shape.cheek)],
    ),
    sculptBridge(form, frame),
  ];
  if (!glasses.dark) return groups;
  const lens: Paint = { colour: glasses.lens ? atMost(glasses.lens, DARK_LENS) : hex('#15131a'), gloss: 1 };
  return [...groups, ...[-1, 1].map((side) => sculptLens(form, side, lens))];
}

/** A lens that hides the eyes is no brighter than this, whatever it mirrors. */
const DARK_LENS = 80;
const atMost = (colour: Rgb, most: number): Rgb =>
  darken(colour, 1 - Math.min(1, most / Math.max(1, luminance(colour))));

function framePaint({ wire }: GlassesForm, colour: Rgb): Paint {
  const seen = luminance(colour) < 40 ? hex('#1d1a20') : colour;
  return wire ? { colour: seen, gloss: 0.9, metal: luminance(seen) > 70 } : { colour: seen, gloss: 0.5 };
}

/** A place of a lens on the head. */
const onHead = (side: number, [x, y]: readonly [number, number], forward = 0): Vector => [
  side * (ASIDE + x),
  HEIGHT + y,
  FRONT + forward - BEND * Math.max(0, ASIDE + x - 0.3) ** 2,
];

function sculptRim({ outline, rim, brow }: GlassesForm, side: number, frame: Paint): Solid[] {
  const edge: Paint = rim > 0 ? frame : { colour: hex('#e8eef2'), gloss: 1 };
  return outline.map((from, index): Solid => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const isBrow = brow !== undefined && (from[1] + to[1]) / 2 > 0.08;
    const thick = isBrow ? brow : rim || EDGE;
    const paint: Paint =
      brow !== undefined && !isBrow ? { colour: hex('#9a9da4'), gloss: 0.9, metal: true } : edge;
    return { shape: 'capsule', at: onHead(side, from), to: onHead(side, to), size: [thick, thick, 0], paint };
  });
}

/** From the outer end of the lens to the ear, and down behind it. */
function sculptArm(
  { outline, rim, wire, brow }: GlassesForm,
  side: number,
  frame: Paint,
  cheek: number,
): Solid[] {
  const outer = outline.reduce((far, place) =>
    place[0] + place[1] * 0.4 > far[0] + far[1] * 0.4 ? place : far,
  );
  const thick = wire ? ARM * 0.7 : clamp(brow ?? rim, ARM, 0.05);
  const ear = side * (cheek * 1.1 + 0.08);
  const bar = (at: Vector, to: Vector): Solid => ({
    shape: 'capsule',
    at,
    to,
    size: [thick, thick, 0],
    paint: frame,
    blend: 0.02,
  });
  const hinge: Vector = [
    side * (Math.abs(onHead(side, outer)[0]) + 0.05),
    HEIGHT + outer[1] * 0.8,
    FRONT - 0.2,
  ];
  return [
    bar(onHead(side, outer), hinge),
    bar(hinge, [ear, 0.1, 0.0]),
    bar([ear, 0.1, 0], [ear, 0.06, -0.3]),
    bar([ear, 0.06, -0.3], [ear - side * 0.03, -0.24, -0.4]),
  ];
}

/** An arch over the nose. */
function sculptBridge({ outline, rim, brow, bar, wire }: GlassesForm, frame: Paint): Group {
  const inner = outline.reduce((near, place) => (place[0] < near[0] ? place : near));
  const gap = ASIDE + inner[0];
  const thick = Math.max(wire ? 0.026 : 0.036, (brow ?? rim) * 0.86);
  const arch = (y: number, half: number): Solid[] =>
    [-1, 1].map((side) => ({
      shape: 'capsule',
      at: [0, HEIGHT + y + 0.05, FRONT + 0.03],
      to: [side * half, HEIGHT + y, FRONT],
      size: [thick, thick, 0],
      paint: frame,
      blend: 0.02,
    }));
  return [...arch(0.08, gap + 0.01), ...(bar ? arch(0.2, gap + 0.14) : [])];
}

/** A dark lens: a plate of rows from border to border, each lying behind the rim with its ends. */
function sculptLens({ outline, rim }: GlassesForm, side: number, paint: Paint): Group {
  const ys = outline.map(([, y]) => y);
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  // Narrow rows above and below, where the border is level.
  const levels = Array.from(
    { length: ROWS + 1 },
    (_, row) => (low + high) / 2 - ((high - low) / 2) * Math.cos((row / ROWS) * Math.PI),
  );
  const turn: Vector = [0, side * LENS_TURN, 0];
  const place = frameAt(onHead(side, [0, 0], -0.012), turn).place;
  return levels.slice(1).map((top, row): Solid => {
    const bottom = levels[row] ?? top;
    // The narrower of the two borders of a row counts, so that no corner stands out of the rim.
    const [above, below] = [widthAt(outline, top - 1e-3), widthAt(outline, bottom + 1e-3)];
    const [left, right] = [Math.max(above[0], below[0]), Math.min(above[1], below[1])];
    return {
      shape: 'box',
      at: place([(side * (left + right)) / 2, (top + bottom) / 2, 0]),
      size: [(right - left) / 2 + rim * 0.3, (top - bottom) / 2 + 0.004, 0.022],
      round: 0,
      turn,
      paint,
    };
  });
}

/** From where to where an outline reaches at a height. */
function widthAt(outline: readonly (readonly [number, number])[], height: number): [number, number] {
  const crossings = outline.flatMap(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    if (y > height === nextY > height) return [];
    return [x + ((nextX - x) * (height - y)) / (nextY - y)];
  });
  return [Math.min(...crossings), Math.max(...crossings)];
}

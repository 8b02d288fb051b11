import type { Looks } from '../reading/photo/looks.ts';
import { GRID } from '../reading/photo/relief/head-grid.ts';
import type { HeadRelief, ReliefPaint } from '../reading/photo/relief/read-head-relief.ts';
import type { Relief } from '../sculpt/relief.ts';
import type { Decal, Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import { sculptEars } from './head.ts';
import { skinPaint } from './skin-paint.ts';

/** Vinyl skin looks alive when light travels in it. */
const SKIN = { translucent: 0.6 };

/** The person's own skull and inner face in the head's units, and ears for which `looks` are fitted. */
export function sculptReliefHead({ head, face, skin }: HeadRelief, looks: Looks, gloss: number): Group[] {
  const bare: Paint = { ...skinPaint(skin, gloss), ...SKIN };
  return [[toSolid(head, { ...bare, decal: toDecal(face) })], ...sculptEars(looks, gloss)];
}

/** The looks with the proportions of the relief; everything else on the head is moulded for them. */
export const fitLooks = (looks: Looks, { temple, crown }: HeadRelief): Looks => ({
  ...looks,
  shape: { ...looks.shape, cheek: temple / WIDEST, crown },
});

/** How much wider than its cheeks a moulded skull is. */
const WIDEST = 1.1;

/** How far frames bend back towards the temples, and how far behind the ear's front their arms end. */
const BEND = 0.22;
const ARM_END = -0.05;

/** Glasses as the photo shows them, before the eyes, with arms to the ears. */
export function sculptReliefGlasses(
  { temple }: HeadRelief,
  frames: NonNullable<HeadRelief['frames']>,
): Group[] {
  const paint: Paint = { colour: frames.colour, gloss: 0.6 };
  const bar = (from: Vector, to: Vector, radius: number): Solid => ({
    shape: 'capsule',
    at: from,
    to,
    size: [radius, radius, 0],
    paint,
  });
  const place = (side: number, [x, y]: readonly [number, number]): Vector => {
    const aside = frames.eye[0] + x;
    return [side * aside, -(frames.eye[1] + y), frames.at - BEND * Math.max(0, aside - 0.35) ** 2];
  };
  const { outline, rim } = frames;
  const outer = outline.reduce((far, one) => (one[0] - one[1] * 0.5 > far[0] - far[1] * 0.5 ? one : far));
  const sides = [-1, 1].map((side): Group => {
    const end = place(side, outer);
    const ring = outline.map((from, at) =>
      bar(place(side, from), place(side, outline[(at + 1) % outline.length] ?? from), rim),
    );
    return [...ring, bar(end, [side * (temple + 0.05), end[1] * 0.8, ARM_END], Math.max(0.026, rim * 0.8))];
  });
  const thick = Math.max(0.02, rim * 0.8);
  const bridge = [-1, 1].flatMap((side) =>
    frames.bridge.slice(1).map(({ x, y, at }, index): Solid => {
      const from = frames.bridge[index] ?? { x, y, at };
      return bar([side * from.x, -from.y, from.at], [side * x, -y, at], thick);
    }),
  );
  return [...sides, bridge];
}

/** How far a head reaches in front of its middle at most. */
const DEPTH = 1.7;

const toSolid = (relief: Relief, paint: Paint, at: Vector = [0, 0, 0]): Solid => ({
  shape: 'relief',
  relief,
  at,
  size: [GRID.half, GRID.half, DEPTH],
  paint,
});

const toDecal = (pixels: ReliefPaint): Decal => ({
  pixels,
  width: GRID.edge,
  height: GRID.edge,
  centre: [0, 0],
  half: [GRID.half, GRID.half],
});

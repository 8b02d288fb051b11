import { darken } from '../colour.ts';
import { GRID } from '../reading/photo/relief/head-grid.ts';
import { BEHIND, type HeadRelief, type ReliefPaint } from '../reading/photo/relief/read-head-relief.ts';
import type { Relief } from '../sculpt/relief.ts';
import type { Decal, Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import { skinPaint } from './skin-paint.ts';

/** Hair shines more than skin, and lets less light in. */
const HAIR = { gloss: 0.55, roughness: 0.25, translucent: 0.4 };
const SKIN = { translucent: 0.6 };

/** The person's own head in the head's units: skull and face, ears, and hair or what covers it. */
export function sculptReliefHead({ head, face, skin, shell, ears }: HeadRelief, gloss: number): Group[] {
  const bare: Paint = { ...skinPaint(skin, gloss), ...SKIN };
  const groups: Group[] = [
    [toSolid(head, { ...bare, decal: toDecal(face) })],
    ...([-1, 1] as const).flatMap((side, at) => sculptEar(side, ears[at], bare)),
  ];
  if (!shell) return groups;
  const paint: Paint = { colour: shell.colour, ...HAIR };
  groups.push([toSolid(shell.body, { ...paint, decal: toDecal(shell.paint) })]);
  if (shell.behind) groups.push([toSolid(shell.behind, paint, [0, 0, -BEHIND.back])]);
  return groups;
}

/** The most that a head stands before its middle. */
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

function sculptEar(side: -1 | 1, edge: number | undefined, paint: Paint): Group[] {
  if (edge === undefined) return [];
  const turn: Vector = [0, side * -28, side * -8];
  return [
    [
      { shape: 'ellipsoid', at: [side * (edge + 0.02), -0.2, -0.06], size: [0.13, 0.34, 0.24], turn, paint },
      {
        shape: 'ellipsoid',
        at: [side * (edge + 0.09), -0.16, 0.13],
        size: [0.07, 0.2, 0.12],
        turn,
        paint: { ...paint, colour: darken(paint.colour, 0.12) },
        cutOut: true,
        blend: 0.05,
      },
    ],
  ];
}

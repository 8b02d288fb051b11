import { describe, expect, it } from 'vitest';
import type { CardPlan } from '../packs/pack.ts';
import { layOutRetroCard } from '../packs/retro-card/retro-card-words.ts';
import { boxNet, roomInBox } from './box-net.ts';
import { cardNet, roomInBubble } from './card-net.ts';
import { edgeOf, type Face, type Net, type Part, type Point } from './net.ts';

type Vector = readonly [number, number, number];
type Move = (point: Vector) => Vector;

const RADIANS = Math.PI / 180;
/** Millimetres by which edges may miss each other. */
const PRECISE = 0.2;
/** Millimetres that paper and glue take between two parts. */
const THICK = 0.7;

const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector) => times(a, 1 / Math.hypot(...a));

/** Turns around an axis through a point (Rodrigues). */
function turnAbout(from: Vector, axis: Vector, degrees: number): Move {
  const u = unit(axis);
  const [cosine, sine] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];
  return (point) => {
    const p = minus(point, from);
    const turned = add(add(times(p, cosine), times(cross(u, p), sine)), times(u, dot(u, p) * (1 - cosine)));
    return add(turned, from);
  };
}

/** On its sheet, seen from its printed side: x right, y up, z towards the viewer. */
const onSheet = ([x, y]: Point): Vector => [x, -y, 0];
const middleOf = ({ corners }: Face): Vector => times(corners.map(onSheet).reduce(add), 1 / corners.length);

/** Folds a part: where each place on the sheet ends, by the face that it is on. */
function foldPart({ faces, at }: Part): Map<string, Move> {
  const origin: Vector = [0, 0, 0];
  const [x, y, z] = at.turn;
  const turns = [
    turnAbout(origin, [1, 0, 0], x),
    turnAbout(origin, [0, 1, 0], y),
    turnAbout(origin, [0, 0, 1], z),
  ];
  const stand: Move = (point) =>
    add(
      turns.reduce((moved, turn) => turn(moved), point),
      at.at,
    );
  const moves = new Map<string, Move>();
  for (const face of faces) {
    if (!face.hinge) {
      moves.set(face.name, stand);
      continue;
    }
    const parent = moves.get(face.hinge.to);
    if (!parent) throw new Error(`${face.name} hangs on nothing`);
    const [from, to] = edgeOf(face, face.hinge.edge).map(onSheet) as [Vector, Vector];
    const axis = minus(to, from);
    const towardsViewer = cross(axis, minus(middleOf(face), from))[2] > 0;
    const turn = turnAbout(from, axis, towardsViewer ? -face.hinge.angle : face.hinge.angle);
    moves.set(face.name, (point) => parent(turn(point)));
  }
  return moves;
}

type Folded = { face: Face; corners: Vector[]; normal: Vector };

function foldAll(net: Net): Map<string, Folded> {
  return new Map(
    net.parts.flatMap((part) => {
      const moves = foldPart(part);
      return part.faces.map((face): [string, Folded] => {
        const move = moves.get(face.name) as Move;
        const [start] = face.corners;
        const flat = onSheet(start as Point);
        const normal = minus(move(add(flat, [0, 0, 1])), move(flat));
        return [face.name, { face, corners: face.corners.map((corner) => move(onSheet(corner))), normal }];
      });
    }),
  );
}

/** Whether a place in a face's plane is inside of it, to a hundredth of a millimetre. */
function isInside(point: Vector, { corners, normal }: Folded): boolean {
  const [start, next] = corners as [Vector, Vector];
  const right = unit(minus(next, start));
  const up = cross(normal, right);
  const flat = (p: Vector): Point => [dot(minus(p, start), right), dot(minus(p, start), up)];
  return isWithin(flat(point), corners.map(flat));
}

function isWithin(point: Point, polygon: readonly Point[]): boolean {
  return nearest(point, polygon) < 0.01 || isCrossed(point, polygon);
}

function isCrossed([x, y]: Point, polygon: readonly Point[]): boolean {
  return polygon.reduce((inside, [ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] as Point;
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}

function nearest([x, y]: Point, polygon: readonly Point[]): number {
  return Math.min(
    ...polygon.map(([ax, ay], i) => {
      const [bx, by] = polygon[(i + 1) % polygon.length] as Point;
      const share = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1);
      const along = Math.min(1, Math.max(0, share));
      return Math.hypot(ax + (bx - ax) * along - x, ay + (by - ay) * along - y);
    }),
  );
}

/** A plain figure of a size. */
function figureOf({ width, height }: { width: number; height: number }) {
  return {
    contour: [
      [width * 0.8, height],
      [width * 0.2, height],
      [0, 0],
      [width, 0],
    ] as const,
  };
}

const ACTION: CardPlan = {
  card: { x: 258, y: 56, width: 1020, height: 1424 },
  corner: 30,
  figure: { x: 300, y: 408, width: 562, height: 876 },
};
const RETRO: CardPlan = {
  card: { x: 238, y: 50, width: 1060, height: 1436 },
  corner: 24,
  figure: { x: 788, y: 424, width: 442, height: 758 },
};

const TWO: CardPlan = { ...RETRO, figure: layOutRetroCard('Two of us', [1], false, true).figure };

const NETS: [string, Net][] = [150, 75].flatMap((high): [string, Net][] => [
  [`the window box, ${high} mm`, boxNet(high, figureOf(roomInBox(high)))],
  [`the action figure's card, ${high} mm`, cardNet(high, ACTION, figureOf(roomInBubble(high, ACTION)))],
  [`a retro card of two, ${high} mm`, cardNet(high, TWO, figureOf(roomInBubble(high, TWO)))],
  [`the retro card, ${high} mm`, cardNet(high, RETRO, figureOf(roomInBubble(high, RETRO)))],
]);

describe.each(NETS)('%s, folded', (_name, net) => {
  const folded = foldAll(net);
  const find = (name: string) => folded.get(name) as Folded;

  it('has edges that meet', () => {
    for (const { face, corners } of folded.values()) {
      for (const { edge, face: other, partner } of face.meets ?? []) {
        const [a, b] = [corners[edge], corners[(edge + 1) % corners.length]] as [Vector, Vector];
        const others = find(other).corners;
        const [c, d] = [others[partner], others[(partner + 1) % others.length]] as [Vector, Vector];
        const gap = (p: Vector, q: Vector) => Math.hypot(...minus(p, q));
        const missed = Math.min(Math.max(gap(a, c), gap(b, d)), Math.max(gap(a, d), gap(b, c)));
        expect(missed, `${face.name} ${edge} meets ${other} ${partner}`).toBeLessThan(PRECISE);
      }
    }
  });

  it('has flaps that lie inside the face that they are glued to or tucked behind', () => {
    for (const { face, corners } of folded.values()) {
      if (!face.lies) continue;
      const target = find(face.lies.on);
      const [start] = target.corners as [Vector];
      for (const corner of corners) {
        const off = dot(minus(corner, start), target.normal);
        expect(Math.abs(off), `${face.name} is flat on ${face.lies.on}`).toBeLessThan(THICK);
        const flat = minus(corner, times(target.normal, off));
        expect(isInside(flat, target), `${face.name} is within ${face.lies.on}`).toBe(true);
      }
    }
  });

  it('hides no window behind a flap', () => {
    for (const { face } of folded.values()) {
      if (!face.lies?.glued) continue;
      const target = find(face.lies.on);
      if (!target.face.window) continue;
      const moved = find(face.name).corners.map(([x, y]): Point => [x, -y]);
      for (const hole of target.face.window) expect(isWithin(hole, moved), face.name).toBe(false);
    }
  });

  it('closes: every face of a box or bubble has a partner on each of its edges', () => {
    const shut = ['front', 'back', 'left side', 'right side', 'bottom', 'lid', 'bubble'].filter((name) =>
      folded.has(name),
    );
    const joined = new Set(
      [...folded.values()].flatMap(({ face }) => [
        ...(face.meets ?? []).flatMap(({ edge, face: other, partner }) => [
          `${face.name} ${edge}`,
          `${other} ${partner}`,
        ]),
        ...(face.hinge
          ? [`${face.name} ${face.hinge.edge}`, hingeOfParent(find(face.hinge.to).face, face)]
          : []),
      ]),
    );
    for (const name of shut)
      for (let edge = 0; edge < 4; edge++) expect(joined, `${name} ${edge}`).toContain(`${name} ${edge}`);
  });

  it('has no face over another on its sheet', () => {
    for (const { faces } of net.parts) {
      for (const [i, one] of faces.entries()) {
        for (const other of faces.slice(i + 1)) {
          const inner = shrink(one);
          expect(
            inner.some((point) => isCrossed(point, shrink(other))) ||
              shrink(other).some((point) => isCrossed(point, inner)),
            `${one.name} and ${other.name}`,
          ).toBe(false);
        }
      }
    }
  });
});

/** The edge of a parent on which a face hangs. */
function hingeOfParent(parent: Face, face: Face): string {
  const [from, to] = edgeOf(face, face.hinge?.edge ?? 0);
  const edge = parent.corners.findIndex((_, i) => {
    const [a, b] = edgeOf(parent, i);
    return Math.hypot(a[0] - to[0], a[1] - to[1]) + Math.hypot(b[0] - from[0], b[1] - from[1]) < 0.01;
  });
  return `${parent.name} ${edge}`;
}

/** Its corners and middle, a hundredth nearer to the middle: faces touch at folds. */
function shrink({ corners }: Face): Point[] {
  const [x, y] = [0, 1].map(
    (axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length,
  ) as [number, number];
  return [...corners.map(([px, py]): Point => [px + (x - px) * 0.01, py + (y - py) * 0.01]), [x, y]];
}

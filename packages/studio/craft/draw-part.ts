import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawText, setText } from '../typesetting/typeset.ts';
import { onPage, type PlacedPart } from './lay-out-pages.ts';
import { edgeOf, type Face, type Part, type Point } from './net.ts';
import type { Pictures } from './panels.ts';

/** Points per millimetre. */
export const POINTS = 72 / 25.4;

const INK = '#1b1430';
const TAB = '#f3eee3';
const HATCH = '#b9aec0';

/** Draws a part where it is placed: its pictures, then what is glued, folded and cut. */
export function drawPart(context: SKRSContext2D, placed: PlacedPart, pictures: Pictures): void {
  const { part } = placed;
  for (const face of part.faces) {
    const picture = face.picture === undefined ? undefined : pictures.get(face.picture);
    if (picture) drawPicture(context, placed, face, picture);
    else drawTab(context, placed, face);
  }
  for (const { mark } of part.faces) if (mark) strokeMark(context, pathOf(placed, mark));
  for (const face of part.faces) drawEdges(context, placed, face);
}

/** Draws a sample of a line, points. */
export function drawSample(
  context: SKRSContext2D,
  kind: 'cut' | 'fold' | 'glue',
  x: number,
  y: number,
): void {
  const line: Point[] = [
    [x, y],
    [x + 26, y],
  ];
  if (kind === 'cut') strokeCut(context, line, false);
  else if (kind === 'fold') strokeFold(context, line);
  else
    fillTab(
      context,
      [
        [x, y - 5],
        [x + 26, y - 5],
        [x + 26, y + 5],
        [x, y + 5],
      ],
      true,
    );
}

/** A line of the page, points, of places of a part. */
const pathOf = (placed: PlacedPart, places: readonly Point[]): Point[] =>
  places.map((place) => {
    const [x, y] = onPage(placed, place);
    return [x * POINTS, y * POINTS];
  });

function trace(context: SKRSContext2D, path: readonly Point[], closed = true): void {
  for (const [i, [x, y]] of path.entries()) {
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  if (closed) context.closePath();
}

function drawPicture(
  context: SKRSContext2D,
  placed: PlacedPart,
  face: Face,
  picture: Parameters<SKRSContext2D['drawImage']>[0],
): void {
  const [xs, ys] = [face.corners.map(([x]) => x), face.corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const [[x, y] = [0, 0]] = pathOf(placed, [[left, top]]);
  context.save();
  context.beginPath();
  trace(context, pathOf(placed, face.corners));
  if (face.window) trace(context, pathOf(placed, face.window));
  context.clip('evenodd');
  context.translate(x, y);
  if (placed.turned) context.rotate(Math.PI / 2);
  context.drawImage(picture, 0, 0, width * POINTS, height * POINTS);
  context.restore();
}

function drawTab(context: SKRSContext2D, placed: PlacedPart, face: Face): void {
  const path = pathOf(placed, face.corners);
  const isGlued = face.lies?.glued === true;
  fillTab(context, path, isGlued);
  const [from, to] = [path[3], path[2]];
  if (!isGlued || !from || !to) return;
  const words = `Glue to ${face.lies?.on}`;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const middle = [0, 1].map((axis) => path.reduce((sum, at) => sum + (at[axis] ?? 0), 0) / path.length);
  const box = { x: -length * 0.3, y: -5, width: length * 0.6, height: 10 };
  if (box.width < words.length * 3.2) return;
  context.save();
  context.translate(middle[0] ?? 0, middle[1] ?? 0);
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  // Never upside down.
  context.rotate(Math.abs(angle) > Math.PI / 2 + 0.01 ? angle + Math.PI : angle);
  context.fillStyle = TAB;
  context.fillRect(-words.length * 1.9, -4.6, words.length * 3.8, 9.2);
  drawText(context, setText(words, { name: 'tab', box, face: 'reading', largest: 7 }), INK);
  context.restore();
}

function fillTab(context: SKRSContext2D, path: readonly Point[], hatched: boolean): void {
  context.save();
  context.beginPath();
  trace(context, path);
  context.fillStyle = TAB;
  context.fill();
  if (hatched) {
    context.clip();
    const [xs, ys] = [path.map(([x]) => x), path.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    context.strokeStyle = HATCH;
    context.lineWidth = 0.5;
    context.beginPath();
    for (let x = left - (bottom - top); x < right; x += 4.5) {
      context.moveTo(x, bottom);
      context.lineTo(x + bottom - top, top);
    }
    context.stroke();
  }
  context.restore();
}

function drawEdges(context: SKRSContext2D, placed: PlacedPart, face: Face): void {
  const folds = foldsOf(placed.part, face);
  for (let edge = 0; edge < face.corners.length; edge++) {
    const line = pathOf(placed, edgeOf(face, edge));
    // A fold is drawn once, with the face that hangs on it.
    if (face.hinge?.edge === edge) strokeFold(context, line);
    else if (!folds.has(edge)) strokeCut(context, line, false);
  }
  if (face.window) strokeCut(context, pathOf(placed, face.window), true);
}

/** The edges of a face on which others hang. */
function foldsOf({ faces }: Part, parent: Face): Set<number> {
  const children = faces.filter(({ hinge }) => hinge?.to === parent.name);
  const near = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.01;
  return new Set(
    [...parent.corners.keys()].filter((edge) => {
      const [from, to] = edgeOf(parent, edge);
      return children.some((child) => {
        const [start, end] = edgeOf(child, child.hinge?.edge ?? 0);
        return near(from, end) && near(to, start);
      });
    }),
  );
}

function strokeCut(context: SKRSContext2D, line: readonly Point[], closed: boolean): void {
  context.beginPath();
  trace(context, line, closed);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = INK;
  context.lineWidth = 0.9;
  context.stroke();
}

/** Dashes in ink on white, to be seen on any print. */
function strokeFold(context: SKRSContext2D, line: readonly Point[]): void {
  for (const [colour, width, dashes] of [
    ['#ffffff', 1.3, []],
    [INK, 0.8, [5, 3.5]],
  ] as const) {
    context.beginPath();
    trace(context, line, false);
    context.lineCap = 'butt';
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.setLineDash([...dashes]);
    context.stroke();
  }
  context.setLineDash([]);
}

function strokeMark(context: SKRSContext2D, line: readonly Point[]): void {
  context.save();
  context.beginPath();
  trace(context, line);
  context.strokeStyle = 'rgba(255,255,255,0.9)';
  context.lineWidth = 0.8;
  context.setLineDash([1, 3]);
  context.stroke();
  context.restore();
}

import Delaunator from 'delaunator';
import { clamp, mean, smoothStep } from '../../../math.ts';
import type { Face } from '../face/find-face.ts';
import { readYaw, straighten } from '../face/frontal-face.ts';
import { MESH } from '../face/mesh-places.ts';
import type { Landmark } from '../face/read-landmarks.ts';
import type { Point } from '../point.ts';
import type { Bitmap } from '../read-photo.ts';
import {
  CELLS,
  createMask,
  createPlane,
  GRID,
  indexOf,
  type Mask,
  type Plane,
  placeOf,
  xOf,
  yOf,
} from './head-grid.ts';
import type { RgbPlanes } from './lab.ts';

/** A head turned to look straight at us, on the grid. */
export type FrontView = {
  /** The places of the mesh, in the head's units; z grows away from us. */
  mesh: readonly Landmark[];
  /** How far the head is turned in the photo, radians: positive where the side on our right is hidden. */
  yaw: number;
  /** Where in the photo each cell is seen, pixels. */
  photoX: Plane;
  photoY: Plane;
  /** Cells that the photo shows; the others repeat its border. */
  isShown: Mask;
  colours: RgbPlanes;
};

/** How much larger than life eyes are made, and how far around them the skin gives way, in the head's units. */
const EYES = { growth: 0.13, reach: 0.45 };

/** Sees a found face, its hair and what is worn on it from the front. */
export function seeFromFront(photo: Bitmap, face: Face): FrontView {
  const mesh = straighten(face.landmarks);
  const yaw = readYaw(face.landmarks);
  const { photoX, photoY } = mapToPhoto(mesh, face.landmarks);
  const plain = readColours(photo, growEyes(mesh, photoX, photoY));
  if (Math.abs(yaw) <= HIDDEN.yaw) return { mesh, yaw, photoX, photoY, ...plain };
  const hidden = mirrorHidden(photoX, photoY, yaw);
  const mirrored = readColours(photo, growEyes(mesh, photoX, photoY));
  const colours = plain.colours.map((plane, channel) =>
    plane.map((value, cell) => value + (mirrored.colours[channel][cell] - value) * hidden[cell]),
  ) as RgbPlanes;
  return { mesh, yaw, photoX, photoY, isShown: mirrored.isShown, colours };
}

/**
 * The far side of hair and cheek is hidden on a head that is turned further than `yaw`, radians. It becomes the
 * mirror of the near side, from these distances from the middle on, in the head's units. Eyes and mouth stay as they
 * are, because mirrored eyes squint.
 */
const HIDDEN = { yaw: 0.22, cheek: 0.84, hair: 0.3, forehead: -0.7 };
/**
 * On a head that is turned further than this the far brow is hidden too, above this height and from this distance on.
 */
const HIDDEN_BROW = { yaw: 0.4, above: -0.13, beside: 0.22 };
/** Over what distance, in the head's units, colours change into those of the mirror. */
const GOES_OVER = 0.22;

/** Mirrors the places of hidden cells; returns how much of each cell's colour is the mirror's, 0 to 1. */
function mirrorHidden(photoX: Plane, photoY: Plane, yaw: number): Plane {
  const side = Math.sign(yaw);
  const hidesBrow = Math.abs(yaw) > HIDDEN_BROW.yaw;
  const hidden = createPlane();
  for (let cell = 0; cell < CELLS; cell++) {
    const far = xOf(cell) * side;
    const isBrow = hidesBrow && yOf(cell) < HIDDEN_BROW.above;
    const beside = isBrow ? HIDDEN_BROW.beside : HIDDEN.cheek;
    const beyond = far - (yOf(cell) < HIDDEN.forehead ? HIDDEN.hair : beside);
    if (beyond < 0) continue;
    hidden[cell] = smoothStep(0, GOES_OVER, beyond);
    const mirrored = cell - (cell % GRID.edge) + GRID.edge - 1 - (cell % GRID.edge);
    photoX[cell] = photoX[mirrored];
    photoY[cell] = photoY[mirrored];
  }
  return hidden;
}

/** Rings around the border of the mesh: how large they are against it, and how much of its own bends reaches there. */
const RINGS = [
  { reach: 1.12, keeps: 0.9 },
  { reach: 1.35, keeps: 0.6 },
  { reach: 1.8, keeps: 0.25 },
];
/**
 * How far behind the border of the face hair and the back of a head are, per unit that they are outside of it, and at
 * most.
 */
const BEHIND = { growth: 1.1, most: 0.7 };
const FAR_AWAY = 5;
const FACE_MIDDLE = { x: 0, y: 0.25 };

/** Finds the place in the photo of every cell: within the mesh by its triangles, outside by the whole head's turn. */
function mapToPhoto(mesh: readonly Landmark[], photo: readonly Landmark[]): { photoX: Plane; photoY: Plane } {
  const turn = [fitTurn(mesh, photo, 'x'), fitTurn(mesh, photo, 'y')] as const;
  const turned = ({ x, y, z }: Landmark): Point => ({
    x: apply(turn[0], x, y, z),
    y: apply(turn[1], x, y, z),
  });
  const places: Point[] = mesh.map(({ x, y }) => ({ x, y }));
  const seen: Point[] = photo.map(({ x, y }) => ({ x, y }));
  for (const { reach, keeps } of RINGS) {
    for (const index of MESH.oval) {
      const [on, own] = [mesh[index], photo[index]];
      if (!on || !own) continue;
      const x = FACE_MIDDLE.x + (on.x - FACE_MIDDLE.x) * reach;
      const y = FACE_MIDDLE.y + (on.y - FACE_MIDDLE.y) * reach;
      const away = Math.hypot(x - on.x, y - on.y);
      const there = turned({ x, y, z: on.z + Math.min(BEHIND.most, away * BEHIND.growth) });
      const here = turned(on);
      places.push({ x, y });
      seen.push({ x: there.x + keeps * (own.x - here.x), y: there.y + keeps * (own.y - here.y) });
    }
  }
  const border = mean(MESH.oval.map((index) => mesh[index]?.z ?? 0));
  for (let angle = 0; angle < 2 * Math.PI; angle += Math.PI / 12) {
    const [x, y] = [FAR_AWAY * Math.cos(angle), FAR_AWAY * Math.sin(angle)];
    places.push({ x, y });
    seen.push(turned({ x, y, z: border + BEHIND.most }));
  }
  const [photoX = createPlane(), photoY = createPlane()] = spread(places, [
    seen.map(({ x }) => x),
    seen.map(({ y }) => y),
  ]);
  return { photoX, photoY };
}

type Turn = readonly number[];
const apply = ([a, b, c, d]: Turn, x: number, y: number, z: number): number => a * x + b * y + c * z + d;

/** The linear map from places of the mesh to one axis of the photo, by least squares. */
function fitTurn(mesh: readonly Landmark[], photo: readonly Landmark[], axis: 'x' | 'y'): Turn {
  const rows = Array.from({ length: 4 }, () => new Float64Array(5));
  for (const [index, { x, y, z }] of mesh.entries()) {
    const terms = [x, y, z, 1];
    const value = photo[index]?.[axis] ?? 0;
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 4; column++) rows[row][column] += terms[row] * terms[column];
      rows[row][4] += terms[row] * value;
    }
  }
  return solve(rows);
}

/** Solves linear equations, their right side in the last column, by Gauss-Jordan elimination. */
function solve(rows: Float64Array[]): number[] {
  for (let pivot = 0; pivot < rows.length; pivot++) {
    const best = rows.findIndex(
      (row, at) =>
        at >= pivot && rows.every((other, i) => i < pivot || Math.abs(row[pivot]) >= Math.abs(other[pivot])),
    );
    [rows[pivot], rows[best]] = [rows[best], rows[pivot]];
    for (const [at, row] of rows.entries()) {
      if (at === pivot) continue;
      const factor = row[pivot] / rows[pivot][pivot];
      for (let column = pivot; column < row.length; column++) row[column] -= factor * rows[pivot][column];
    }
  }
  return rows.map((row, at) => row[row.length - 1] / row[at]);
}

/** Lays values at places over the grid, evenly between three places each; `outside` all triangles it has that value. */
export function spread(places: readonly Point[], values: readonly number[][], outside = Number.NaN): Plane[] {
  const planes = values.map(() => createPlane().fill(outside));
  const { triangles } = Delaunator.from(
    [...places],
    ({ x }) => x,
    ({ y }) => y,
  );
  for (let at = 0; at < triangles.length; at += 3)
    fillTriangle(places, [triangles[at], triangles[at + 1], triangles[at + 2]], values, planes);
  return planes;
}

function fillTriangle(
  places: readonly Point[],
  [i, j, k]: readonly [number, number, number],
  values: readonly number[][],
  planes: Plane[],
): void {
  const [a, b, c] = [places[i], places[j], places[k]];
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (Math.abs(area) < 1e-9) return;
  const within = (index: number) => clamp(index, 0, GRID.edge - 1);
  const left = within(Math.floor(indexOf(Math.min(a.x, b.x, c.x))));
  const right = within(Math.ceil(indexOf(Math.max(a.x, b.x, c.x))));
  const bottom = within(Math.ceil(indexOf(Math.max(a.y, b.y, c.y))));
  for (let row = within(Math.floor(indexOf(Math.min(a.y, b.y, c.y)))); row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const [x, y] = [placeOf(column), placeOf(row)];
      const v = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area;
      const w = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area;
      const u = 1 - v - w;
      if (u < -1e-6 || v < -1e-6 || w < -1e-6) continue;
      for (let plane = 0; plane < planes.length; plane++) {
        const value = values[plane];
        planes[plane][row * GRID.edge + column] = value[i] * u + value[j] * v + value[k] * w;
      }
    }
  }
}

/** What is drawn around the middle of an eye is taken from nearer to it. */
function growEyes(mesh: readonly Landmark[], photoX: Plane, photoY: Plane): { x: Plane; y: Plane } {
  const grown = { x: Float32Array.from(photoX), y: Float32Array.from(photoY) };
  for (const { upper, lower } of MESH.eyes) {
    const ring = [...upper, ...lower].flatMap((index) => mesh[index] ?? []);
    const middle = {
      x: mean(ring.map(({ x }) => x)),
      y: mean(ring.map(({ y }) => y)),
    };
    const [first, last] = [indexOf(middle.x - EYES.reach), indexOf(middle.x + EYES.reach)];
    const [top, bottom] = [indexOf(middle.y - EYES.reach), indexOf(middle.y + EYES.reach)];
    for (let row = Math.ceil(top); row <= bottom; row++) {
      for (let column = Math.ceil(first); column <= last; column++) {
        const [x, y] = [placeOf(column) - middle.x, placeOf(row) - middle.y];
        const near = Math.max(0, 1 - Math.hypot(x, y) / EYES.reach);
        const scale = 1 - EYES.growth * near * near * (3 - 2 * near);
        const [u, v] = [indexOf(middle.x + x * scale), indexOf(middle.y + y * scale)];
        grown.x[row * GRID.edge + column] = readBetween(photoX, GRID.edge, 1, 0, u, v);
        grown.y[row * GRID.edge + column] = readBetween(photoY, GRID.edge, 1, 0, u, v);
      }
    }
  }
  return grown;
}

/** Reads one channel of a picture between its pixels, whose middles are at whole numbers. */
export function readBetween(
  pixels: ArrayLike<number>,
  width: number,
  channels: number,
  channel: number,
  x: number,
  y: number,
): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - column, y - row];
  const at = (row * width + column) * channels + channel;
  const below = at + width * channels;
  const upper = pixels[at] * (1 - right) + pixels[at + channels] * right;
  const lower = pixels[below] * (1 - right) + pixels[below + channels] * right;
  return upper * (1 - down) + lower * down;
}

function readColours(
  { width, height, data }: Bitmap,
  places: { x: Plane; y: Plane },
): Pick<FrontView, 'isShown' | 'colours'> {
  const isShown = createMask();
  const colours: RgbPlanes = [createPlane(), createPlane(), createPlane()];
  for (let cell = 0; cell < CELLS; cell++) {
    const [x, y] = [places.x[cell], places.y[cell]];
    isShown[cell] = +(x >= 0 && y >= 0 && x < width && y < height);
    const u = clamp(x - 0.5, 0, width - 1.001);
    const v = clamp(y - 0.5, 0, height - 1.001);
    for (let channel = 0; channel < 3; channel++)
      colours[channel][cell] = readBetween(data, width, 3, channel, u, v);
  }
  return { isShown, colours };
}

import { clamp } from '../../../math.ts';
import type { Face } from '../face/find-face.ts';
import { MESH } from '../face/mesh-places.ts';
import { HEAD_INPUT, type HeadAnswer } from '../regions/head-model.ts';
import { placeHead } from '../regions/head-patch.ts';
import { CELLS, createPlane, type Plane } from './head-grid.ts';
import { fillPolygon, toPlane } from './masks.ts';
import { fitToEdges } from './planes.ts';
import { type FrontView, readBetween } from './see-from-front.ts';

/** What the network tells apart, in its order. */
const KINDS = ['background', 'hair', 'body', 'face', 'clothes', 'thing'] as const;
/** What is told of a head. */
const TOLD = ['background', 'hair', 'face', 'thing'] as const;
/** How probable each kind is in every cell, 0 to 1; a thing is worn or held: a hat, glasses, a microphone. */
export type Regions = Record<(typeof TOLD)[number], Plane>;

/** The network's answer is coarser than the photo, and is fitted to its edges: cells to each side, variance of lightness. */
const FIT = { reach: 5, edge: 39 };

/** Lays what the network has found around a head over the grid. */
export function readRegions({ kinds }: HeadAnswer, face: Face, view: FrontView): Regions {
  const { square } = placeHead(face);
  const shares = toShares(kinds);
  const [cos, sin] = [Math.cos(square.angle), Math.sin(square.angle)];
  const planes = TOLD.map(() => createPlane());
  const channels = TOLD.map((kind) => KINDS.indexOf(kind));
  const most = HEAD_INPUT - 1.001;
  for (let cell = 0; cell < CELLS; cell++) {
    const x = (view.photoX[cell] - square.centre.x) / square.size;
    const y = (view.photoY[cell] - square.centre.y) / square.size;
    const u = clamp((x * cos + y * sin + 0.5) * HEAD_INPUT - 0.5, 0, most);
    const v = clamp((y * cos - x * sin + 0.5) * HEAD_INPUT - 0.5, 0, most);
    for (let kind = 0; kind < TOLD.length; kind++)
      planes[kind][cell] = readBetween(shares, HEAD_INPUT, KINDS.length, channels[kind], u, v);
  }
  const [background, hair, skin, thing] = fitToEdges(lightnessOf(view), planes, FIT.reach, FIT.edge);
  return { background, hair, face: skin, thing };
}

/** In a drawing the network sees no person: there the mesh alone says where the face is. */
export function faceOfMesh({ mesh }: FrontView): Regions {
  const inside = toPlane(fillPolygon(MESH.oval.flatMap((index) => mesh[index] ?? [])));
  return {
    face: inside,
    background: inside.map((share) => 1 - share),
    hair: createPlane(),
    thing: createPlane(),
  };
}

/** How light each cell is, 0 to 255. */
export const lightnessOf = ({ colours: [red, green, blue] }: Pick<FrontView, 'colours'>): Plane =>
  red.map((value, cell) => 0.3 * value + 0.59 * green[cell] + 0.11 * blue[cell]);

/** The softmax of the network's numbers. */
function toShares(kinds: Float32Array): Float32Array {
  const shares = new Float32Array(kinds.length);
  for (let start = 0; start < kinds.length; start += KINDS.length) {
    let most = kinds[start];
    for (let kind = 1; kind < KINDS.length; kind++) most = Math.max(most, kinds[start + kind]);
    let sum = 0;
    for (let kind = 0; kind < KINDS.length; kind++) {
      shares[start + kind] = Math.exp(kinds[start + kind] - most);
      sum += shares[start + kind];
    }
    for (let kind = 0; kind < KINDS.length; kind++) shares[start + kind] /= sum;
  }
  return shares;
}

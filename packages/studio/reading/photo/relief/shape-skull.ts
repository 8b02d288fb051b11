import { clamp, smoothStep } from '../../../math.ts';
import { MESH } from '../face/mesh-places.ts';
import {
  CELLS,
  createMask,
  createPlane,
  GRID,
  type Mask,
  nearestIndex,
  type Plane,
  placeOf,
  xOf,
  yOf,
} from './head-grid.ts';
import { depthInside, fillPolygon, roundBorder } from './masks.ts';
import { blur } from './planes.ts';
import type { Regions } from './read-regions.ts';
import { type FrontView, spread } from './see-from-front.ts';

/** The moulded head without hair: its outline and how far it stands before and behind the plane through its ears. */
export type Skull = {
  /** Places inside the border of the face, from the hairline to the chin, and how far inside, in the head's units. */
  face: Mask;
  insideFace: Plane;
  /** The whole head from the front, and how far inside it a place is. */
  outline: Mask;
  insideOutline: Plane;
  /** Half the width of the head to the left and to the right, by row. */
  left: Float32Array;
  right: Float32Array;
  front: Plane;
  back: Plane;
  chin: number;
  /** Height of the crown above the eyes in the photo, and as it is moulded; and half the width at the temples. */
  crown: number;
  dome: number;
  temple: number;
};

/** The head is widest at this height, and above it a dome. */
const TEMPLE = -0.25;
/** From this angle on, radians, both sides of a turned head are the mean of both: its far side is hardly seen. */
const TURNED = 0.12;
/** How alike both sides of other heads become. */
const EVENED = 0.6;

/**
 * Shapes the head to which a face belongs: its own width at each height, a dome above, an egg in depth, the person's
 * own face in it.
 */
export function shapeSkull(view: FrontView, regions: Regions, isBald: boolean): Skull {
  const { mesh } = view;
  const face = fillPolygon(MESH.oval.flatMap((index) => mesh[index] ?? []));
  const insideFace = depthInside(face);
  const crown = readCrown(view, regions, isBald);
  const dome = lowerCrown(crown, isBald);
  const [left, right] = measureSides(face, view.yaw).map((side) => addDome(side, dome)) as [
    Float32Array,
    Float32Array,
  ];
  const wide = createMask();
  for (let cell = 0; cell < CELLS; cell++) {
    const [x, row] = [xOf(cell), Math.floor(cell / GRID.edge)];
    wide[cell] = +(left[row] + right[row] > 0.05 && x > -left[row] && x < right[row]);
  }
  const outline = roundBorder(wide, 5);
  const chin = mesh[MESH.chin]?.y ?? 1.8;
  const egg = (depth: Depth) => layEgg(depth, dome, chin, left, right);
  return {
    face,
    insideFace,
    outline,
    insideOutline: depthInside(outline),
    left,
    right,
    front: blur(setFaceIn(egg(FRONT), view, insideFace), 2),
    back: egg(BACK),
    chin,
    crown,
    dome,
    temple: (left[nearestIndex(TEMPLE)] + right[nearestIndex(TEMPLE)]) / 2,
  };
}

/**
 * The height of a crown above the eyes, in the head's units: the usual one, the limits, and how thick hair is on it.
 */
const USUAL_CROWN = 1.62;
const LEAST_CROWN = 1.45;
const MOST_CROWN = { bald: 2.1, haired: 1.72 };
const HAIR = 0.18;

/** Reads the height of the crown off the upper end of hair, skin or hat. */
function readCrown({ isShown }: FrontView, { hair, face, thing }: Regions, isBald: boolean): number {
  for (let row = 0; row < nearestIndex(-0.8); row++) {
    let seen = 0;
    for (let column = nearestIndex(-0.25); column <= nearestIndex(0.25); column++) {
      const cell = row * GRID.edge + column;
      if (isShown[cell] === 1 && Math.max(hair[cell], face[cell], thing[cell]) > 0.5) seen++;
    }
    if (seen < 0.6 * 0.5 * GRID.perUnit) continue;
    const height = -placeOf(row) - (isBald ? 0 : HAIR);
    return clamp(height, LEAST_CROWN, isBald ? MOST_CROWN.bald : MOST_CROWN.haired);
  }
  return USUAL_CROWN;
}

/**
 * Above this height a toy's head is lower than life: otherwise its face would look small under a wide forehead. A
 * bald head is lowered less.
 */
const BROW = 0.4;
const LOWER = { bald: 0.92, haired: 0.84 };

const lowerCrown = (crown: number, isBald: boolean) =>
  BROW + (crown - BROW) * (isBald ? LOWER.bald : LOWER.haired);

/** Half the widths of the face to the left and right of its middle, by row. */
function measureSides(face: Mask, yaw: number): [Float32Array, Float32Array] {
  const [left, right] = [new Float32Array(GRID.edge), new Float32Array(GRID.edge)];
  for (let cell = 0; cell < CELLS; cell++) {
    if (face[cell] === 0) continue;
    const [row, x] = [Math.floor(cell / GRID.edge), xOf(cell)];
    left[row] = Math.max(left[row], -x);
    right[row] = Math.max(right[row], x);
  }
  const share = Math.abs(yaw) > TURNED ? 1 : EVENED;
  for (let row = 0; row < GRID.edge; row++) {
    const mean = (left[row] + right[row]) / 2;
    left[row] += (mean - left[row]) * share;
    right[row] += (mean - right[row]) * share;
  }
  return [left, right];
}

/** How much wider than the border of the face the head is between cheekbones and temples. */
const BEYOND_FACE = 0.05;
/**
 * How much narrower a head is made from cheeks to chin: seen from the front at arm's length a jaw of its own width
 * looks heavy.
 */
const JAW = { narrower: 0.09, from: 0.5, to: 1.3 };
/** How square a dome is: 2 is a circle. */
const DOME = 2.5;

function addDome(side: Float32Array, crown: number): Float32Array {
  const temple = side[nearestIndex(TEMPLE)] * (1 + BEYOND_FACE);
  return side.map((width, row) => {
    const y = placeOf(row);
    if (y >= TEMPLE)
      return (
        width * (1 + BEYOND_FACE * smoothStep(0.5, -0.2, y) - JAW.narrower * smoothStep(JAW.from, JAW.to, y))
      );
    const up = (TEMPLE - y) / (crown + TEMPLE);
    return up >= 1 ? 0 : temple * (1 - up ** DOME) ** (1 / DOME);
  });
}

/** How deep a head is at its thickest, and how square above and below that. */
type Depth = { most: number; above: number; below: number };
const FRONT: Depth = { most: 1.2, above: 2.4, below: 5 };
const BACK: Depth = { most: 1.35, above: 2.4, below: 2 };
const THICKEST = -0.1;
/** How square a head is from above. */
const PLAN = 2.2;
/** How far below the face's chin the mould of a chin ends. */
const BELOW_CHIN = 0.12;

function layEgg(depth: Depth, crown: number, chin: number, left: Float32Array, right: Float32Array): Plane {
  const egg = createPlane();
  for (let cell = 0; cell < CELLS; cell++) {
    const [x, y, row] = [xOf(cell), yOf(cell), Math.floor(cell / GRID.edge)];
    const width = x < 0 ? left[row] : right[row];
    const aside = width > 0.02 ? Math.abs(x) / width : 1;
    if (aside >= 1) continue;
    const [share, square] =
      y < THICKEST
        ? [(THICKEST - y) / (crown + THICKEST), depth.above]
        : [(y - THICKEST) / (chin + BELOW_CHIN - THICKEST), depth.below];
    const profile = (1 - Math.min(1, share) ** square) ** (1 / square);
    egg[cell] = depth.most * profile * (1 - aside ** PLAN) ** (1 / PLAN);
  }
  return egg;
}

/** How far inside its border the egg gives way to the person's own face, and how much of the egg stays there. */
const SEAM = { from: 0.02, to: 0.32 };
const OF_EGG = 0.18;
/** How much further than in life features stand out on a toy: otherwise the lamp would not model them. */
const STANDS_OUT = 1.18;
/**
 * Where the chin is, in the head's units, and its seam. It stands out nearly to its edge: otherwise it would be cut
 * short.
 */
const CHIN = { from: 0.9, to: 1.4, within: 0.4, beside: 0.75, seam: 0.14 };
/** The width over which face and egg are brought together. */
const RING = { from: 0.25, to: 0.45 };

function setFaceIn(egg: Plane, { mesh }: FrontView, insideFace: Plane): Plane {
  const places = mesh.map(({ x, y }) => ({ x, y }));
  const [depths = createPlane()] = spread(places, [mesh.map(({ z }) => -z)]);
  const isKnown = depths.map((depth) => +!Number.isNaN(depth));
  const known = depths.map((depth) => (Number.isNaN(depth) ? 0 : depth));
  const near = blur(isKnown, 3);
  const face = blur(known, 3).map((depth, cell) => depth / Math.max(0.05, near[cell]));
  let [apart, count] = [0, 0];
  for (let cell = 0; cell < CELLS; cell++) {
    if (insideFace[cell] <= RING.from || insideFace[cell] >= RING.to) continue;
    apart += egg[cell] - face[cell];
    count++;
  }
  const offset = apart / Math.max(1, count);
  return egg.map((depth, cell) => {
    const chin =
      smoothStep(CHIN.from, CHIN.to, yOf(cell)) * smoothStep(CHIN.beside, CHIN.within, Math.abs(xOf(cell)));
    const to = SEAM.to + (CHIN.seam - SEAM.to) * chin;
    const share = smoothStep(SEAM.from, to, insideFace[cell]) * (1 - OF_EGG);
    return depth + (face[cell] + offset - depth) * STANDS_OUT * share;
  });
}

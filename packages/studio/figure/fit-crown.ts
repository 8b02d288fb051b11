import { sum } from '../math.ts';
import { USUAL_SHAPE } from '../reading/photo/face/frontal-face.ts';
import { type Decal, type Group, rotation, type Solid } from '../sculpt/solid.ts';

/** Below this height, a little above the brows, all heads have the height for which headwear is moulded. */
const FROM = 0.45;

/** The height on a head of `USUAL_SHAPE` that `fitCrown` brings to the height `y` of a head with its crown at `crown`. */
export const onUsualCrown = (y: number, crown: number): number =>
  y > FROM ? FROM + ((y - FROM) * (USUAL_SHAPE.crown - FROM)) / (crown - FROM) : y;

/**
 * Fits hair and headwear, moulded for `USUAL_SHAPE`, on a head with its crown at `crown`: what lies above the
 * brows is pressed together or drawn out.
 */
export function fitCrown(groups: readonly Group[], crown: number): Group[] {
  const factor = (crown - FROM) / (USUAL_SHAPE.crown - FROM);
  const heightOf = (y: number) => (y > FROM ? FROM + (y - FROM) * factor : y);
  const prints = new Map<Decal, Decal>();
  const move = (decal: Decal): Decal => {
    const [top, bottom] = [decal.centre[1] + decal.half[1], decal.centre[1] - decal.half[1]].map(heightOf);
    if (top === undefined || bottom === undefined) return decal;
    return {
      ...decal,
      centre: [decal.centre[0], (top + bottom) / 2],
      half: [decal.half[0], (top - bottom) / 2],
    };
  };
  return groups.map((group) =>
    group.map((solid) => {
      const fitted = fitSolid(solid, heightOf);
      const { decal } = solid.paint;
      if (!decal) return fitted;
      // Solids that share a print go on sharing it.
      const print = prints.get(decal) ?? move(decal);
      prints.set(decal, print);
      return { ...fitted, paint: { ...solid.paint, decal: print } };
    }),
  );
}

function fitSolid(solid: Solid, heightOf: (y: number) => number): Solid {
  const { shape, at, to, via, size } = solid;
  if (shape === 'capsule' || shape === 'arc')
    return {
      ...solid,
      at: [at[0], heightOf(at[1]), at[2]],
      ...(to && { to: [to[0], heightOf(to[1]), to[2]] }),
      ...(via && { via: [via[0], heightOf(via[1]), via[2]] }),
    };
  if (shape === 'torus') return { ...solid, at: [at[0], heightOf(at[1]), at[2]] };
  if (isSlantedCut(solid)) return fitCut(solid, heightOf);
  const [, , , x = 0, y = 1, z = 0] = rotation(solid.turn ?? [0, 0, 0]);
  const rise = [x * size[0], y * size[1], z * size[2]].map(Math.abs);
  const half = shape === 'ellipsoid' ? Math.hypot(...rise) : sum(rise);
  const top = heightOf(at[1] + half);
  // A ball keeps its middle: what lies on its upper half, such as a parting, stays on it. Of other solids the edges
  // count.
  const bottom = shape === 'ellipsoid' ? 2 * heightOf(at[1]) - top : heightOf(at[1] - half);
  // A turned solid gets shorter along the edge that stands most upright.
  const upright = [x, y, z].map(Math.abs);
  const axis = upright.indexOf(Math.max(...upright));
  const shorter = (index: number) => (index === axis ? (top - bottom) / (2 * half) : 1);
  return {
    ...solid,
    at: [at[0], (top + bottom) / 2, at[2]],
    size: [size[0] * shorter(0), size[1] * shorter(1), size[2] * shorter(2)],
  };
}

/** A cut that is turned in the plane of the face. */
const isSlantedCut = ({ cutOut, shape, turn = [0, 0, 0] }: Solid) =>
  cutOut === true && shape === 'box' && turn[0] === 0 && turn[1] === 0 && turn[2] !== 0;

/** Moves a slanted cut by both ends of its upper edge, along which hair ends: cuts that meet go on meeting. */
function fitCut(solid: Solid, heightOf: (y: number) => number): Solid {
  const { at, size } = solid;
  const turned = ((solid.turn?.[2] ?? 0) * Math.PI) / 180;
  const edge = { x: at[0] - Math.sin(turned) * size[1], y: at[1] + Math.cos(turned) * size[1] };
  const [left = 0, right = 0] = [-size[0], size[0]].map((out) => heightOf(edge.y + Math.sin(turned) * out));
  const across = 2 * size[0] * Math.cos(turned);
  const lean = Math.atan2(right - left, across);
  return {
    ...solid,
    at: [edge.x + Math.sin(lean) * size[1], (left + right) / 2 - Math.cos(lean) * size[1], at[2]],
    size: [Math.hypot(across, right - left) / 2, size[1], size[2]],
    turn: [0, 0, (lean * 180) / Math.PI],
  };
}

import type { Rgb } from '../../../colour.ts';
import { smoothStep } from '../../../math.ts';
import type { Relief } from '../../../sculpt/relief.ts';
import type { Face } from '../face/find-face.ts';
import type { Landmark } from '../face/read-landmarks.ts';
import type { Looks } from '../looks.ts';
import type { Bitmap } from '../read-photo.ts';
import type { HeadAnswer } from '../regions/head-model.ts';
import { evenFace, shave } from './even-face.ts';
import { type Frames, findFrames } from './find-frames.ts';
import { carryBeardOn, findBeard, growthOf, raiseBeard } from './grow-beard.ts';
import { CELLS, createPlane, GRID, type Mask, nearestIndex, type Plane, yOf } from './head-grid.ts';
import { type LabPlanes, medianOf, rgbOf, rgbPlanesOf } from './lab.ts';
import { depthInside, outsideOf, toPlane } from './masks.ts';
import { paintInnerFace } from './paint-inner-face.ts';
import { blur } from './planes.ts';
import { faceOfMesh, lightnessOf, type Regions, readRegions } from './read-regions.ts';
import { seeFromFront } from './see-from-front.ts';
import { type Skull, shapeSkull } from './shape-skull.ts';

/** Colours over a relief: RGBA, rows from the top, on its grid. */
export type ReliefPaint = Uint8ClampedArray;

/** A face in the surface of a head, and its paint. */
export type PaintedHead = {
  head: Relief;
  /** The inner face, and a beard; transparent where the skin is plain. */
  face: ReliefPaint;
};

/**
 * A bare head as the photo shows it: the person's own skull and jaw, and on it their own inner face in one skin.
 * Other modules mould what grows and is worn on it, except glasses. Units are the head's.
 */
export type HeadRelief = PaintedHead & {
  /** The head without its beard; and the colour of the beard, where it stands out. */
  shaven?: PaintedHead;
  beard?: Rgb;
  skin: Rgb;
  /** The places of the mesh, seen from the front. */
  mesh: readonly Landmark[];
  /** Glasses as they are worn, and how far before the middle of the head their lenses stand, and the places of the bridge. */
  frames?: Frames & { at: number; bridge: readonly { x: number; y: number; at: number }[] };
  /** The same as they were read otherwise. */
  worn?: Looks['glasses'];
  /** Below and above the eyes as in the photo, the crown as it is moulded; and half the width at the temples. */
  chin: number;
  crown: number;
  dome: number;
  temple: number;
};

/**
 * Reads the relief of a found face's head.
 * @param answer what the network of regions has found; undefined if it sees no person, as in a drawing
 * @param seen what else was read about the person: the colour of the toy's skin in the light of the whole photo, and
 * where a beard grows
 */
export function readHeadRelief(
  answer: HeadAnswer | undefined,
  photo: Bitmap,
  face: Face,
  seen: Pick<Looks, 'skin' | 'beard' | 'glasses' | 'hairLength'>,
): HeadRelief {
  const view = seeFromFront(photo, face);
  const regions = answer ? readRegions(answer, face, view) : faceOfMesh(view);
  const skull = shapeSkull(view, regions, seen.hairLength === 'bald');
  const growth = growthOf(seen.beard);
  const even = evenFace(view, regions, skull, {
    growth,
    wearsGlasses: seen.glasses !== undefined,
    skin: seen.skin,
  });
  const isFull = seen.beard?.kind === 'full' && SHORT.has(seen.hairLength);
  const beard = seen.beard && findBeard(view, regions, skull, even, growth, isFull);
  const frames = seen.glasses ? findFrames(view, regions, seen.glasses.dark) : undefined;
  const { crown, dome, chin, temple, front, back, outline } = skull;
  const bare = paintInnerFace(view, skull, seen.beard ? shave(view, even, growth, beard) : even, {
    skin: seen.skin,
  });
  const shaven = {
    head: toRelief(front, back, outline),
    face: toPaint(bare.colours, coverOf(regions, skull, undefined, even.hidesMouth)),
  };
  const about = {
    skin: rgbOf(bare.skin),
    mesh: view.mesh,
    ...(frames && { frames: placeFrames(frames, skull), worn: seen.glasses }),
    chin,
    crown,
    dome,
    temple,
  };
  if (!seen.beard) return { ...about, ...shaven };
  const soft = beard && blur(toPlane(beard), EDGE_OF_BEARD);
  const hairy = soft ? growth.map((hair, cell) => Math.max(hair, soft[cell])) : growth;
  const { colours } = paintInnerFace(view, skull, even, { hairy, skin: seen.skin });
  if (beard && seen.beard.kind !== 'stubble') carryBeardOn(colours, beard, skull, bare.skin);
  const raised = beard && seen.beard.kind !== 'stubble' ? raiseBeard(beard, lightnessOf(view)) : undefined;
  return {
    ...about,
    shaven,
    ...(raised && beard && { beard: rgbOf(medianOf(colours, toPlane(beard))) }),
    head: raised
      ? {
          ...shaven.head,
          front: toSquares(
            front.map((depth, cell) => depth + raised[cell]),
            outline,
            1,
          ),
        }
      : shaven.head,
    face: toPaint(colours, coverOf(regions, skull, beard, even.hidesMouth)),
  };
}

/** Cells over which the edge of a beard is soft. */
const EDGE_OF_BEARD = 3;

/** Longer hair hangs where sideburns would be. */
const SHORT: ReadonlySet<Looks['hairLength']> = new Set(['bald', 'cropped', 'short']);

/** How much of the face is behind lenses, and how far before it they stand: only a brow may touch them. */
const LENS = { share: 0.92, before: 0.03 };
/** Places of a bridge, from the rim to the middle of the nose. */
const BRIDGE = [1, 0.66, 0.33, 0] as const;

/** How far before the middle of the head the lenses of glasses stand. */
function placeFrames(frames: Frames, { front }: Skull): NonNullable<HeadRelief['frames']> {
  const behind = frames.outline
    .flatMap(([x, y]) =>
      [-1, 1].map((side) => front[cellAt(side * (frames.eye[0] + x), frames.eye[1] + y)] ?? 0),
    )
    .sort((a, b) => a - b);
  const at = (behind[Math.floor(behind.length * LENS.share)] ?? 1.2) + LENS.before;
  // A bridge is high on the nose.
  const [x, y] = frames.outline.reduce((near, place) =>
    place[0] + place[1] * 0.35 < near[0] + near[1] * 0.35 ? place : near,
  );
  const height = frames.eye[1] + y;
  const bridge = BRIDGE.map((share) => {
    const aside = (frames.eye[0] + x) * share;
    const before = Math.max(...[-aside, aside].map((place) => front[cellAt(place, height)] ?? 0));
    return { x: aside, y: height, at: share === 1 ? at : Math.max(at, before + LENS.before + frames.rim) };
  });
  return { ...frames, at, bridge };
}

const cellAt = (x: number, y: number) => nearestIndex(y) * GRID.edge + nearestIndex(x);

/** How steeply the maps of a relief fall outside of its outline, squares of units per unit. */
const FALL = 2.6;
const THINNEST = 0.03;

const toRelief = (front: Plane, back: Plane, outline: Mask): Relief => ({
  columns: GRID.edge,
  rows: GRID.edge,
  centre: [0, 0],
  half: [GRID.half, GRID.half],
  front: toSquares(front, outline, 1),
  back: toSquares(back, outline, 2),
});

/** The map of a relief: squares of depths, less than nothing outside of its outline; smooth by a deviation in cells. */
function toSquares(depths: Plane, outline: Mask, deviation: number): Plane {
  const outside = depthInside(outsideOf(outline));
  return blur(
    depths.map((depth, cell) =>
      outline[cell] === 1 ? Math.max(THINNEST, depth) ** 2 : -FALL * outside[cell],
    ),
    deviation,
  );
}

/** The inner face is painted from its border inwards, where neither hair nor anything else lies before it. */
const SEAM = { from: 0.04, to: 0.24 };
/** Hair above this height is a fringe before the forehead, hair below it a beard. */
const BROWS = 0.2;
const SURE = { from: 0.35, to: 0.65 };

function coverOf(
  { face, hair, thing }: Regions,
  skull: Skull,
  beard: Mask | undefined,
  hidesMouth: boolean,
): Plane {
  const cover = createPlane();
  for (let cell = 0; cell < CELLS; cell++) {
    if (skull.face[cell] === 0) continue;
    const isDrawn = hidesMouth && yOf(cell) > BROWS;
    const seen = isDrawn ? 1 : face[cell] + thing[cell] + hair[cell];
    cover[cell] =
      smoothStep(SEAM.from, SEAM.to, skull.insideFace[cell]) * smoothStep(SURE.from, SURE.to, seen);
  }
  if (beard) {
    const soft = blur(toPlane(beard), 3);
    for (let cell = 0; cell < CELLS; cell++) cover[cell] = Math.max(cover[cell], soft[cell]);
  }
  return blur(cover, 2);
}

function toPaint(colours: LabPlanes, cover: Plane): ReliefPaint {
  const [red, green, blue] = rgbPlanesOf(colours);
  const paint = new Uint8ClampedArray(CELLS * 4);
  for (let cell = 0; cell < CELLS; cell++) {
    paint[cell * 4] = red[cell];
    paint[cell * 4 + 1] = green[cell];
    paint[cell * 4 + 2] = blue[cell];
    paint[cell * 4 + 3] = 255 * cover[cell];
  }
  return paint;
}

import type { Rgb } from '../../../colour.ts';
import type { Relief } from '../../../sculpt/relief.ts';
import type { Face } from '../face/find-face.ts';
import type { Bitmap } from '../read-photo.ts';
import type { HeadModel } from '../regions/head-model.ts';
import { fillBehind, findShell, type Shell } from './find-shell.ts';
import { carryBeardOn, findBeard, raiseBeard } from './grow-beard.ts';
import {
  CELLS,
  createMask,
  createPlane,
  eachCellIn,
  GRID,
  type Mask,
  nearestIndex,
  type Plane,
  yOf,
} from './head-grid.ts';
import { type LabPlanes, labPlanesOf, rgbOf, rgbPlanesOf } from './lab.ts';
import { depthInside, outsideOf, toPlane } from './masks.ts';
import { mouldShell } from './mould-shell.ts';
import { paintInnerFace } from './paint-inner-face.ts';
import { blur, rise } from './planes.ts';
import { lightnessOf, type Regions, readRegions } from './read-regions.ts';
import { seeFromFront } from './see-from-front.ts';
import { type Skull, shapeSkull } from './shape-skull.ts';

/** Colours over a relief: RGBA, rows from the top, on its grid. */
export type ReliefPaint = Uint8ClampedArray;

/** A head as the photo shows it, moulded: what grows on it and the person's own face in one skin. Units are the head's. */
export type HeadRelief = {
  head: Relief;
  /** The inner face, and a beard; transparent where the skin is plain. */
  face: ReliefPaint;
  skin: Rgb;
  /** Hair or a cover: its body, and what of it hangs behind the neck. */
  shell?: { body: Relief; paint: ReliefPaint; colour: Rgb; behind: Relief | undefined };
  /** How far each ear, left and right, stands from the middle; none where hair covers it. */
  ears: readonly [number | undefined, number | undefined];
  chin: number;
};

/**
 * Reads the relief of a found face's head.
 * @param readSkin the colour of the toy's skin, as it is read from the whole photo's light
 */
export function readHeadRelief(model: HeadModel, photo: Bitmap, face: Face, readSkin: Rgb): HeadRelief {
  const view = seeFromFront(photo, face);
  const regions = readRegions(model, photo, face, view);
  const skull = shapeSkull(view, regions);
  const shell = findShell(view, regions, skull);
  const covered = shell?.outline ?? createMask();
  const inner = paintInnerFace(view, regions, skull, covered, readSkin);
  const beard = findBeard(view, regions, skull, inner);
  const lightness = lightnessOf(view);
  if (beard) {
    carryBeardOn(inner.colours, beard, skull);
    const raised = raiseBeard(beard, lightness);
    for (let cell = 0; cell < CELLS; cell++) skull.front[cell] += raised[cell];
  }
  return {
    head: toRelief(skull.front, skull.back, skull.outline, 1),
    face: toPaint(inner.colours, coverOf(regions, skull, covered, beard)),
    skin: rgbOf(inner.skin),
    ...(shell && { shell: mould(shell, skull, lightness, labPlanesOf(view.colours)) }),
    ears: [findEar(regions, skull, covered, -1), findEar(regions, skull, covered, 1)],
    chin: skull.chin,
  };
}

function mould(
  shell: Shell,
  skull: Skull,
  lightness: Plane,
  lab: LabPlanes,
): NonNullable<HeadRelief['shell']> {
  const { outline, front, back, colour, colours } = mouldShell(shell, skull, lightness, lab);
  return {
    body: toRelief(front, back, outline, 1),
    paint: toPaint(colours, blur(toPlane(shell.outline), 3)),
    colour: rgbOf(colour),
    behind: hangBehind(shell, skull),
  };
}

/** Hair that hangs behind the neck is so thick, and its middle lies so far behind the head's. */
export const BEHIND = { thick: 0.5, back: 0.6 };

function hangBehind(shell: Shell, skull: Skull): Relief | undefined {
  const low = shell.outline.some((value, cell) => value === 1 && yOf(cell) > skull.chin);
  if (!low) return undefined;
  const outline = fillBehind(shell.outline, skull);
  const depth = depthInside(outline).map((inside) => {
    const near = Math.min(inside, BEHIND.thick);
    return Math.sqrt(2 * BEHIND.thick * near - near * near);
  });
  return toRelief(depth, depth, outline, 3);
}

/** How steeply the maps of a relief fall outside of its outline, squares of units per unit. */
const FALL = 2.6;
const THINNEST = 0.03;

function toRelief(front: Plane, back: Plane, outline: Mask, deviation: number): Relief {
  const outside = depthInside(outsideOf(outline));
  const square = (depths: Plane) =>
    depths.map((depth, cell) =>
      outline[cell] === 1 ? Math.max(THINNEST, depth) ** 2 : -FALL * outside[cell],
    );
  return {
    columns: GRID.edge,
    rows: GRID.edge,
    centre: [0, 0],
    half: [GRID.half, GRID.half],
    front: blur(square(front), deviation),
    back: blur(square(back), deviation + 1),
  };
}

/** The inner face is painted from its border inwards, where neither hair nor anything else lies before it. */
const SEAM = { from: 0.02, to: 0.18 };
const SURE = { from: 0.35, to: 0.65 };

function coverOf(
  { face, hair, thing }: Regions,
  skull: Skull,
  covered: Mask,
  beard: Mask | undefined,
): Plane {
  const cover = createPlane();
  for (let cell = 0; cell < CELLS; cell++) {
    if (skull.face[cell] === 0 || (covered[cell] === 1 && yOf(cell) < 0.2)) continue;
    const seen = face[cell] + hair[cell] + thing[cell];
    cover[cell] = rise(SEAM.from, SEAM.to, skull.insideFace[cell]) * rise(SURE.from, SURE.to, seen);
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

/** Where ears are, how far beside the head; and how much more hair than skin there covers one. */
const EAR = { top: -0.25, bottom: 0.55, wide: 0.28, at: 0.15 };
const HAIR_TO_SKIN = 3;
const FEW = 150;

function findEar(
  { hair, face, body }: Regions,
  skull: Skull,
  covered: Mask,
  side: -1 | 1,
): number | undefined {
  const edge = (side < 0 ? skull.left : skull.right)[nearestIndex(EAR.at)] ?? 1;
  const [near, far] = [side * edge, side * (edge + EAR.wide)];
  let [skins, hairs] = [0, 0];
  eachCellIn(
    { left: Math.min(near, far), right: Math.max(near, far), top: EAR.top, bottom: EAR.bottom },
    (cell) => {
      if (hair[cell] > 0.5 || covered[cell] === 1) hairs++;
      else if (face[cell] + body[cell] > 0.5) skins++;
    },
  );
  return hairs > HAIR_TO_SKIN * skins + FEW ? undefined : edge;
}

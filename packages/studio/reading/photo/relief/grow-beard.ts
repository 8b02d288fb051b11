import { clamp, smoothStep } from '../../../math.ts';
import { coverAt } from '../beard/beard-coverage.ts';
import type { Beard } from '../beard/read-beard.ts';
import { MESH } from '../face/mesh-places.ts';
import type { EvenFace } from './even-face.ts';
import { CELLS, createPlane, type Mask, mirrorOf, type Plane, xOf, yOf } from './head-grid.ts';
import type { Lab, LabPlanes } from './lab.ts';
import { above, depthInside, fillPolygon, keepLarge, roundBorder, toPlane } from './masks.ts';
import { blur, blurWithin } from './planes.ts';
import type { Regions } from './read-regions.ts';
import type { FrontView } from './see-from-front.ts';
import type { Skull } from './shape-skull.ts';

/** How much darker than skin a beard is: where it may be one, and where it surely is, in lightness. */
const DARKER = { from: 9, to: 18 };
/** From which read cover on hair grows, and from which it surely does. */
const GROWN = { from: 0.25, to: 0.7 };
/** The least share of the lower face that a beard covers; parts of fewer cells are shade. */
const LEAST_SHARE = 0.05;
const LEAST_PART = 300;
/** How far below the chin a beard may hang, in the head's units. */
const BELOW_CHIN = 0.5;

/** How strong a shade of the skin stubble is. */
const STUBBLE = 0.7;

/** How much of each cell is beard, 0 to 1, by what was read of it otherwise. */
export function growthOf(beard: Beard | undefined): Plane {
  const growth = createPlane();
  const coverage = beard?.coverage;
  if (!coverage) return growth;
  const most = beard.kind === 'stubble' ? STUBBLE : 1;
  for (let cell = 0; cell < CELLS; cell++) {
    const [x, y] = [xOf(cell), yOf(cell)];
    if (y > 0) growth[cell] = most * clamp(coverAt(coverage, x, y), 0, 1);
  }
  return growth;
}

/** How near the border of the face the photo shows shade: there a beard gets the colour that it has further in. */
const BORDER = { from: 0.02, to: 0.1 };

/** Where a full beard goes up to the ear, from the middle of the face. */
const SIDEBURN = { from: 0.78, top: 0.1 };

/** Finds hair, or what is darker than skin, around the mouth and along the jaw; none on a face without a beard. */
export function findBeard(
  view: FrontView,
  regions: Regions,
  skull: Skull,
  face: EvenFace,
  growth: Plane,
  isFull: boolean,
): Mask | undefined {
  const lips = roundBorder(fillPolygon(MESH.lips.flatMap((index) => view.mesh[index] ?? [])), 2);
  const nose = (view.mesh[MESH.noseFoot]?.y ?? 0.7) - 0.02;
  const hairy = createPlane();
  const lightness = blur(face.colours[0], 2);
  let lower = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const y = yOf(cell);
    const highest = isFull && Math.abs(xOf(cell)) > SIDEBURN.from ? SIDEBURN.top : nose;
    if (y < highest || y > skull.chin + BELOW_CHIN || lips[cell] === 1 || view.isShown[cell] === 0) continue;
    const isHair = regions.hair[cell] > 0.4 && regions.background[cell] < 0.3;
    if (skull.face[cell] === 1) lower++;
    else if (!isHair || (!isFull && Math.abs(xOf(cell)) > SIDEBURN.from)) continue;
    // At the border of a face without a full beard there is only shade.
    const inner = isFull ? 1 : smoothStep(BORDER.from, BORDER.to, skull.insideFace[cell]);
    // Beards are even; what is dark on one side only is shade.
    const apart = face.seen[0] - Math.max(lightness[cell], lightness[mirrorOf(cell)]);
    const darker = inner * smoothStep(DARKER.from, DARKER.to, apart);
    hairy[cell] = isHair ? 1 : Math.max(darker, smoothStep(GROWN.from, GROWN.to, growth[cell]));
  }
  const soft = blur(hairy, 5);
  const covered = soft.reduce(
    (sum, value, cell) => sum + +(value > 0.5 && skull.face[cell] === 1 && yOf(cell) > nose),
    0,
  );
  if (covered <= LEAST_SHARE * Math.max(1, lower)) return undefined;
  return roundBorder(keepLarge(above(soft, 0.45), LEAST_PART), 5);
}

/** How much of its one colour a moulded beard has everywhere; skin between hairs counts little for that. */
const ONE_COLOUR = 0.4;
const apartFrom = (skin: Lab, colours: LabPlanes, cell: number): number =>
  Math.hypot(...skin.map((value, channel) => value - (colours[channel]?.[cell] ?? value)));

/** Carries the colours of a beard on to the jaw's edge and below, and evens them. */
export function carryBeardOn(colours: LabPlanes, beard: Mask, { insideFace }: Skull, skin: Lab): void {
  const known = toPlane(beard).map((value, cell) =>
    insideFace[cell] > 0.06 ? value * (1 + apartFrom(skin, colours, cell)) ** 2 : 0,
  );
  if (!known.some((value) => value > 0)) return;
  const nearby = blurWithin(colours, known, 14, Number.NaN);
  for (const [channel, plane] of colours.entries()) {
    const near = nearby[channel];
    for (let cell = 0; cell < CELLS; cell++) {
      if (beard[cell] === 0 || Number.isNaN(near[cell])) continue;
      const beyond = 1 - smoothStep(BORDER.from, BORDER.to, insideFace[cell]);
      plane[cell] += (near[cell] - plane[cell]) * Math.max(ONE_COLOUR, beyond);
    }
  }
}

/**
 * How thick a beard is, over what distance its edge is round, and how far its clumps stand out, by the lightness of
 * the photo.
 */
const THICK = 0.035;
const ROUND = 0.24;
const STEP = 5;
const CLUMPS = { most: 0.02, perLightness: 0.0012 };

/** The height of a beard over the skin. */
export function raiseBeard(beard: Mask, lightness: Plane): Plane {
  const inside = depthInside(beard);
  const [slow, fine] = [blur(lightness, 6), blur(lightness, 1.3)];
  const height = inside.map((depth, cell) => {
    if (depth === 0) return 0;
    const edge = Math.sqrt(1 - (1 - Math.min(1, depth / ROUND)) ** 2);
    const clump = (fine[cell] - slow[cell]) * CLUMPS.perLightness;
    return THICK * edge + clamp(clump, -CLUMPS.most, CLUMPS.most) * Math.min(1, depth / ROUND);
  });
  // A beard grows out of the skin: a step would gleam like a crack.
  return blur(height, STEP);
}

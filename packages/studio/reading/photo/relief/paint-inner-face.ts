import type { Rgb } from '../../../colour.ts';
import { MESH } from '../face/mesh-places.ts';
import type { Landmark } from '../face/read-landmarks.ts';
import { CELLS, createMask, type Mask, type Plane } from './head-grid.ts';
import { type Lab, type LabPlanes, labOf, labPlanesOf } from './lab.ts';
import { fillPolygon, toPlane } from './masks.ts';
import { blur, blurWithin, evenColours } from './planes.ts';
import type { Regions } from './read-regions.ts';
import type { FrontView } from './see-from-front.ts';
import type { Skull } from './shape-skull.ts';

/** The face of the photo as it is painted on a toy: in one skin colour, in few tones, its features crisp. */
export type InnerFace = {
  colours: LabPlanes;
  /** The one colour of the skin, on face, ears, neck and hands. */
  skin: Lab;
  /** 1 on eyes, brows, foot of the nose and mouth, soft around them. */
  features: Plane;
};

/** How wide the light on a face is, in cells; and how much of its lightness and of its colour is taken out. */
const LIGHT = { broad: 30, narrow: 16, lightness: 0.78, colour: 0.85 };
/** What is left of tones of skin: lightness, colour, and the lines of folds, which are at most so dark and light. */
const TONES = { lightness: 0.8, colour: 0.85, folds: 0.45, darkest: -14, lightest: 3 };
/** How much crisper features are. */
const CRISP = 0.55;
/** How much of the toy's skin, which is read from the whole photo's light, is in the colour: lightness and hue. */
const READ_SKIN = { lightness: 0.55, hue: 0.3 };

/** Paints the inner face from the photo; `readSkin` is the colour of skin that the photo's light was taken out of. */
export function paintInnerFace(
  view: FrontView,
  regions: Regions,
  skull: Skull,
  hair: Mask,
  readSkin: Rgb,
): InnerFace {
  const features = mapFeatures(view.mesh);
  const colours = labPlanesOf(view.colours);
  const bare = toPlane(createMask()).map(
    (_, cell) =>
      +(regions.face[cell] > 0.75 && skull.insideFace[cell] > 0.03 && hair[cell] === 0) *
      (1 - features[cell]),
  );
  const seen = medianOf(colours, bare);
  const even = takeLightOut(colours, bare, seen);
  const calm = evenColours(evenColours(even, skull.face, 4, 5.5), skull.face, 5, 4.5);
  const [slight, broad] = [blur(even[0], 1.2), blur(even[0], 7)];
  const [light, red, yellow] = labOf(readSkin);
  const skin: Lab = [
    seen[0] + (light - seen[0]) * READ_SKIN.lightness,
    seen[1] + (red - seen[1]) * READ_SKIN.hue,
    seen[2] + (yellow - seen[2]) * READ_SKIN.hue,
  ];
  const painted = calm.map((plane, channel) =>
    plane.map((value, cell) => {
      const own = even[channel][cell] - seen[channel];
      const fold = Math.max(TONES.darkest, Math.min(TONES.lightest, slight[cell] - broad[cell]));
      const tone =
        (value - seen[channel]) * (channel === 0 ? TONES.lightness : TONES.colour) +
        (channel === 0 ? fold * TONES.folds : 0);
      return skin[channel] + tone + (own - tone) * features[cell];
    }),
  ) as LabPlanes;
  const soft = blur(painted[0], 2.2);
  for (let cell = 0; cell < CELLS; cell++)
    painted[0][cell] += features[cell] * CRISP * (painted[0][cell] - soft[cell]);
  return { colours: painted, skin, features };
}

/** What is slow about the colours of bare skin is the photo's light, and goes. */
function takeLightOut(colours: LabPlanes, bare: Plane, seen: Lab): LabPlanes {
  return colours.map((plane, channel) => {
    const apart = plane.map((value) => value - seen[channel]);
    const broad = blurWithin(apart, bare, LIGHT.broad, 0);
    const narrow = blurWithin(apart, bare, LIGHT.narrow, 0);
    const share = channel === 0 ? LIGHT.lightness : LIGHT.colour;
    return plane.map((value, cell) => value - (share * (broad[cell] + narrow[cell])) / 2);
  }) as LabPlanes;
}

/** The median colour of those cells that count. */
export function medianOf(colours: LabPlanes, counts: Plane): Lab {
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (counts[cell] > 0.5) cells.push(cell);
  const middle = (plane: Plane) => {
    const sorted = new Float32Array(cells.length);
    for (const [at, cell] of cells.entries()) sorted[at] = plane[cell];
    sorted.sort();
    return sorted[sorted.length >> 1] ?? 0;
  };
  return [middle(colours[0]), middle(colours[1]), middle(colours[2])];
}

/** The outlines of features, and how far around them skin belongs to them, in the head's units. */
const FEATURES: readonly { places: readonly number[]; around: number }[] = [
  ...MESH.eyes.map(({ upper, lower }) => ({ places: [...upper, ...lower], around: 0.11 })),
  ...MESH.brows.map((places) => ({ places, around: 0.06 })),
  { places: MESH.lips, around: 0.07 },
  { places: MESH.noseBase, around: 0.05 },
];

function mapFeatures(mesh: readonly Landmark[]): Plane {
  const all = createMask();
  for (const { places, around } of FEATURES) {
    const corners = places.flatMap((index) => mesh[index] ?? []);
    const x = corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length;
    const y = corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length;
    const grown = corners
      .toSorted((a, b) => Math.atan2(a.y - y, a.x - x) - Math.atan2(b.y - y, b.x - x))
      .map((corner) => {
        const scale = 1 + around / Math.max(0.01, Math.hypot(corner.x - x, corner.y - y));
        return { x: x + (corner.x - x) * scale, y: y + (corner.y - y) * scale };
      });
    const inside = fillPolygon(grown);
    for (let cell = 0; cell < CELLS; cell++) all[cell] |= inside[cell];
  }
  return blur(toPlane(all), 3.5);
}
